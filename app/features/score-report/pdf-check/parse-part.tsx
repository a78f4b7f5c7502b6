/** The Parse part: what a parser reads from this resume's PDF, and from any other that is dropped in. */
import { RetryButton } from "#app/ui/loading/retry-button.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
import { OwnPdf } from "./own-pdf.tsx";
import { ParseChecks } from "./parse-checks.tsx";
import { ParseFields } from "./parse-fields.tsx";
import { ParserText } from "./parser-text.tsx";
import { ReadingBack } from "./reading-back.tsx";
import type { ReadBackState } from "./use-read-back.ts";

export function ParsePart({
  state,
  fieldHref,
  onRetry,
}: {
  state: ReadBackState;
  /** Where the builder shows a field. */
  fieldHref(key: string): string;
  onRetry(): void;
}) {
  return (
    <div className="grid gap-8">
      <p className="max-w-prose text-ink-soft">
        We print the resume as it is now, read the file back with pdf.js in your browser, in the
        order of the file and as the eye sees it, and compare field by field. Real parsers differ;
        what is lost here is hard for all of them.
      </p>
      {state.kind === "ready" ? (
        <>
          <ParseFields fields={state.report.fields} hrefOf={fieldHref} />
          <ParseChecks checks={state.report.checks} />
          <ParserText read={state.report.read} />
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
        <ReadingBack doing={state.kind === "working" ? state.doing : "printing"} />
      )}
      <OwnPdf />
    </div>
  );
}
