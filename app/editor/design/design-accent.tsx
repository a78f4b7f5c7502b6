/**
 * Choice of the accent color: the template's, some readable ones, or any other, darkened if needed.
 */
import { contrastWithWhite, READABLE_CONTRAST } from "#app/core/resume/design.ts";
import { TEXTS } from "./texts.ts";

const SWATCHES = [
  ["#1f5673", TEXTS.petrol],
  ["#1d4ed8", TEXTS.blue],
  ["#4b3fb0", TEXTS.violet],
  ["#8a1f5b", TEXTS.plum],
  ["#9a2a1f", TEXTS.red],
  ["#7a4a10", TEXTS.brown],
  ["#2f6b2f", TEXTS.green],
  ["#1c1b1a", TEXTS.black],
] as const;

export function DesignAccent({
  value,
  onChange,
}: {
  value: string | undefined;
  onChange(accent: string | undefined): void;
}) {
  const swatchClass =
    "size-8 cursor-pointer appearance-none rounded-full border forced-color-adjust-none border-line-strong outline-offset-2 checked:outline-2 checked:outline-accent pointer-coarse:size-11";
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-sm font-semibold">{TEXTS.accentColor}</legend>
      <div className="flex flex-wrap items-center gap-2">
        {SWATCHES.map(([hex, name]) => (
          <input
            key={hex}
            type="radio"
            name="accent"
            aria-label={name}
            title={name}
            checked={value === hex}
            onChange={() => onChange(hex)}
            className={swatchClass}
            style={{ background: hex }}
          />
        ))}
        <input
          type="color"
          aria-label={TEXTS.anotherColor}
          title={TEXTS.anotherColorHint}
          // A color input cannot be empty: for the template's default it shows the first color.
          value={value ?? SWATCHES[0][0]}
          onChange={(event) => onChange(darken(event.target.value))}
          className="h-8 w-12 rounded-control border border-line-strong bg-raised pointer-coarse:h-11"
        />
        <label className="flex min-h-8 items-center gap-2 text-sm">
          <input
            type="radio"
            name="accent"
            checked={value === undefined}
            onChange={() => onChange(undefined)}
            className="accent-accent"
          />
          {TEXTS.templateDefault}
        </label>
      </div>
    </fieldset>
  );
}

/** Darkens a color in steps of 5% until it is readable on white paper. @param hex "#1f5673", as the result */
function darken(hex: string): string {
  let dark = hex;
  for (let percent = 95; percent > 0 && contrastWithWhite(dark) < READABLE_CONTRAST; percent -= 5) {
    const parts = [1, 3, 5].map(
      (at) => (Number.parseInt(hex.slice(at, at + 2), 16) * percent) / 100,
    );
    dark = `#${parts.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;
  }
  return dark;
}
