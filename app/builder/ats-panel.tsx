/** ATS Score Analysis in the editor: the score's state machine behind the shared panel. */
import { type MutableRefObject, memo } from "react";
import { callApi } from "#app/api/call-api.ts";
import { saveFile } from "#app/downloads/save-file.ts";
import { isoDay, reportFileName, reportHtml } from "#app/report/report-html.ts";
import { ScorePanel } from "#app/report/score-panel.tsx";
import { notify } from "#app/ui/toast.tsx";
import { useEditorAccess } from "./editor-access.ts";
import type { PreviewHtml } from "./preview-pane.tsx";
import { useOpenRoom } from "./room-context.ts";
import { useBusy } from "./use-busy.ts";
import type { PrintedFile } from "./use-generate-pdf.ts";
import { type LastAnalysis, useScore } from "./use-score.ts";
import { useServiceHealth } from "./use-service-health.ts";

const EXPORT_FAILED = "Failed to export report. Please try again.";

export const AtsPanel = memo(function AtsPanel({
  title,
  lastAnalysis,
  html,
}: {
  title: string;
  lastAnalysis: LastAnalysis | null;
  html: MutableRefObject<PreviewHtml>;
}) {
  const room = useOpenRoom();
  const { role, isGuest } = useEditorAccess();
  const health = useServiceHealth();
  const { report, isAnalyzing, error, isStale, analyze } = useScore(room, html, lastAnalysis);
  const [isExporting, exportReport] = useBusy(async () => {
    const snapshot = room.read();
    if (!report || !snapshot) return;
    const today = new Date();
    const fileName = reportFileName(today);
    const subject = {
      resumeTitle: snapshot.resume.personalInfo.fullName || title,
      jobTitle: snapshot.jobDescription?.title ?? "",
      company: snapshot.jobDescription?.company || undefined,
      date: isoDay(today),
    };
    try {
      const body = { html: reportHtml(report, subject), fileName };
      const { url } = await callApi<PrintedFile>("/api/generate-pdf", { body });
      saveFile(url, `${fileName}.pdf`);
    } catch (failure) {
      console.warn("Report", failure);
      notify.error(EXPORT_FAILED);
    }
  });
  return (
    <ScorePanel
      report={report}
      isAnalyzing={isAnalyzing}
      isExporting={isExporting}
      error={error}
      isServiceDown={health.isDown}
      isStale={isStale}
      onAnalyze={() => {
        if (health.isDown) health.check();
        analyze();
      }}
      onExport={role === "view" ? undefined : exportReport}
      reportHref={report && !isGuest && role !== "view" ? `/analyze/${room.resumeId}` : undefined}
    />
  );
});
