/** Choice that sets line height, spacing and margins together; the sliders beside it refine them. */
import type { Design } from "#app/core/resume/design.ts";
import { TEXTS } from "./texts.ts";

/** Line height and spacing in percent, the margin in mm. */
type Density = Pick<Design, "lineHeight" | "spacing" | "margin">;

const DENSITIES: [label: string, Density][] = [
  [TEXTS.compact, { lineHeight: 122, spacing: 75, margin: 13 }],
  // The template's defaults.
  [TEXTS.normal, { lineHeight: undefined, spacing: undefined, margin: undefined }],
  [TEXTS.airy, { lineHeight: 150, spacing: 130, margin: 22 }],
];

export function DesignDensity({
  design,
  onChange,
}: {
  design: Design;
  onChange(patch: Density): void;
}) {
  const isChosen = ({ lineHeight, spacing, margin }: Density) =>
    design.lineHeight === lineHeight && design.spacing === spacing && design.margin === margin;
  return (
    <fieldset className="col-span-full grid gap-1.5">
      <legend className="mb-1 text-sm font-semibold">{TEXTS.density}</legend>
      <div className="grid grid-cols-3 gap-2">
        {DENSITIES.map(([label, density]) => (
          <label
            key={label}
            className="grid min-h-10 cursor-pointer place-items-center rounded-control border border-line-strong px-2 text-sm hover:bg-sunken has-checked:border-accent has-checked:bg-accent-wash has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent pointer-coarse:min-h-11"
          >
            <input
              type="radio"
              name="density"
              checked={isChosen(density)}
              onChange={() => onChange(density)}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </div>
      <p className="text-sm text-ink-soft">{TEXTS.densitySets}</p>
    </fieldset>
  );
}
