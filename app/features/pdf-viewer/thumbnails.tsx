/** Thumbnails of all pages; only those in view are rendered. */
import type { PDFDocumentProxy } from "pdfjs-dist";
import { useEffect, useRef, useState } from "react";
import { classNames } from "#app/ui/controls/class-names.ts";
import { PdfPage } from "./pdf-page.tsx";
import { TEXTS } from "./texts.ts";

interface Props {
  document: PDFDocumentProxy;
  page: number;
  onPage(page: number): void;
}

export function Thumbnails({ document, page, onPage }: Props) {
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
  return (
    <ol className="grid justify-items-center gap-3 p-3">
      {numbers.map((number) => (
        <li key={number}>
          <Thumbnail
            document={document}
            number={number}
            isCurrent={number === page}
            onPage={onPage}
          />
        </li>
      ))}
    </ol>
  );
}

function Thumbnail({
  document,
  number,
  isCurrent,
  onPage,
}: Omit<Props, "page"> & { number: number; isCurrent: boolean }) {
  const button = useRef<HTMLButtonElement>(null);
  const isInView = useIsInView(button);
  useEffect(() => {
    if (isCurrent) button.current?.scrollIntoView({ block: "nearest" });
  }, [isCurrent]);
  return (
    <button
      ref={button}
      type="button"
      aria-label={TEXTS.pageNumber({ number })}
      aria-current={isCurrent ? "page" : undefined}
      onClick={() => onPage(number)}
      className="group grid w-24 gap-1 rounded-control text-center text-xs tabular-nums"
    >
      <span
        className={classNames(
          "block aspect-210/297 overflow-hidden border bg-sheet outline-2 outline-offset-2",
          isCurrent ? "border-accent outline-accent" : "border-sheet-line outline-transparent",
        )}
      >
        {isInView ? (
          // The main view reports the same rendering error.
          <PdfPage document={document} number={number} label={null} onError={() => {}} />
        ) : null}
      </span>
      <span className={isCurrent ? "font-semibold text-ink" : "text-ink-soft"}>{number}</span>
    </button>
  );
}

function useIsInView(element: React.RefObject<Element>): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => setInView(entry?.isIntersecting ?? false),
      { rootMargin: "300px" },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isInView;
}
