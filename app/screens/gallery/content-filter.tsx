/** Chooses what the cards show: the user's own resume, or each template's sample. */
import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { classNames } from "#app/ui/controls/class-names.ts";
import { TEXTS } from "./texts.ts";

export type Content = "own" | "sample";
const CHOICES: [Content, string][] = [
  ["own", TEXTS.yourResume],
  ["sample", TEXTS.sample],
];

/** Parses the `content` URL parameter; "own" by default. */
export const parseContent = (content: string | null): Content =>
  content === "sample" ? "sample" : "own";

export function ContentFilter({
  value,
  hiddenFields,
}: {
  value: Content;
  /** Hidden inputs that keep the other URL parameters. */
  hiddenFields: ReactNode;
}) {
  return (
    <Form method="get" replace preventScrollReset className="w-full max-w-64 sm:w-auto">
      {hiddenFields}
      <fieldset className="grid gap-1">
        <legend className="mb-1 text-sm font-semibold">{TEXTS.showTemplatesWith}</legend>
        <div className="flex">
          {CHOICES.map(([content, label]) => (
            <button
              key={content}
              type="submit"
              name="content"
              value={content}
              aria-pressed={content === value}
              className={classNames(
                "min-h-10 border px-4 pointer-coarse:min-h-11 text-sm first:rounded-l-control last:-ml-px last:rounded-r-control",
                content === value
                  ? "relative border-accent bg-accent-wash font-semibold"
                  : "border-line-strong bg-raised hover:bg-sunken",
              )}
            >
              {label}
            </button>
          ))}
        </div>
      </fieldset>
    </Form>
  );
}
