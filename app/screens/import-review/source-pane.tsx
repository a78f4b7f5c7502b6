/** Shows the imported file next to the fields. */
import type { PDFDocumentProxy } from "pdfjs-dist";
import { useCallback, useState } from "react";
import { PageControls } from "#app/features/pdf-viewer/page-controls.tsx";
import { PdfPage } from "#app/features/pdf-viewer/pdf-page.tsx";
import { classNames } from "#app/ui/controls/class-names.ts";
import { Banner } from "#app/ui/page/banner.tsx";

export function SourcePane({
  name,
  pdf,
  lines,
  className,
}: {
  name: string;
  pdf: PDFDocumentProxy | null;
  lines: readonly string[] | undefined;
  className?: string;
}) {
  return (
    <section
      aria-label="The file"
      className={classNames("grid content-start gap-3 lg:sticky lg:top-4", className)}
    >
      <h2 className="text-lg font-medium wrap-anywhere">{name}</h2>
      {pdf ? <Pages pdf={pdf} name={name} /> : null}
      {!pdf && lines ? (
        <div
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll region must be keyboard accessible
          tabIndex={0}
          className="grid max-h-[80dvh] gap-1 overflow-y-auto rounded-card border border-line bg-raised p-4 text-sm"
        >
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a file never change
            <p key={index}>{line}</p>
          ))}
        </div>
      ) : null}
      {!pdf && !lines ? (
        <p className="text-sm text-ink-soft">
          This format has named fields, so there is no page to compare with.
        </p>
      ) : null}
    </section>
  );
}

function Pages({ pdf, name }: { pdf: PDFDocumentProxy; name: string }) {
  const [page, setPage] = useState(1);
  const [hasFailed, setFailed] = useState(false);
  const onError = useCallback(() => setFailed(true), []);
  return (
    <>
      {pdf.numPages > 1 ? (
        <PageControls page={page} pageCount={pdf.numPages} onPage={setPage} />
      ) : null}
      {hasFailed ? (
        <Banner tone="bad">This page can't be displayed.</Banner>
      ) : (
        <div className="border border-line">
          <PdfPage
            document={pdf}
            number={page}
            label={`${name}, page ${page} of ${pdf.numPages}`}
            onError={onError}
          />
        </div>
      )}
    </>
  );
}
