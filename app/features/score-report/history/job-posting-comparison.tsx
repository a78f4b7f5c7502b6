/** Compares several job descriptions term by term; each name links to its analysis. */
import { Link } from "@remix-run/react";
import { Check, X } from "lucide-react";
import { useId, useState } from "react";
import { BandScore } from "#app/features/score-report/band-bar.tsx";
import { Button } from "#app/ui/controls/button.tsx";
import { type JobPostingColumn, toMatrixRows } from "./job-posting-matrix.ts";
import { TEXTS } from "./texts.ts";

/** Rows before the button for all of them is clicked. */
const SHOWN_AT_FIRST = 20;

export function JobPostingComparison({ columns }: { columns: JobPostingColumn[] }) {
  const headingId = useId();
  const [isOpen, setOpen] = useState(false);
  const rows = toMatrixRows(columns);
  const shown = isOpen ? rows : rows.slice(0, SHOWN_AT_FIRST);
  return (
    <section aria-labelledby={headingId} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div>
        <h2 id={headingId} className="text-xl">
          {TEXTS.compareJobDescriptions}
        </h2>
        <p className="text-ink-soft">{TEXTS.theMostRequestedTermsComeFirst}</p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll region must be keyboard accessible */}
      <section className="overflow-x-auto" tabIndex={0} aria-label={TEXTS.termsByJob}>
        <table className="min-w-full border-b border-line text-left text-sm">
          <thead>
            <tr className="align-bottom">
              <th scope="col" className="sticky left-0 bg-paper py-2 pr-4">
                {TEXTS.term}
              </th>
              {columns.map(({ analysisId, name, score }) => (
                <th
                  key={analysisId}
                  scope="col"
                  className="max-w-40 min-w-24 px-2 py-2 font-normal"
                >
                  <Link
                    to={`?analysis=${analysisId}`}
                    preventScrollReset
                    className="line-clamp-3 text-accent hover:underline"
                  >
                    {name}
                  </Link>
                  <span className="font-semibold tabular-nums">
                    {score === null ? "–" : <BandScore score={score} />}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ term, cells }) => (
              <tr key={term} className="border-t border-line">
                <th
                  scope="row"
                  className="sticky left-0 max-w-48 hyphens-auto bg-paper py-1.5 pr-4 font-semibold break-words"
                >
                  {term}
                </th>
                {cells.map((cell, index) => (
                  <td key={columns[index]?.analysisId} className="px-2 py-1.5">
                    <MatchCell found={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {rows.length > shown.length ? (
        <div>
          <Button size="small" onClick={() => setOpen(true)}>
            {TEXTS.showAllTerms({ rowsCount: rows.length })}
          </Button>
        </div>
      ) : null}
    </section>
  );
}

function MatchCell({ found }: { found: boolean | null }) {
  if (found === null)
    return (
      <span className="text-ink-soft">
        <span aria-hidden>–</span>
        <span className="sr-only">{TEXTS.notAskedFor}</span>
      </span>
    );
  const [Icon, tone, label] = found
    ? ([Check, "text-good", "found"] as const)
    : ([X, "text-bad", "missing"] as const);
  return (
    <span className={`inline-flex items-center gap-1 ${tone}`}>
      <Icon aria-hidden size={16} />
      {label}
    </span>
  );
}
