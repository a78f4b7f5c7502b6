/**
 * The shown page of the resume: the template's layout on a sheet of paper. Subscribes to the document
 * itself, so that a change does not render the form.
 */
import { memo, useLayoutEffect, useRef } from "react";
import type { Design } from "#app/core/resume/design.ts";
import type { ResumeWords } from "#app/core/resume-languages/resume-words.ts";
import type { Language } from "#app/core/templates/language.ts";
import {
  FOOTER_ID,
  footerText,
  previewFooterCss,
} from "#app/core/templates/page/running-footer.ts";
import { FLOW_ID, SHEET_ID } from "#app/core/templates/page/sheet.ts";
import type { Layout, LayoutProps } from "#app/core/templates/template.ts";
import type { ReadableRoom } from "#app/editor/sync/room.ts";
import type { EditedTextStore } from "./inline/edited-text-store.ts";
import type { Columns } from "./page-columns.ts";
import { useRenderedResume } from "./use-rendered-resume.ts";

export function PreviewSheet({
  room,
  editedText,
  layout,
  words,
  design,
  photo,
  page,
  count = 1,
  columns,
  language,
  onRendered,
}: {
  room: Pick<ReadableRoom, "document">;
  /**
   * Access to the text that is being edited on the page; absent where the page cannot be edited.
   */
  editedText?: EditedTextStore;
  layout: Layout;
  /** Headings, month names and other printed words, in the resume's language. */
  words: ResumeWords;
  design: Design;
  /** The photo's URL; null if the resume shows none. */
  photo: string | null;
  /** The shown page, from 1. */
  page: number;
  /** The number of pages. */
  count?: number;
  /** Width of a page's column, and the gap to the next one. */
  columns: Columns;
  language: Language;
  /** Called after each render of the page, whose layout may have changed. */
  onRendered(): void;
}) {
  const flow = useRef<HTMLDivElement>(null);
  /** The layout of the elements on the page. */
  const renderedLayout = useRef(layout);
  const resume = useRenderedResume(room, flow, editedText);
  // biome-ignore lint/correctness/useExhaustiveDependencies: these determine what is measured
  useLayoutEffect(onRendered, [resume, layout, words, design, photo, language]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: these replace elements of the page
  useLayoutEffect(() => {
    const hasNewElements = renderedLayout.current !== layout;
    renderedLayout.current = layout;
    const text = editedText?.current();
    // During a composition the browser has the selection; `afterRender` follows at its end.
    if (!text || (text.isRenderPaused() && !hasNewElements)) return;
    // The selection may have changed since it was last read, as by Ctrl+A just before. New elements have none.
    if (!hasNewElements) text.beforeRender();
    text.afterRender();
  }, [layout, words, design, photo, language]);
  const offset = (page - 1) * (columns.width + columns.gap);
  return (
    <div id={SHEET_ID}>
      <div
        ref={flow}
        id={FLOW_ID}
        style={offset ? { transform: `translateX(${-offset}px)` } : undefined}
      >
        {/* Not on the flow element, the one with the columns: `dir` would make them run to the
            left. */}
        <div lang={language.lang} dir={language.dir}>
          {resume ? (
            <RenderedLayout
              Component={layout.Component}
              resume={resume}
              words={words}
              design={design}
              photo={photo}
            />
          ) : null}
        </div>
      </div>
      {layout.hasFooter && page > 1 && resume ? (
        <>
          <style>{previewFooterCss({ layout, design, dir: language.dir })}</style>
          <div id={FOOTER_ID} aria-hidden="true">
            {footerText(resume.personalInfo.fullName, page, count)}
          </div>
        </>
      ) : null}
    </div>
  );
}

/** Memoized, so that turning the page does not render the layout. */
const RenderedLayout = memo(function RenderedLayout({
  Component,
  ...props
}: LayoutProps & { Component: Layout["Component"] }) {
  return <Component {...props} />;
});
