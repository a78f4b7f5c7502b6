/** A switch that takes effect immediately; use a checkbox for values submitted later. */
import { useId } from "react";
import { classNames } from "./class-names.ts";

export function Switch({
  label,
  checked,
  onChange,
  disabled,
  className,
}: {
  label: string;
  checked: boolean;
  onChange(checked: boolean): void;
  disabled?: boolean;
  className?: string;
}) {
  const id = useId();
  return (
    <span className={classNames("inline-flex items-center gap-2", className)}>
      <button
        type="button"
        role="switch"
        id={id}
        aria-checked={checked}
        disabled={disabled}
        onClick={() => onChange(!checked)}
        className={classNames(
          "inline-flex h-6 w-10 shrink-0 items-center rounded-full border p-0.5 transition-colors disabled:cursor-not-allowed disabled:opacity-55",
          checked ? "border-accent bg-accent" : "border-line-strong bg-sunken",
        )}
      >
        <span
          aria-hidden
          className={classNames(
            "size-4.5 rounded-full transition-transform",
            checked ? "translate-x-4 bg-on-accent" : "bg-ink-faint",
          )}
        />
      </button>
      <label htmlFor={id} className="text-sm">
        {label}
      </label>
    </span>
  );
}
