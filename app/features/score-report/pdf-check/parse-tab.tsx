/** The Parse tab: what a parser reads from this resume's PDF, and from any other PDF the user drops in. */

import { RetryButton } from "#app/ui/loading/retry-button.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
import { ExternalPdfCheck } from "./external-pdf-check.tsx";
import { ExtractedText } from "./extracted-text.tsx";
import { FileChecks } from "./file-checks.tsx";
import { ParseFields } from "./parse-fields.tsx";
import { PdfCheckProgress } from "./pdf-check-progress.tsx";
import { TEXTS } from "./texts.ts";
import type { PdfCheckState } from "./use-pdf-check.ts";

export function ParseTab({
  state,
  fieldHref,
  onRetry,
}: {
  state: PdfCheckState;
  /** The builder's URL for a field. */
  fieldHref(key: string): string;
  onRetry(): void;
}) {
  return (
    <div className="grid gap-8">
      <p className="max-w-prose text-ink-soft">{TEXTS.weMakeThePdf}</p>
      {state.kind === "ready" ? (
        <>
          <ParseFields fields={state.report.fields} fieldHref={fieldHref} />
          <FileChecks checks={state.report.checks} />
          <ExtractedText read={state.report.read} />
        </>
      ) : state.kind === "failed" ? (
        <Banner
          tone="bad"
          announce
          action={<RetryButton onRetry={onRetry} isStuck={state.isStuck} />}
        >
          {state.message}
        </Banner>
      ) : (
        <PdfCheckProgress step={state.kind === "working" ? state.step : "printing"} />
      )}
      <ExternalPdfCheck />
    </div>
  );
}
