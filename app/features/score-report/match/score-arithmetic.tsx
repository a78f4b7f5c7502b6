/** "Why not 100?": the points of each part, which add up to the score exactly. */
import { memo } from "react";
import type { AtsReport, ScoreLine } from "#app/core/ats/report.ts";
import { TEXTS } from "#app/features/score-report/texts.ts";

const PART_LABELS: Record<Exclude<ScoreLine["part"], "requirement">, string> = {
  wording: TEXTS.wordingCloseToTheJobDescription,
  trade: TEXTS.experienceInTheSameField,
  limit: TEXTS.limit,
};

/** Nothing for reports stored by engines before 3.0.0, which have no arithmetic. */
export const ScoreArithmetic = memo(function ScoreArithmetic({ report }: { report: AtsReport }) {
  const { arithmetic = [], score } = report;
  if (arithmetic.length === 0 || score === null) return null;
  return (
    <details className="text-sm">
      <summary className="min-h-8 cursor-pointer py-1 font-semibold">
        {score === 100 ? TEXTS.howTheScoreAddsUp : TEXTS.whyNot100}
      </summary>
      <table className="w-full">
        <caption className="pb-1 text-left text-ink-soft">
          {TEXTS.pointsForEachPart({ score })}
        </caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{TEXTS.part}</th>
            <th scope="col">{TEXTS.points}</th>
          </tr>
        </thead>
        <tbody>
          {arithmetic.map(({ part, term, points, of, reason }) => (
            <tr key={`${part} ${term}`} className="border-t border-line align-top">
              <th scope="row" className="py-1.5 pr-3 text-left font-normal break-words">
                {part === "requirement" ? term : PART_LABELS[part]}
                {reason ? <span className="block text-ink-soft">{reason}</span> : null}
              </th>
              <td className="py-1.5 text-right whitespace-nowrap tabular-nums">
                {/* A limit takes points away, out of no total. */}
                {part === "limit" ? points : TEXTS.of({ points, of })}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t border-line-strong font-semibold">
            <th scope="row" className="py-1.5 text-left">
              {TEXTS.score}
            </th>
            <td className="py-1.5 text-right tabular-nums">{score}</td>
          </tr>
        </tfoot>
      </table>
    </details>
  );
});
