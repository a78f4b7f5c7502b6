/** The example's page, drawn by its real layout over the picture of it. */
import { createElement, useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import type { Resume } from "#app/core/resume/schema.ts";
import { ENGLISH } from "#app/core/resume-languages/resume-words.ts";
import { findTemplate } from "#app/core/templates/catalogue.ts";
import { loadLayout } from "#app/core/templates/layouts.ts";
import { htmlToText } from "#app/core/templates/page/resume-text.ts";
import { fontFamilies } from "#app/core/templates/style/design-css.ts";
import { fontCssByUrl } from "#app/core/templates/style/fonts.ts";
import type { Layout } from "#app/core/templates/template.ts";
import { TEXTS } from "../texts.ts";
import { EXAMPLE_TEMPLATE } from "./example.ts";
import { SHEET } from "./sheet.ts";

const BLANK =
  '<!doctype html><html lang="en"><head><title>Resume</title></head><body><article></article></body></html>';
const PAGE_CSS = `html,body{margin:0;overflow:hidden;background:#fff}body{padding:28px 32px;width:${SHEET.width - 64}px}`;

interface LiveSheet {
  layout: Layout;
  root: Root;
  article: Element;
}

export function LivePage({
  resume,
  onText,
}: {
  resume: Resume;
  /** Called with the page's text when it has been drawn. */
  onText(text: string): void;
}) {
  const box = useRef<HTMLDivElement>(null);
  const [sheet, setSheet] = useState<LiveSheet | null>(null);
  const [isReady, setReady] = useState(false);
  const scale = useScale(box);

  useEffect(() => () => setTimeout(() => sheet?.root.unmount()) && undefined, [sheet]);
  useLayoutEffect(() => {
    if (!sheet) return;
    const { layout, root, article } = sheet;
    // Not within another root's rendering.
    queueMicrotask(() => {
      flushSync(() => root.render(createElement(layout.Component, { resume, words: ENGLISH })));
      onText(htmlToText(article.innerHTML));
    });
  }, [sheet, resume, onText]);

  async function open(frame: Document) {
    const article = frame.body.firstElementChild;
    if (!article) return;
    const layout = await loadLayout(EXAMPLE_TEMPLATE, findTemplate(EXAMPLE_TEMPLATE)?.version);
    const style = frame.createElement("style");
    style.textContent = [fontCssByUrl(fontFamilies(layout)), layout.css, PAGE_CSS].join("\n");
    frame.head.appendChild(style);
    setSheet({ layout, root: createRoot(article), article });
    await frame.fonts.ready;
    setReady(true);
  }
  return (
    <div ref={box} className="absolute inset-0 overflow-hidden">
      <iframe
        title={TEXTS.examplePage}
        srcDoc={BLANK}
        data-live={isReady || undefined}
        onLoad={({ currentTarget }) => {
          if (currentTarget.contentDocument) void open(currentTarget.contentDocument);
        }}
        className="origin-top-left border-0"
        style={{
          ...SHEET,
          transform: `scale(${scale})`,
          visibility: isReady ? "visible" : "hidden",
        }}
      />
    </div>
  );
}

function useScale(box: React.RefObject<HTMLElement>): number {
  const [scale, setScale] = useState(1);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setScale(element.clientWidth / SHEET.width));
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return scale;
}
