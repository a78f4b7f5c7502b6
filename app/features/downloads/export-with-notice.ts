/** An export as people see it: what is being made while it takes a while, a way out, and how it ended. */
import { ApiError } from "#app/client/call-api.ts";
import { type ExportFormat, FORMAT_LABELS } from "#app/core/export/formats.ts";
import { notify } from "#app/ui/toast/toast.tsx";
import { exportResume } from "./export-resume.ts";

/** What is quicker than this needs no words. */
const PATIENCE_MS = 400;

const SUCCESS: Partial<Record<ExportFormat, string>> = { pdf: "PDF generated successfully!" };
const failed = (label: string) => `Failed to generate ${label}.`;

/** `beforehand` brings the server up to date, where edits may still be on their way. */
export async function exportWithNotice(
  resumeId: string,
  format: ExportFormat,
  beforehand?: () => Promise<void>,
): Promise<void> {
  const label = FORMAT_LABELS[format];
  const abort = new AbortController();
  let dismiss = () => {};
  const timer = setTimeout(() => {
    dismiss = notify.plain(`Preparing ${label}…`, {
      durationMs: Number.POSITIVE_INFINITY,
      action: { label: "Cancel", onClick: () => abort.abort() },
    });
  }, PATIENCE_MS);
  try {
    await beforehand?.();
    if (abort.signal.aborted) return;
    await exportResume(resumeId, format, abort.signal);
    notify.success(SUCCESS[format] ?? `${label} is in your downloads`);
  } catch (error) {
    if (abort.signal.aborted) return;
    console.warn("export", format, error);
    notify.error(error instanceof ApiError ? error.message : `${failed(label)} Please try again.`);
  } finally {
    clearTimeout(timer);
    dismiss();
  }
}
