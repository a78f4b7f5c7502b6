/** Switches between the list and the grid of resumes. */
import { LayoutGrid, List } from "lucide-react";
import { classNames } from "#app/ui/controls/class-names.ts";
import { TEXTS } from "./texts.ts";
import type { ListLayout } from "./use-list-layout.ts";

const LAYOUTS = [
  { layout: "list", label: TEXTS.showAsList, Icon: List },
  { layout: "grid", label: TEXTS.showAsGrid, Icon: LayoutGrid },
] as const;

export function LayoutSwitch({
  value,
  onChange,
}: {
  value: ListLayout;
  onChange(layout: ListLayout): void;
}) {
  return (
    <fieldset className="flex justify-self-end">
      <legend className="sr-only">{TEXTS.layout}</legend>
      {LAYOUTS.map(({ layout, label, Icon }) => (
        <button
          key={layout}
          type="button"
          aria-label={label}
          title={label}
          aria-pressed={layout === value}
          onClick={() => onChange(layout)}
          className={classNames(
            "grid size-10 place-items-center border border-line-strong first-of-type:rounded-s-control last-of-type:-ml-px last-of-type:rounded-e-control pointer-coarse:size-11",
            layout === value
              ? "bg-accent-wash text-accent"
              : "bg-raised text-ink-soft hover:bg-sunken",
          )}
        >
          <Icon aria-hidden size={18} />
        </button>
      ))}
    </fieldset>
  );
}
