/** The checks of a PDF, troubles first, each with what was found and who documents that it matters. */
import { useId } from "react";
import type { Check } from "#app/core/pdf-check/check.ts";
import { StateMark } from "#app/features/score-report/state-mark.tsx";

const RANK = { bad: 0, warn: 1, good: 2 } as const;
const WORDS = { bad: "Trouble", warn: "Look at this", good: "Fine" } as const;

export function ParseChecks({ checks }: { checks: Check[] }) {
  const headingId = useId();
  const sorted = [...checks].sort((a, b) => RANK[a.state] - RANK[b.state]);
  return (
    <section aria-labelledby={headingId} className="grid gap-3">
      <h2 id={headingId} className="text-xl">
        Checks of the file
      </h2>
      <ul className="grid divide-y divide-line border-y border-line">
        {sorted.map(({ id, title, state, detail, source }) => (
          <li
            key={id}
            className="grid gap-x-4 gap-y-1 py-2 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start"
          >
            <div className="min-w-0 [overflow-wrap:anywhere]">
              <p className="font-semibold">{title}</p>
              <p>{detail}</p>
              <p className="text-sm text-ink-soft">{source}</p>
            </div>
            <StateMark tone={state}>{WORDS[state]}</StateMark>
          </li>
        ))}
      </ul>
    </section>
  );
}
