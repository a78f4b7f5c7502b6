/** Lists the analyses of a resume, newest first; each links to its report as it was saved. */
import { Link } from "@remix-run/react";
import { useId } from "react";
import { BandScore } from "#app/features/score-report/band-bar.tsx";
import { TEXTS } from "./texts.ts";

export interface PastAnalysis {
  id: string;
  /** Null where the language is not scored. */
  score: number | null;
  jobTitle: string;
  company: string;
  /** ISO 8601. */
  createdAt: string;
}

/** @param shownId of the analysis that the page shows; the first analysis has no id in its URL */
export function AnalysisHistory({ past, shownId }: { past: PastAnalysis[]; shownId: string }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id={headingId} className="text-xl">
        {TEXTS.analysesOfThisResume}
      </h2>
      <ol className="grid grid-cols-[minmax(0,1fr)] ruled border-y border-line">
        {past.map((analysis, index) => (
          <li key={analysis.id}>
            <Link
              to={index === 0 ? "?" : `?analysis=${analysis.id}`}
              preventScrollReset
              aria-current={analysis.id === shownId ? "page" : undefined}
              className="flex flex-wrap items-baseline gap-x-4 px-2 py-2 hover:bg-sunken aria-[current]:bg-accent-wash"
            >
              <span className="w-8 font-semibold tabular-nums">
                {analysis.score === null ? "–" : <BandScore score={analysis.score} />}
              </span>
              <span className="min-w-0 flex-1 basis-48 truncate">
                {analysis.jobTitle}
                {analysis.company ? (
                  <span className="text-ink-soft">, {analysis.company}</span>
                ) : null}
              </span>
              <time dateTime={analysis.createdAt} className="text-sm text-ink-soft">
                {TEXTS.utc({ moment: analysis.createdAt.slice(0, 16).replace("T", " ") })}
              </time>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
