/** Category buttons, each with its number of templates [spec 2]. */
import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { TEMPLATES } from "#app/core/templates/catalogue.ts";
import { CATEGORIES, type Category } from "#app/core/templates/template.ts";
import { classNames } from "#app/ui/controls/class-names.ts";
import { TEXTS } from "./texts.ts";

export type Filter = "all" | Category;

export const CATEGORY_LABELS: Record<Filter, string> = {
  all: TEXTS.allTemplates,
  modern: "Modern",
  professional: "Professional",
  creative: "Creative",
  classic: "Classic",
};

const FILTERS: Filter[] = ["all", ...CATEGORIES];

export function templatesInCategory(filter: Filter) {
  return TEMPLATES.filter((template) => filter === "all" || template.category === filter);
}

/** Parses the `category` URL parameter; 'all' if it is missing or unknown. */
export function parseFilter(category: string | null): Filter {
  return FILTERS.find((filter) => filter === category) ?? "all";
}

export function CategoryFilter({
  value,
  hiddenFields,
}: {
  value: Filter;
  /** Hidden inputs that keep the other URL parameters. */
  hiddenFields: ReactNode;
}) {
  return (
    <Form method="get" replace preventScrollReset>
      {hiddenFields}
      <fieldset className="flex flex-wrap justify-center gap-2">
        <legend className="sr-only">{TEXTS.filterTemplatesByCategory}</legend>
        {FILTERS.map((filter) => (
          <button
            key={filter}
            type="submit"
            name="category"
            value={filter}
            aria-pressed={filter === value}
            className={classNames(
              "min-h-10 rounded-full border px-4 text-sm font-semibold transition-colors",
              filter === value
                ? "border-accent bg-accent text-on-accent"
                : "border-line-strong bg-raised text-ink hover:bg-sunken",
            )}
          >
            {CATEGORY_LABELS[filter]}{" "}
            <span className="font-normal">({templatesInCategory(filter).length})</span>
          </button>
        ))}
      </fieldset>
    </Form>
  );
}
