/** The whole report on one analysis: figures, missing skills, suggestions, every keyword. */
import { useId } from "react";
import { type AtsReport, bandOf } from "#app/ats/report.ts";
import { Banner } from "#app/ui/banner.tsx";
import { TONES } from "#app/ui/tone.ts";
import { BAND_TONES } from "./band-bar.tsx";
import { KeywordChips } from "./keyword-chips.tsx";
import { KeywordTable } from "./keyword-table.tsx";
import { SCORE_IS_OURS } from "./messages.ts";
import { ScoreParts } from "./score-parts.tsx";

export function FullReport({ report }: { report: AtsReport }) {
  const { rawScore, maxPossible, keywords } = report.metadata.analysis;
  const { band, sentence } = bandOf(report.score);
  const missingId = useId();
  const suggestionsId = useId();
  // The band's sentence leads the feedback and already stands beside the score.
  const suggestions = report.feedback.slice(1);
  return (
    <div className="grid gap-8">
      <section aria-label="Score" className="grid gap-4">
        <div className="flex flex-wrap items-end gap-x-6 gap-y-2">
          <p
            className={`font-display text-7xl leading-none tabular-nums ${TONES[BAND_TONES[band]].text}`}
          >
            {report.score}
            <span className="text-2xl text-ink-faint"> / 100</span>
          </p>
          <div>
            <p className="text-lg font-semibold">{sentence}</p>
            <p className="text-ink-soft">
              Keywords found: {rawScore} of {maxPossible}. {SCORE_IS_OURS}
            </p>
          </div>
        </div>
        {report.truncated ? (
          <Banner tone="info">
            The texts are longer than we read (20,000 characters of resume, 15,000 of posting). The
            rest was not counted.
          </Banner>
        ) : null}
        <ScoreParts parts={report.metadata.parts} />
      </section>
      <div className="grid gap-8 lg:grid-cols-2">
        <section aria-labelledby={missingId} className="grid content-start gap-3">
          <h2 id={missingId} className="text-xl">
            Missing skills
          </h2>
          {report.missingSkills.length > 0 ? (
            <div>
              <KeywordChips terms={report.missingSkills} tone="missing" />
            </div>
          ) : (
            <p className="text-ink-soft">
              {maxPossible > 0 ? "Nothing is missing." : "The posting names no skills we know."}
            </p>
          )}
        </section>
        <section aria-labelledby={suggestionsId} className="grid content-start gap-3">
          <h2 id={suggestionsId} className="text-xl">
            Improvement suggestions
          </h2>
          {suggestions.length > 0 ? (
            <ul className="grid list-disc gap-1.5 pl-5 marker:text-ink-faint">
              {suggestions.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
          ) : (
            <p className="text-ink-soft">Everything the posting asks for is shown.</p>
          )}
        </section>
      </div>
      <KeywordTable keywords={keywords} />
    </div>
  );
}
