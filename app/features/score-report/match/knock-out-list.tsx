/** Questions of the posting that a form asks and no score answers. */
import { useId } from "react";
import type { Knockout } from "#app/core/ats/report.ts";
import { STATE_NAMES } from "./keyword-words.ts";

export function KnockOutList({ knockOuts }: { knockOuts: Knockout[] }) {
  const headingId = useId();
  if (knockOuts.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="grid gap-3">
      <div>
        <h2 id={headingId} className="text-xl">
          Questions the form may ask
        </h2>
        <p className="max-w-prose text-ink-soft">
          Employers often reject applications on these answers alone. They are not part of the
          score.
        </p>
      </div>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[11rem_minmax(0,1fr)]">
        {knockOuts.map(({ name, text, state, where }) => (
          <div key={`${name} ${text}`} className="contents">
            <dt className="font-semibold">{name}</dt>
            <dd className="[overflow-wrap:anywhere] max-sm:mb-2">
              <q>{text}</q>
              <span className="block text-sm text-ink-soft">
                {STATE_NAMES[state]}
                {where ? (
                  <>
                    : <q>{where.snippet}</q>
                  </>
                ) : null}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
