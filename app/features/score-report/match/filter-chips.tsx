/** Filter buttons for a list, each with the number of items it shows. */
import { classNames } from "#app/ui/controls/class-names.ts";

export function FilterChips<T extends string>({
  legend,
  options,
  value,
  onChange,
}: {
  /** For screen readers. */
  legend: string;
  options: { value: T; label: string; count: number }[];
  value: T;
  onChange(value: T): void;
}) {
  return (
    <fieldset className="flex flex-wrap gap-1">
      <legend className="sr-only">{legend}</legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={value === option.value}
          onClick={() => onChange(option.value)}
          className={classNames(
            "min-h-8 rounded-control border px-3 text-sm font-semibold",
            value === option.value
              ? "border-accent bg-accent-wash text-accent"
              : "border-line-strong text-ink-soft hover:bg-sunken",
          )}
        >
          {option.label} <span className="font-normal tabular-nums">{option.count}</span>
        </button>
      ))}
    </fieldset>
  );
}
