/** A range input with its current value; the arrow keys change it by one step. */
import { useId } from "react";

export function Slider({
  label,
  unit,
  bounds,
  step,
  value,
  text = unit === "%" ? `${value}%` : `${value} ${unit}`,
  hint,
  onChange,
}: {
  label: string;
  unit: string;
  bounds: { min: number; max: number };
  step: number;
  value: number;
  /** The value in words; by default with its unit. */
  text?: string | undefined;
  hint?: string | undefined;
  onChange(value: number): void;
}) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="flex justify-between text-sm font-semibold">
        {label}
        <output htmlFor={id} className="font-normal text-ink-soft tabular-nums">
          {text}
        </output>
      </label>
      <input
        id={id}
        type="range"
        {...bounds}
        step={step}
        value={value}
        aria-valuetext={text}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className="h-8 w-full accent-accent"
      />
      {hint ? (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      ) : null}
    </div>
  );
}
