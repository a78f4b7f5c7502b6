/** Export Report: the report as a page of its own, printed by the server [spec 7]. */
import type { AtsReport } from "#app/core/ats/report.ts";
import { requestPdf } from "#app/features/downloads/request-pdf.ts";
import { saveFile } from "#app/features/downloads/save-file.ts";
import type { ReportSubject } from "#app/features/score-report/export/report-html.client.ts";
import { reportFileName } from "#app/features/score-report/export/report-name.ts";
import type { ReportSections } from "#app/features/score-report/export/report-sections-html.ts";
import { REPORT_EXPORT_FAILED } from "#app/features/score-report/messages.ts";
import { preload } from "#app/ui/loading/preload.ts";
import { useBusy } from "#app/ui/loading/use-busy.ts";
import { notify } from "#app/ui/toast/toast.tsx";

const loadHtml = preload(() => import("#app/features/score-report/export/report-html.client.ts"));

export interface ExportableReport {
  report: AtsReport;
  subject: ReportSubject;
  more?: ReportSections;
}

/** `make` gives what is on the screen; null while there is nothing to export. */
export function useExportReport(make: (today: Date) => ExportableReport | null) {
  return useBusy(async () => {
    const today = new Date();
    const made = make(today);
    if (!made) return;
    const fileName = reportFileName(today);
    try {
      const { reportHtml } = await loadHtml();
      const body = { html: reportHtml(made.report, made.subject, made.more), fileName };
      const { url } = await requestPdf(body);
      saveFile(url, `${fileName}.pdf`);
    } catch (failure) {
      console.warn("Report", failure);
      notify.error(REPORT_EXPORT_FAILED);
    }
  });
}
