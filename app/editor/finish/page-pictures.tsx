/** Pictures of all pages of the generated PDF. */
import type { PDFDocumentProxy } from "pdfjs-dist";
import { useState } from "react";
import { PdfPage } from "#app/features/pdf-viewer/pdf-page.tsx";
import { Skeleton } from "#app/ui/loading/skeleton.tsx";
import { TEXTS } from "./texts.ts";

export function PagePictures({
  document,
  hasFailed,
}: {
  /** Null until it is open. */
  document: PDFDocumentProxy | null;
  hasFailed: boolean;
}) {
  const [isBroken, setBroken] = useState(false);
  if ((hasFailed && !document) || isBroken)
    return <p className="text-sm text-ink-soft">{TEXTS.thePagesCantBeShown}</p>;
  if (!document) return <Skeleton className="aspect-210/297 w-full max-md:h-64" />;
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
  return (
    <ol
      aria-label={TEXTS.pagesOfThePdf}
      className="grid content-start gap-3 max-md:auto-cols-[60%] max-md:grid-flow-col max-md:overflow-x-auto max-md:pb-2"
    >
      {numbers.map((number) => (
        <li key={number} className="border border-sheet-line bg-sheet shadow-raised">
          <PdfPage
            document={document}
            number={number}
            label={TEXTS.pageOf({ number, numPages: document.numPages })}
            onError={() => setBroken(true)}
          />
        </li>
      ))}
    </ol>
  );
}
