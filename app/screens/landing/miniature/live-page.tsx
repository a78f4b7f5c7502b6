/** Renders the example's page with its real template, over the static picture of it. */
import { createElement, useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import type { Resume } from "#app/core/resume/schema.ts";
import { ENGLISH } from "#app/core/resume-languages/resume-words.ts";
import { findTemplate } from "#app/core/templates/catalogue.ts";
import { loadLayout } from "#app/core/templates/layouts.ts";
import { htmlToText } from "#app/core/templates/page/resume-text.ts";
import { fontFamilies } from "#app/core/templates/style/design-css.ts";
import { fontCssWithUrls } from "#app/core/templates/style/fonts.ts";
import type { Layout } from "#app/core/templates/template.ts";
import { TEXTS } from "../texts.ts";
import { EXAMPLE_TEMPLATE } from "./example.ts";
import { SHEET } from "./sheet.ts";

/** An iframe's document, so that the site's CSS stays out of the layout's page; its <article> gets the layout. */
const BLANK =
  '<!doctype html><html lang="en"><head><title>Resume</title></head><body><article></article></body></html>';
/** Narrow margins for the small page. No other file repeats them: the static picture is made from this page. */
const [PADDING_X_PX, PADDING_Y_PX] = [32, 28];
const PAGE_CSS = `html,body{margin:0;overflow:hidden;background:#fff}body{padding:${PADDING_Y_PX}px ${PADDING_X_PX}px;width:${SHEET.width - 2 * PADDING_X_PX}px}`;

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
  /** Called with the page's text after each render. */
  onText(text: string): void;
}) {
  const box = useRef<HTMLDivElement>(null);
  const [sheet, setSheet] = useState<LiveSheet | null>(null);
  const [isReady, setReady] = useState(false);
  const scale = useScale(box);

  useEffect(
    () => () => {
      // Deferred, because React forbids unmounting a root while another one renders.
      setTimeout(() => sheet?.root.unmount());
    },
    [sheet],
  );
  useLayoutEffect(() => {
    if (!sheet) return;
    const { layout, root, article } = sheet;
    // Deferred, because React forbids flushSync while another root renders.
    queueMicrotask(() => {
      flushSync(() => root.render(createElement(layout.Component, { resume, words: ENGLISH })));
      onText(htmlToText(article.innerHTML));
    });
  }, [sheet, resume, onText]);

  async function open(iframeDocument: Document) {
    const article = iframeDocument.body.firstElementChild;
    if (!article) return;
    const layout = await loadLayout(EXAMPLE_TEMPLATE, findTemplate(EXAMPLE_TEMPLATE)?.version);
    const style = iframeDocument.createElement("style");
    style.textContent = [fontCssWithUrls(fontFamilies(layout)), layout.css, PAGE_CSS].join("\n");
    iframeDocument.head.appendChild(style);
    setSheet({ layout, root: createRoot(article), article });
    await iframeDocument.fonts.ready;
    setReady(true);
  }
  return (
    <div ref={box} className="absolute inset-0 overflow-hidden">
      <iframe
        title={TEXTS.examplePage}
        srcDoc={BLANK}
        // tests/pictures/landing-pictures.mjs waits for this mark, then takes the static picture of the page.
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
