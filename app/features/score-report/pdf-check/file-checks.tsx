/** The checks of a PDF, problems first, each with its result and the source that documents why it matters. */
import { useId } from "react";
import type { Check } from "#app/core/pdf-check/check.ts";
import { StatusLabel } from "#app/features/score-report/status-label.tsx";
import { TEXTS } from "./texts.ts";

const SEVERITY_ORDER = { bad: 0, warn: 1, good: 2 } as const;
const STATE_LABELS = { bad: TEXTS.problem, warn: TEXTS.warning, good: TEXTS.ok } as const;

export function FileChecks({ checks }: { checks: Check[] }) {
  const headingId = useId();
  const sorted = [...checks].sort((a, b) => SEVERITY_ORDER[a.state] - SEVERITY_ORDER[b.state]);
  return (
    <section aria-labelledby={headingId} className="grid gap-3">
      <h2 id={headingId} className="text-xl">
        {TEXTS.fileChecks}
      </h2>
      <ul className="grid ruled border-y border-line">
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
            <StatusLabel tone={state}>{STATE_LABELS[state]}</StatusLabel>
          </li>
        ))}
      </ul>
    </section>
  );
}
