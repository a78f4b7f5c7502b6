/**
 * ATS Score Analysis in the editor: computes how well the resume matches the job description, and shows the score in
 * the panel shared with other pages.
 */
import { type MutableRefObject, memo, useEffect, useSyncExternalStore } from "react";
import type { AtsReport } from "#app/core/ats/report.ts";
import type { PreviewHtml } from "#app/editor/page/preview-html.ts";
import { useIsAdopted } from "#app/editor/sync/device/use-is-adopted.ts";
import { useEditorAccess } from "#app/editor/sync/editor-access.ts";
import { useOpenRoom, useRoomValue } from "#app/editor/sync/room-context.ts";
import { RowMatchesContext } from "#app/features/score-report/match/row-matches.ts";
import { ScorePanel } from "#app/features/score-report/score-panel.tsx";
import { lazyPart } from "#app/ui/loading/lazy-part.tsx";
import { Skeleton } from "#app/ui/loading/skeleton.tsx";
import type { JobDraftState } from "./job-draft-state.ts";
import { focusJobField, READ_BUTTON_ID, reportIncomplete } from "./job-fields.ts";
import { useMatchesOnPage } from "./on-page/use-matches-on-page.tsx";
import { saveTypedPosting } from "./save-typed-posting.ts";
import type { OtherPanes, PickField } from "./show-line.ts";
import { type LastAnalysis, useScore } from "./use-score.ts";
import { useServiceHealth } from "./use-service-health.ts";

/** Loaded with the first score. */
const AtsResult = lazyPart(
  () => import("./ats-result.tsx").then((module) => module.AtsResult),
  <Skeleton className="h-96" />,
);

const ReadPosting = lazyPart(
  () => import("./posting/posting-reader.tsx").then((module) => module.PostingReader),
  <Skeleton className="h-96" />,
);

export const AtsPanel = memo(function AtsPanel({
  fields,
  title,
  lastAnalysis,
  previewHtml,
  isPostingByLine,
  onPostingByLineChange,
  otherPanes,
  onPick,
  onReport,
  onAnalyzing,
}: {
  /** The job description as it is typed. */
  fields: JobDraftState;
  /** The resume's title, for the exported report. */
  title: string;
  /** The newest analysis that the server has stored. */
  lastAnalysis: LastAnalysis | null;
  /** Reads the rendered page's markup, whose text is scored. */
  previewHtml: MutableRefObject<PreviewHtml>;
  /** Whether the job description is shown line by line, in place of the result. */
  isPostingByLine: boolean;
  onPostingByLineChange(isPostingByLine: boolean): void;
  otherPanes: OtherPanes;
  /** Focuses a field in the form; absent where there is no form. */
  onPick?: PickField;
  /** Called with the report that is shown. */
  onReport?: (report: AtsReport | null) => void;
  /** Called when a score is requested, and when the request has ended. */
  onAnalyzing?: (isAnalyzing: boolean) => void;
}) {
  const room = useOpenRoom();
  const isOnDevice = useEditorAccess().deviceActions !== null;
  const health = useServiceHealth(!isOnDevice);
  const isAdopted = useIsAdopted();
  const { analyze, analyzeSaved, ...score } = useScore(room, previewHtml, lastAnalysis, {
    isOnDevice,
    isScoredOnOpen: isOnDevice || isAdopted,
  });
  const postingId = useSyncExternalStore(fields.subscribe, () => fields.read().postingId);
  // A score of another posting beneath the fields of a new one would be taken for its score.
  const isAdding = useRoomValue(
    ({ postings }) =>
      postingId !== null && postings.length > 0 && postings.every(({ id }) => id !== postingId),
  );
  const { isAnalyzing } = score;
  const report = isAdding ? null : score.report;
  // The header's score, and the folding of the job description by it, stay those of the active posting meanwhile.
  useEffect(() => onReport?.(score.report), [onReport, score.report]);
  useEffect(() => onAnalyzing?.(isAnalyzing), [onAnalyzing, isAnalyzing]);
  useEffect(() => fields.onSaved(analyzeSaved), [fields, analyzeSaved]);
  async function analyzeTyped() {
    if (health.isDown) health.check();
    await fields.whenTitleRead();
    if (!saveTypedPosting(room, fields.read())) return reportIncomplete(fields);
    analyze();
    if (!room.document.read()?.jobDescription) focusJobField("description");
  }
  const { matches, onPage } = useMatchesOnPage(report, otherPanes, () =>
    onPostingByLineChange(false),
  );
  const hasJob = useRoomValue((snapshot) => snapshot.jobDescription !== null);
  // Ends the line-by-line view when the job description is removed: a later one must not open it
  // and take the focus.
  useEffect(() => {
    if (isPostingByLine && !hasJob) onPostingByLineChange(false);
  }, [isPostingByLine, hasJob, onPostingByLineChange]);
  return (
    <RowMatchesContext.Provider value={matches}>
      <ScorePanel
        score={report?.score ?? null}
        isAnalyzing={isAnalyzing}
        error={score.error}
        isServiceDown={health.isDown}
        onAnalyze={analyzeTyped}
      >
        {isPostingByLine && hasJob && !isAdding ? (
          <ReadPosting
            report={report}
            isAnalyzing={score.isAnalyzing}
            otherPanes={otherPanes}
            onAnalyze={analyzeTyped}
            onPick={onPick}
            onClose={() => {
              onPostingByLineChange(false);
              requestAnimationFrame(() => document.getElementById(READ_BUTTON_ID)?.focus());
            }}
            onLoadError={() => onPostingByLineChange(false)}
          />
        ) : report ? (
          <AtsResult
            {...score}
            report={report}
            title={title}
            otherPanes={otherPanes}
            onAnalyze={analyzeTyped}
            onPick={onPick}
            onRead={() => onPostingByLineChange(true)}
          />
        ) : null}
      </ScorePanel>
      {onPage}
    </RowMatchesContext.Provider>
  );
});
