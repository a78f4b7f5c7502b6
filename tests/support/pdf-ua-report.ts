/** A report as the editor exports it, for printing. */
import { scoreResume } from "#app/core/ats/score.ts";
import { reportHtml } from "#app/features/score-report/export/report-html.client.ts";
import { ATS_MODEL, TODAY } from "./ats-model.ts";
import { REAL_POSTING } from "./real-resume.ts";

export function aReportHtml(resumeText: string): string {
  const report = scoreResume(
    { resumeText, jobDescriptionText: REAL_POSTING.description },
    ATS_MODEL,
    TODAY,
  );
  const subject = { resumeTitle: "Zoë’s resume", jobTitle: "Engineer", date: "2026-11-25" };
  return reportHtml(report, subject);
}
