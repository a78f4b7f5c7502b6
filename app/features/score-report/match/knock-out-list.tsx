/** Questions of the posting that a form asks and no score answers. */
import { useId } from "react";
import type { KnockOut } from "./knock-outs.ts";

export function KnockOutList({ knockOuts }: { knockOuts: KnockOut[] }) {
  const headingId = useId();
  if (knockOuts.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="grid gap-3">
      <div>
        <h2 id={headingId} className="text-xl">
          Questions the form may ask
        </h2>
        <p className="max-w-prose text-ink-soft">
          A wrong answer to one of these ends an application, whatever the resume says. They are not
          scored.
        </p>
      </div>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[11rem_minmax(0,1fr)]">
        {knockOuts.map(({ name, line }) => (
          <div key={name} className="contents">
            <dt className="font-semibold">{name}</dt>
            <dd className="[overflow-wrap:anywhere] max-sm:mb-2">
              <q>{line}</q>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
