/** The Match tab: missing skills, suggestions, screening questions, and every keyword with its evidence. */
import { useId } from "react";
import type { AtsReport, Knockout } from "#app/core/ats/report.ts";
import { ExcludedKeywords } from "./excluded-keywords.tsx";
import { KeywordChips } from "./keyword-chips.tsx";
import { KeywordTable } from "./keyword-table.tsx";
import { ScoreArithmetic } from "./score-arithmetic.tsx";
import { ScreeningQuestionList } from "./screening-question-list.tsx";

export function MatchTab({
  report,
  screeningQuestions,
}: {
  report: AtsReport;
  screeningQuestions: Knockout[];
}) {
  const { maxPossible, keywords } = report.metadata.analysis;
  const missingId = useId();
  const suggestionsId = useId();
  // The band's sentence leads the feedback and is already shown with the score.
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
              {maxPossible > 0
                ? "Nothing is missing."
                : "We found no known skills in the job description."}
            </p>
          )}
        </section>
        <section aria-labelledby={suggestionsId} className="grid content-start gap-3">
          <h2 id={suggestionsId} className="text-xl">
            Improvement suggestions
          </h2>
          {suggestions.length > 0 ? (
            <ul className="grid list-disc gap-1.5 pl-5 marker:text-ink-faint">
              {suggestions.map((suggestion) => (
                <li key={suggestion} className="[overflow-wrap:anywhere]">
                  {suggestion}
                </li>
              ))}
            </ul>
          ) : (
            <p className="text-ink-soft">
              Your resume covers everything the job description asks for.
            </p>
          )}
        </section>
      </div>
      <KeywordTable keywords={keywords} />
      <ExcludedKeywords excluded={report.excluded} />
      <ScoreArithmetic report={report} />
      <ScreeningQuestionList questions={screeningQuestions} />
    </div>
  );
}
