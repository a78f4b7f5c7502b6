/** A range input with its current value; the arrow keys change it by one step. */
import { useId } from "react";

export function Slider({
  label,
  unit,
  bounds,
  step,
  value,
  onChange,
}: {
  label: string;
  unit: string;
  bounds: { min: number; max: number };
  step: number;
  value: number;
  onChange(value: number): void;
}) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="flex justify-between text-sm font-semibold">
        {label}
        <output htmlFor={id} className="font-normal text-ink-soft tabular-nums">
          {value} {unit}
        </output>
      </label>
      <input
        id={id}
        type="range"
        {...bounds}
        step={step}
        value={value}
        aria-valuetext={`${value} ${unit}`}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className="h-8 w-full accent-accent"
      />
    </div>
  );
}
