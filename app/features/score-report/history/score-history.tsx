/** Score changes for one job description: a chart, and a list of the edits behind each change. */
import { useId } from "react";
import { BandScore } from "#app/features/score-report/band-bar.tsx";
import { ScoreChart } from "./score-chart.tsx";
import { TEXTS } from "./texts.ts";

export interface HistoryPoint {
  score: number;
  /** ISO 8601. */
  createdAt: string;
  /**
   * What changed since the previous point: sentences about edits, the names of requirements that the
   * resume shows since then or no longer, and whether another engine version made the score.
   */
  moves: { edits: string[]; gained: string[]; lost: string[]; isOtherEngine: boolean };
}

export function ScoreHistory({ points, jobName }: { points: HistoryPoint[]; jobName: string }) {
  const headingId = useId();
  const newestFirst = points
    .map((point, index) => ({ point, before: points[index - 1] }))
    .reverse();
  return (
    <section aria-labelledby={headingId} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div>
        <h2 id={headingId} className="text-xl">
          {TEXTS.scoreHistory}
        </h2>
        <p className="text-ink-soft [overflow-wrap:anywhere]">{TEXTS.comparedWith({ jobName })}</p>
      </div>
      {points.length > 1 ? (
        <ScoreChart scores={points.map(({ score }) => score)} jobName={jobName} />
      ) : null}
      {points.length === 0 ? (
        <p className="text-ink-soft">{TEXTS.noScoresForThisJob}</p>
      ) : (
        <ol className="grid ruled border-y border-line">
          {newestFirst.map(({ point, before }) => (
            <HistoryEntry key={point.createdAt} point={point} before={before} />
          ))}
        </ol>
      )}
    </section>
  );
}

function HistoryEntry({
  point,
  before,
}: {
  point: HistoryPoint;
  before: HistoryPoint | undefined;
}) {
  const { score, createdAt, moves } = point;
  const change = before ? score - before.score : 0;
  const minus = change < 0 ? "−" : "";
  const sign = change > 0 ? "+" : minus;
  const changes = [
    ...moves.edits,
    moves.gained.length > 0 ? TEXTS.nowShows({ names: moves.gained.join(", ") }) : [],
    moves.lost.length > 0 ? TEXTS.noLongerShows({ names: moves.lost.join(", ") }) : [],
    moves.isOtherEngine ? TEXTS.scoredByANewerEngine : [],
  ].flat();
  return (
    <li className="grid grid-cols-[2.5rem_3rem_minmax(0,1fr)] items-baseline gap-x-2 py-2 sm:grid-cols-[2.5rem_3rem_minmax(0,1fr)_auto]">
      <span className="font-semibold tabular-nums">
        <BandScore score={score} />
      </span>
      <span className={`tabular-nums ${change >= 0 ? "text-good" : "text-bad"}`}>
        {before ? `${sign}${Math.abs(change)}` : ""}
      </span>
      <span className="[overflow-wrap:anywhere]">
        {before ? changes.join("; ") || TEXTS.layoutOrDatesChanged : TEXTS.firstAnalysis}
      </span>
      <time dateTime={createdAt} className="text-sm text-ink-soft max-sm:col-start-3 sm:text-right">
        {TEXTS.utc({ moment: createdAt.slice(0, 16).replace("T", " ") })}
      </time>
    </li>
  );
}
