/** Export Report: sends the report as HTML to the server, which prints it as a PDF [spec 7]. */
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

/** `getReport` returns the shown report; null while there is nothing to export. */
export function useExportReport(getReport: (today: Date) => ExportableReport | null) {
  return useBusy(async () => {
    const today = new Date();
    const exportable = getReport(today);
    if (!exportable) return;
    const fileName = reportFileName(today);
    try {
      const { reportHtml } = await loadHtml();
      const body = {
        html: reportHtml(exportable.report, exportable.subject, exportable.more),
        fileName,
      };
      const { url } = await requestPdf(body);
      saveFile(url, `${fileName}.pdf`);
    } catch (failure) {
      console.warn("Report", failure);
      notify.error(REPORT_EXPORT_FAILED);
    }
  });
}
