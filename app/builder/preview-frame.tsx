/** The one persistent iframe of the preview; the layout is drawn into it through a portal. */
import { type ReactNode, useState } from "react";
import { createPortal } from "react-dom";

const BLANK =
  '<!doctype html><html lang="en"><head><title>Resume preview</title></head><body></body></html>';

export function PreviewFrame({
  width,
  height,
  scale,
  css,
  mark,
  onDocument,
  children,
}: {
  width: number;
  height: number;
  scale: number;
  css: string;
  /** A style of its own: changing the one with the fonts would load them anew. */
  mark: string;
  onDocument(document: Document): void;
  children: ReactNode;
}) {
  const [frame, setFrame] = useState<Document | null>(null);
  return (
    <div
      className="overflow-hidden border border-line bg-[#fff] shadow-raised"
      style={{ width: width * scale, height: height * scale }}
    >
      <iframe
        title="Resume preview"
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
      {frame ? createPortal(children, frame.body) : null}
    </div>
  );
}
