/**
 * The result in the editor's ATS panel: score, missing and shown requirements, suggestions and
 * actions. It is a file of its own because it is loaded only when there is a result.
 */
import { Download, RefreshCw } from "lucide-react";
import { type ReactNode, useMemo } from "react";
import { type AtsReport, limitReasonOf } from "#app/core/ats/report.ts";
import {
  breakdownText,
  foundText,
  headlineText,
  noMissingSkillsText,
  summarizeRequirements,
} from "#app/core/ats/requirement-summary.ts";
import { Button, ButtonLink } from "#app/ui/controls/button.tsx";
import { BandBar } from "./band-bar.tsx";
import { ExcludedKeywords } from "./match/excluded-keywords.tsx";
import type { KeywordActions } from "./match/keyword-actions.ts";
import { KeywordList } from "./match/keyword-list.tsx";
import { ScoreArithmetic } from "./match/score-arithmetic.tsx";
import { ScreeningQuestionRows } from "./match/screening-question-list.tsx";
import { useAnswerFocus } from "./match/use-answer-focus.ts";
import { engineNote, SCORE_DISCLAIMER } from "./messages.ts";
import { TEXTS } from "./texts.ts";

export interface ScoreResultProps {
  report: AtsReport;
  isAnalyzing: boolean;
  isExporting: boolean;
  /** True when the resume has changed since the report. */
  isStale?: boolean;
  /** True when the score was computed in this browser and the server has not confirmed it. */
  isEstimate?: boolean;
  onAnalyze(): void;
  /** Omitted when the role does not allow exporting. */
  onExport?(): void;
  /** Without them the keywords are only listed. */
  keywordActions?: KeywordActions;
  /** More controls, below the headline. */
  tools?: ReactNode;
  /** URL of the full report; without it there is no link. */
  reportHref?: string;
}

export function ScoreResult(props: ScoreResultProps) {
  const { report, isAnalyzing, isExporting } = props;
  // Answering whether a quoted line shows a keyword may move the keyword to another list or remove it; then the element
  // of `ref` gets the focus.
  const { ref, answer } = useAnswerFocus(props.keywordActions?.answer, report);
  const { keywords } = report.metadata.analysis;
  // Memoized: an edit that only makes the report stale must not render all rows again.
  const keywordActions = useMemo(
    () => props.keywordActions && { ...props.keywordActions, answer },
    [props.keywordActions, answer],
  );
  const summary = useMemo(() => summarizeRequirements(keywords), [keywords]);
  const { missingSkills, missingOthers, shown } = summary;
  const headline = headlineText(summary);
  const breakdown = breakdownText(summary);
  const screeningQuestions = report.knockouts ?? [];
  const limitReason = limitReasonOf(report);
  const note = engineNote(report.metadata.engine.version);
  // The band's sentence leads the feedback and is already shown under the bar.
  const suggestions = report.feedback.slice(1);
  return (
    <div ref={ref} tabIndex={-1} className="grid gap-5 outline-none" aria-busy={isAnalyzing}>
      {headline ? <p className="text-lg font-semibold tabular-nums">{headline}</p> : null}
      {report.score === null ? (
        <p className="font-semibold">{report.feedback[0]}</p>
      ) : (
        <BandBar score={report.score} />
      )}
      {limitReason ? <p className="-mt-2 text-sm">{limitReason}</p> : null}
      <p className="-mt-3 text-sm text-ink-soft">
        {SCORE_DISCLAIMER}
        {props.isEstimate ? TEXTS.estimatedInYourBrowser : null}
        {note ? ` ${note}` : null}
        {props.isStale && !props.isEstimate ? TEXTS.yourLatestChangesArentIncludedYet : null}
      </p>
      {props.tools}
      <Group title={TEXTS.missingSkills}>
        {missingSkills.length > 0 ? (
          <KeywordList keywords={missingSkills} actions={keywordActions} />
        ) : (
          <p className="text-sm text-ink-soft">{noMissingSkillsText(summary)}</p>
        )}
      </Group>
      {missingOthers.length > 0 ? (
        <Group title={TEXTS.otherMissingRequirements}>
          <KeywordList keywords={missingOthers} actions={keywordActions} />
        </Group>
      ) : null}
      <Group title={TEXTS.keywordsFound} count={foundText(summary)}>
        {breakdown ? <p className="text-sm text-ink-soft tabular-nums">{breakdown}</p> : null}
        {shown.length > 0 ? <KeywordList keywords={shown} actions={keywordActions} /> : null}
      </Group>
      <ExcludedKeywords excluded={report.excluded} onRestore={keywordActions?.restoreExcluded} />
      {suggestions.length > 0 ? (
        <Group title={TEXTS.improvementSuggestions}>
          <ul className="grid list-disc gap-1.5 pl-5 text-sm marker:text-ink-faint">
            {suggestions.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Group>
      ) : null}
      <ScoreArithmetic report={report} />
      {screeningQuestions.length > 0 ? (
        <details className="text-sm">
          <summary className="min-h-8 cursor-pointer py-1 font-semibold">
            {TEXTS.screeningQuestions({ knockoutsCount: screeningQuestions.length })}
          </summary>
          <ScreeningQuestionRows questions={screeningQuestions} isNarrow />
        </details>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button disabled={isAnalyzing} onClick={props.onAnalyze}>
          <RefreshCw aria-hidden size={16} />
          {isAnalyzing ? TEXTS.reAnalyzing : TEXTS.reAnalyze}
        </Button>
        {props.onExport ? (
          <Button disabled={isExporting} onClick={props.onExport}>
            <Download aria-hidden size={16} />
            {isExporting ? TEXTS.exporting : TEXTS.exportReport}
          </Button>
        ) : null}
        {props.reportHref ? (
          <ButtonLink variant="quiet" to={props.reportHref}>
            {TEXTS.openAnalysis}
          </ButtonLink>
        ) : null}
      </div>
    </div>
  );
}

function Group({ title, count, children }: { title: string; count?: string; children: ReactNode }) {
  return (
    <div className="grid gap-1">
      <h3 className="font-semibold">
        {title}
        {count ? (
          <>
            {" "}
            <span className="font-normal text-ink-soft tabular-nums">{count}</span>
          </>
        ) : null}
      </h3>
      {children}
    </div>
  );
}
