/** The head of the report page: the score with its band, the counts, and a note on what a score means. */
import { TRUNCATION_NOTICE } from "#app/core/ats/limits.ts";
import { type AtsReport, bandOf, limitReasonOf } from "#app/core/ats/report.ts";
import {
  breakdownText,
  foundText,
  summarizeRequirements,
} from "#app/core/ats/requirement-summary.ts";
import { Banner } from "#app/ui/page/banner.tsx";
import { BandScore } from "./band-bar.tsx";
import { NO_UNIVERSAL_SCORE, SCORE_DISCLAIMER } from "./messages.ts";
import { TEXTS } from "./texts.ts";

export function ScoreSummary({ report }: { report: AtsReport }) {
  const summary = summarizeRequirements(report.metadata.analysis.keywords);
  const breakdown = breakdownText(summary);
  const { score } = report;
  const band = score === null ? null : bandOf(score);
  const limitReason = limitReasonOf(report);
  return (
    <section aria-label={TEXTS.score} className="grid gap-4">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-2">
        {score !== null ? (
          <p className="font-display text-7xl leading-none tabular-nums">
            <BandScore score={score} />
            <span className="text-2xl text-ink-faint"> / 100</span>
          </p>
        ) : null}
        <div className="min-w-0 flex-1 basis-64">
          {/* Without a score, the first feedback says why. */}
          <p className="text-lg font-semibold">{band?.sentence ?? report.feedback[0]}</p>
          {limitReason ? <p>{limitReason}</p> : null}
          <p className="text-ink-soft">
            {breakdown
              ? TEXTS.foundCountWithBreakdown({ count: foundText(summary), breakdown })
              : TEXTS.foundCount(foundText(summary))}{" "}
            {SCORE_DISCLAIMER}
          </p>
          <p className="text-sm text-ink-soft">{NO_UNIVERSAL_SCORE}</p>
        </div>
      </div>
      {report.truncated ? <Banner tone="info">{TRUNCATION_NOTICE}</Banner> : null}
    </section>
  );
}
