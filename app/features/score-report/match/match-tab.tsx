/** The Match tab: missing skills, suggestions, screening questions, and every keyword with its evidence. */
import { useId } from "react";
import type { AtsReport, ScreeningQuestion } from "#app/core/ats/report.ts";
import {
  noMissingSkillsText,
  noSuggestionsText,
  summarizeRequirements,
} from "#app/core/ats/requirement-summary.ts";
import { TEXTS } from "#app/features/score-report/texts.ts";
import { ExcludedKeywords } from "./excluded-keywords.tsx";
import type { KeywordActions } from "./keyword-actions.ts";
import { KeywordChips } from "./keyword-chips.tsx";
import { KeywordTable } from "./keyword-table.tsx";
import { ScoreArithmetic } from "./score-arithmetic.tsx";
import { ScreeningQuestionList } from "./screening-question-list.tsx";

export function MatchTab({
  report,
  screeningQuestions,
  answer,
}: {
  report: AtsReport;
  screeningQuestions: ScreeningQuestion[];
  /** Absent where the role may not answer, and for an earlier analysis. */
  answer?: KeywordActions["answer"];
}) {
  const { keywords } = report.metadata.analysis;
  const summary = summarizeRequirements(keywords);
  const { missingSkills, missingOthers } = summary;
  const missingId = useId();
  const suggestionsId = useId();
  // The band's sentence leads the feedback and is already shown with the score.
  const suggestions = report.feedback.slice(1);
  return (
    <div className="grid gap-8">
      <div className="grid gap-8 lg:grid-cols-2">
        <section aria-labelledby={missingId} className="grid content-start gap-3">
          <h2 id={missingId} className="text-xl">
            {TEXTS.missingSkills}
          </h2>
          {missingSkills.length > 0 ? (
            <KeywordChips keywords={missingSkills} />
          ) : (
            <p className="text-ink-soft">{noMissingSkillsText(summary)}</p>
          )}
          {missingOthers.length > 0 ? (
            <>
              <h3 className="font-semibold">{TEXTS.otherMissingRequirements}</h3>
              <KeywordChips keywords={missingOthers} />
            </>
          ) : null}
        </section>
        <section aria-labelledby={suggestionsId} className="grid content-start gap-3">
          <h2 id={suggestionsId} className="text-xl">
            {TEXTS.improvementSuggestions}
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
            <p className="text-ink-soft">{noSuggestionsText(summary)}</p>
          )}
        </section>
      </div>
      <KeywordTable keywords={keywords} answer={answer} />
      <ExcludedKeywords excluded={report.excluded} />
      <ScoreArithmetic report={report} />
      <ScreeningQuestionList questions={screeningQuestions} />
    </div>
  );
}
