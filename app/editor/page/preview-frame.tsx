/**
 * The preview's only iframe. Its styles are rendered through portals; the page has a React root of its own, so that
 * rendering a keystroke does not walk down the editor's component tree.
 */
import { type ReactNode, useEffect, useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { TEXTS } from "./texts.ts";

// An article, so that the resume's <header> is not announced as a second banner beside the
// editor's.
const EMPTY_PAGE =
  '<!doctype html><html lang="en"><head><title>Resume preview</title></head><body><article></article></body></html>';

export function PreviewFrame({
  width,
  height,
  scale,
  css,
  fieldCss,
  title = TEXTS.resumePreview,
  onDocument,
  overlay = null,
  children,
}: {
  /** Size of the sheet in CSS pixels, before the zoom. */
  width: number;
  height: number;
  /** The zoom. */
  scale: number;
  /** The template's CSS, with its fonts. */
  css: string;
  /** In a separate style element: changing the one with the fonts would load them again. */
  fieldCss: string;
  title?: string;
  /** Called with the iframe's document once it has loaded. */
  onDocument(document: Document): void;
  /** Drawn over the page, in the editor's document. */
  overlay?: ReactNode;
  /** Rendered in a separate React root, without the editor's contexts. */
  children: ReactNode;
}) {
  const [pageDocument, setPageDocument] = useState<Document | null>(null);
  useReactRoot(pageDocument, children);
  return (
    <div
      // The line is an outline, because a border would make the overlay smaller than the page, and the
      // marks on it would drift from their words.
      className="relative overflow-hidden bg-[#fff] shadow-raised outline outline-line"
      style={{ width: width * scale, height: height * scale }}
    >
      <iframe
        title={title}
        srcDoc={EMPTY_PAGE}
        onLoad={(event) => {
          const loaded = event.currentTarget.contentDocument;
          if (!loaded) return;
          setPageDocument(loaded);
          onDocument(loaded);
        }}
        className="origin-top-left border-0"
        style={{ width, height, transform: `scale(${scale})` }}
      />
      {overlay}
      {pageDocument ? createPortal(<style>{css}</style>, pageDocument.head) : null}
      {pageDocument ? createPortal(<style>{fieldCss}</style>, pageDocument.head) : null}
    </div>
  );
}

function useReactRoot(pageDocument: Document | null, children: ReactNode): void {
  const [root, setRoot] = useState<Root | null>(null);
  useEffect(() => {
    const container = pageDocument?.body.firstElementChild;
    if (!container) return;
    const created = createRoot(container);
    setRoot(created);
    // React forbids unmounting a root while another one renders.
    return () => void setTimeout(() => created.unmount());
  }, [pageDocument]);
  useLayoutEffect(() => root?.render(children), [root, children]);
}
