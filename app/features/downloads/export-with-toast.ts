/** Exports a resume with toasts for progress (with Cancel), success and failure. */
import { ApiError } from "#app/client/call-api.ts";
import { type ExportFormat, FORMAT_LABELS } from "#app/core/export/formats.ts";
import { notify } from "#app/ui/toast/toast.tsx";
import { exportResume } from "./export-resume.ts";
import { TEXTS } from "./texts.ts";

/** A faster export shows no progress toast. */
const TOAST_DELAY_MS = 400;

const SUCCESS_MESSAGES: Partial<Record<ExportFormat, string>> = {
  pdf: TEXTS.pdfGeneratedSuccessfully,
};

interface ExportSteps {
  /** Waits until the server has all edits. */
  beforeExport?(): Promise<void>;
  /** Says what is on the page and not in the file; null if there is nothing. */
  describeOmission?(): string | null;
  /** Without a press on this page, so that the browser may block the download: the toast offers it again. */
  isUnprompted?: boolean;
}

export async function exportWithToast(
  resumeId: string,
  format: ExportFormat,
  steps: ExportSteps = {},
): Promise<void> {
  const { beforeExport, describeOmission, isUnprompted } = steps;
  const label = FORMAT_LABELS[format];
  const downloadAgain = {
    label: TEXTS.downloadAgain,
    onClick: () => void exportWithToast(resumeId, format, { ...steps, isUnprompted: false }),
  };
  const abort = new AbortController();
  let dismiss = () => {};
  const timer = setTimeout(() => {
    dismiss = notify.plain(TEXTS.preparing({ label }), {
      durationMs: Number.POSITIVE_INFINITY,
      action: { label: TEXTS.cancel, onClick: () => abort.abort() },
    });
  }, TOAST_DELAY_MS);
  try {
    await beforeExport?.();
    if (abort.signal.aborted) return;
    // Before the export, because the person may edit the page while the file is made.
    const omitted = describeOmission?.() ?? null;
    await exportResume(resumeId, format, abort.signal);
    const success = SUCCESS_MESSAGES[format] ?? TEXTS.isInYourDownloads({ label });
    // The file is made, but lacks text: an error stays visible longer than a success.
    const options = isUnprompted ? { action: downloadAgain } : {};
    if (omitted) notify.error(TEXTS.withOmission({ success, omitted }), options);
    else notify.success(success, options);
  } catch (error) {
    if (abort.signal.aborted) return;
    console.warn("Export failed", format, error);
    notify.error(error instanceof ApiError ? error.message : TEXTS.notGenerated({ label }));
  } finally {
    clearTimeout(timer);
    dismiss();
  }
}
