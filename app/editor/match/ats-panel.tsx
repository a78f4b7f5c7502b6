/** ATS Score Analysis in the editor: the score's state machine behind the shared panel. */
import { type MutableRefObject, memo, useEffect } from "react";
import type { AtsReport } from "#app/core/ats/report.ts";
import type { PreviewHtml } from "#app/editor/page/preview-html.ts";
import { useEditorAccess } from "#app/editor/sync/editor-access.ts";
import { useOpenRoom } from "#app/editor/sync/room-context.ts";
import { isoDay } from "#app/features/score-report/export/report-html.ts";
import { ScorePanel } from "#app/features/score-report/score-panel.tsx";
import type { JobDraftState } from "./job-draft-state.ts";
import { focusJobField, reportIncomplete } from "./job-fields.ts";
import { saveTypedPosting } from "./save-typed-posting.ts";
import { useExportReport } from "./use-export-report.ts";
import { type PickField, useKeywordActions } from "./use-keyword-actions.ts";
import { type LastAnalysis, useScore } from "./use-score.ts";
import { useServiceHealth } from "./use-service-health.ts";

export const AtsPanel = memo(function AtsPanel({
  fields,
  title,
  lastAnalysis,
  html,
  onPick,
  onReport,
}: {
  /** The job description as it is typed. */
  fields: JobDraftState;
  title: string;
  lastAnalysis: LastAnalysis | null;
  html: MutableRefObject<PreviewHtml>;
  /** Focuses a field in the form; absent where there is no form. */
  onPick?: PickField;
  /** Called with the report that is shown. */
  onReport?: (report: AtsReport | null) => void;
}) {
  const room = useOpenRoom();
  const { isGuest } = useEditorAccess();
  const health = useServiceHealth();
  const { analyze, analyzeSaved, ...score } = useScore(room, html, lastAnalysis);
  const { report } = score;
  useEffect(() => onReport?.(report), [onReport, report]);
  useEffect(() => fields.onSaved(analyzeSaved), [fields, analyzeSaved]);
  async function analyzeTyped() {
    if (health.isDown) health.check();
    await fields.whenTitleRead();
    if (!saveTypedPosting(room, fields.read().typed)) return reportIncomplete(fields);
    analyze();
    if (!room.document.read()?.jobDescription) focusJobField("description");
  }
  const keywordActions = useKeywordActions(onPick);
  const [isExporting, exportReport] = useExportReport((today) => {
    const snapshot = room.document.read();
    if (!report || !snapshot) return null;
    const subject = {
      resumeTitle: snapshot.resume.personalInfo.fullName || title,
      jobTitle: snapshot.jobDescription?.title ?? "",
      company: snapshot.jobDescription?.company || undefined,
      date: isoDay(today),
    };
    return { report, subject };
  });
  return (
    <ScorePanel
      {...score}
      isExporting={isExporting}
      keywordActions={keywordActions}
      isServiceDown={health.isDown}
      onAnalyze={analyzeTyped}
      onExport={exportReport}
      reportHref={report && !isGuest ? `/analyze/${room.resumeId}` : undefined}
    />
  );
});
