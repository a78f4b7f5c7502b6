/** The section on measurements; its figures are those of docs/benchmarks.md, ats-benchmark.md and imports.md. */

import { MEASURED } from "./measured-figures.ts";
import { TEXTS } from "./texts.ts";

export function Measured() {
  return (
    <section aria-labelledby="measured-title" className="border-t border-line bg-sunken">
      <div className="mx-auto grid max-w-6xl gap-x-12 gap-y-8 px-4 py-20 sm:px-6 lg:grid-cols-12">
        <div className="grid content-start gap-3 lg:col-span-4">
          <h2 id="measured-title" className="text-4xl">
            {TEXTS.measured}
          </h2>
          <p className="text-ink-soft">{TEXTS.measuredText}</p>
        </div>
        <dl className="grid gap-x-10 sm:grid-cols-2 lg:col-span-8">
          {MEASURED.map(({ what, figure, how }) => (
            <div key={what} className="grid content-start gap-1 border-t border-line py-5">
              <dt className="font-semibold">{what}</dt>
              <dd className="font-display text-2xl">{figure}</dd>
              <dd className="text-sm text-ink-soft">{how}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
