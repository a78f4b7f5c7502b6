/**
 * The one persistent iframe of the preview. Its styles come through portals; the page has a React root
 * of its own, so that drawing a keystroke does not walk down the editor's tree.
 */
import { type ReactNode, useEffect, useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import { createRoot, type Root } from "react-dom/client";

const BLANK =
  '<!doctype html><html lang="en"><head><title>Resume preview</title></head><body><div></div></body></html>';

export function PreviewFrame({
  width,
  height,
  scale,
  css,
  mark,
  title = "Resume preview",
  onDocument,
  children,
}: {
  width: number;
  height: number;
  scale: number;
  css: string;
  /** A style of its own: changing the one with the fonts would load them anew. */
  mark: string;
  title?: string;
  onDocument(document: Document): void;
  /** Drawn in a root of its own: knows no context of the editor. */
  children: ReactNode;
}) {
  const [frame, setFrame] = useState<Document | null>(null);
  useRootIn(frame, children);
  return (
    <div
      className="overflow-hidden border border-line bg-[#fff] shadow-raised"
      style={{ width: width * scale, height: height * scale }}
    >
      <iframe
        title={title}
        srcDoc={BLANK}
        onLoad={(event) => {
          const opened = event.currentTarget.contentDocument;
          if (!opened) return;
          setFrame(opened);
          onDocument(opened);
        }}
        className="origin-top-left border-0"
        style={{ width, height, transform: `scale(${scale})` }}
      />
      {frame ? createPortal(<style>{css}</style>, frame.head) : null}
      {frame ? createPortal(<style>{mark}</style>, frame.head) : null}
    </div>
  );
}

function useRootIn(frame: Document | null, children: ReactNode): void {
  const [root, setRoot] = useState<Root | null>(null);
  useEffect(() => {
    const place = frame?.body.firstElementChild;
    if (!place) return;
    const opened = createRoot(place);
    setRoot(opened);
    // A root may not be taken down while another one is drawing.
    return () => void setTimeout(() => opened.unmount());
  }, [frame]);
  useLayoutEffect(() => root?.render(children), [root, children]);
}
