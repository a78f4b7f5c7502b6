/** Says that no PDF was made, why, and what to do. */
import { Banner } from "#app/ui/page/banner.tsx";
import { TEXTS } from "./texts.ts";
import type { PdfFailure } from "./use-generate-pdf.ts";

export function PdfFailureBanner({
  failure: { reason, isRateLimited },
  isConnected,
  onDismiss,
}: {
  failure: PdfFailure;
  /** Whether the server can be reached, so that trying again may help. */
  isConnected: boolean;
  onDismiss(): void;
}) {
  return (
    <Banner
      tone="bad"
      announce
      title={isRateLimited ? TEXTS.failedToGeneratePdfForNow : TEXTS.failedToGeneratePdf}
      onDismiss={onDismiss}
      className="rounded-none border-x-0"
    >
      <p>{reason}</p>
      {isRateLimited ? null : isConnected ? TEXTS.retryPdf : TEXTS.retryPdfWhenOnline}
    </Banner>
  );
}
