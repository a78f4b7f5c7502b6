/** The Match part: what is missing, what would help, what the form asks, every keyword with its evidence. */
import { useId } from "react";
import type { AtsReport, Knockout } from "#app/core/ats/report.ts";
import { KeywordChips } from "./keyword-chips.tsx";
import { KeywordTable } from "./keyword-table.tsx";
import { KnockOutList } from "./knock-out-list.tsx";

export function MatchPart({ report, knockOuts }: { report: AtsReport; knockOuts: Knockout[] }) {
  const { maxPossible, keywords } = report.metadata.analysis;
  const missingId = useId();
  const suggestionsId = useId();
  // The band's sentence leads the feedback and already stands beside the score.
  const suggestions = report.feedback.slice(1);
  return (
    <div className="grid gap-8">
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
                <li key={each} className="[overflow-wrap:anywhere]">
                  {each}
                </li>
              ))}
            </ul>
          ) : (
            <p className="text-ink-soft">Everything the posting asks for is shown.</p>
          )}
        </section>
      </div>
      <KeywordTable keywords={keywords} />
      <KnockOutList knockOuts={knockOuts} />
    </div>
  );
}
