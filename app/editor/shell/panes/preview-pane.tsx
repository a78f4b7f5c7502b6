/**
 * Live Preview: the page as it will print. It scrolls to the edited field, and a click on a field
 * focuses it.
 */
import {
  type MutableRefObject,
  memo,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import type { Design } from "#app/core/resume/design.ts";
import { isEmptyResume } from "#app/core/resume/is-empty-resume.ts";
import { sheetOf } from "#app/core/templates/page/page.ts";
import { FLOW_ID, sheetSize } from "#app/core/templates/page/sheet.ts";
import { fontFamilies } from "#app/core/templates/style/design-css.ts";
import { fontCssWithUrls } from "#app/core/templates/style/fonts.ts";
import { findTemplateSummary } from "#app/core/templates/template-summaries.ts";
import { createEntry } from "#app/editor/form/sections/new-entry.ts";
import { CutOffHint } from "#app/editor/page/cut-off-hint.tsx";
import { usePageEditor } from "#app/editor/page/inline/use-page-editor.ts";
import { columnsOf } from "#app/editor/page/page-columns.ts";
import type { PagePreview } from "#app/editor/page/page-preview.ts";
import { countPagesWithDesign, editedFieldCss, previewCss } from "#app/editor/page/preview-css.ts";
import { PreviewFrame } from "#app/editor/page/preview-frame.tsx";
import type { PreviewHtml } from "#app/editor/page/preview-html.ts";
import { PreviewSheet } from "#app/editor/page/preview-sheet.tsx";
import { PreviewToolbar } from "#app/editor/page/preview-toolbar.tsx";
import { useLayout } from "#app/editor/page/use-layout.ts";
import { usePageLanguage } from "#app/editor/page/use-page-language.ts";
import { usePages } from "#app/editor/page/use-pages.ts";
import { useZoom } from "#app/editor/page/use-zoom.ts";
import { useShownPhoto } from "#app/editor/photo/use-shown-photo.ts";
import { TEXTS } from "#app/editor/shell/texts.ts";
import { useEditorAccess, useMayEdit } from "#app/editor/sync/editor-access.ts";
import { useReadableRoom, useRoomValue } from "#app/editor/sync/room-context.ts";
import { classNames } from "#app/ui/controls/class-names.ts";
import { lazyPart } from "#app/ui/loading/lazy-part.tsx";
import { RetryButton } from "#app/ui/loading/retry-button.tsx";
import { Banner } from "#app/ui/page/banner.tsx";

/** Padding around the page. */
const PADDING_PX = 8;

const PageTools = lazyPart(() =>
  import("#app/editor/page/inline/page-tools.tsx").then((module) => module.PageTools),
);

const OverflowNotice = lazyPart(() =>
  import("#app/editor/design/overflow-notice.tsx").then((module) => module.OverflowNotice),
);

const VersionOffer = lazyPart(() =>
  import("#app/editor/design/version-offer.tsx").then((module) => module.VersionOffer),
);

export const PreviewPane = memo(function PreviewPane({
  editing,
  onPick,
  onEditedKeyChange,
  previewHtml,
  onPreview,
  isToolbarBelow = false,
  toolbarEnd,
  note = null,
}: {
  /** The key of the focused field. */
  editing: string | null;
  /**
   * Called with the key of the clicked field, or of the clicked section where there is no field.
   */
  onPick(key: string): void;
  /** Called with the key of the text that is edited on the page, and with null when that ends. */
  onEditedKeyChange?(key: string | null): void;
  /** Receives a function that returns the page's markup. */
  previewHtml: MutableRefObject<PreviewHtml>;
  /** Called once the page is rendered, and with null when it is unmounted. */
  onPreview?: (preview: PagePreview | null) => void;
  /** On phones the bar is over the bottom of the page. */
  isToolbarBelow?: boolean;
  /** More controls at the end of the bar. */
  toolbarEnd?: ReactNode;
  /** A line over the page. */
  note?: ReactNode;
}) {
  const room = useReadableRoom();
  const mayEdit = useMayEdit();
  const templateId = useRoomValue((snapshot) => snapshot.templateId);
  const isEmpty = useRoomValue((snapshot) => isEmptyResume(snapshot.resume));
  const design = useRoomValue((snapshot) => snapshot.design);
  const language = useRoomValue((snapshot) => snapshot.resume.language);
  const template = findTemplateSummary(templateId);
  const isOutdated = mayEdit && template && (design.version ?? 1) < template.version;
  const { layout, words, error, hasRetried, retry } = useLayout(
    templateId,
    design.version,
    language,
  );
  const { paper, margin } = design;
  const [sheet, columns] = useMemo(() => {
    const page = sheetOf({ paper, margin });
    return [sheetSize(page), columnsOf(page)];
  }, [paper, margin]);
  /** The document in the preview's iframe. */
  const [pageDocument, setPageDocument] = useState<Document | null>(null);
  /** Covers the page; marks and cursors are rendered into it. */
  const [layer, setLayer] = useState<HTMLElement | null>(null);
  const pane = useRef<HTMLDivElement>(null);
  const isReviewing = useEditorAccess().role === "comment";
  const zoom = useZoom(pane, pageDocument, sheet.width, PADDING_PX, isReviewing ? 1 : null);
  const pages = usePages(pageDocument, columns, editing);
  const { photo, photoCss } = useShownPhoto();
  const { fonts } = design;
  const css = useMemo(
    () => (layout ? `${fontCssWithUrls(fontFamilies(layout, { fonts }))}\n${layout.css}` : ""),
    [layout, fonts],
  );
  const pageLanguage = usePageLanguage();
  const { measure, showPageOf } = pages;
  const { editedText, editor } = usePageEditor({
    pageDocument,
    createEntry,
    onPick,
    onEditedKeyChange: (key) => onEditedKeyChange?.(key),
    onCaret: showPageOf,
  });
  const countPages = useCallback(
    (candidate: Design) => {
      measure();
      return countPagesWithDesign(pageDocument, candidate);
    },
    [pageDocument, measure],
  );

  useEffect(() => {
    onPreview?.(pageDocument && layer ? { pageDocument, layer, showPageOf, countPages } : null);
    return () => onPreview?.(null);
  }, [onPreview, pageDocument, layer, showPageOf, countPages]);
  useEffect(() => {
    previewHtml.current = () =>
      editedText.current()?.markup() ?? pageDocument?.getElementById(FLOW_ID)?.innerHTML ?? null;
  }, [previewHtml, pageDocument, editedText]);

  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <PreviewToolbar
        page={pages.page}
        count={pages.count}
        isEstimate={pages.isEstimate}
        onPage={pages.show}
        zoom={zoom}
        isBelow={isToolbarBelow}
      >
        {toolbarEnd}
      </PreviewToolbar>
      {note}
      {isReviewing && isToolbarBelow && zoom.isCutOff ? <CutOffHint onFit={zoom.fit} /> : null}
      {isOutdated ? <VersionOffer key={template.id} template={template} /> : null}
      {error ? (
        <Banner
          tone="bad"
          announce
          className="m-3"
          title={TEXTS.failedToLoadPreview}
          action={<RetryButton onRetry={retry} isStuck={hasRetried} />}
        >
          {TEXTS.errorLoadingPreview({ error })}
        </Banner>
      ) : null}
      {/* Focusable, so that the keyboard can scroll it. */}
      <section
        ref={pane}
        aria-label={TEXTS.previewOfThePage}
        aria-keyshortcuts={mayEdit ? "Enter" : undefined}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls
        tabIndex={0}
        className="relative min-h-0 flex-1 overflow-auto bg-sunken [scrollbar-width:thin]"
      >
        {/* The padding lets the end scroll clear of the floating buttons. */}
        <div className="mx-auto w-fit" style={{ padding: `${PADDING_PX}px ${PADDING_PX}px 5rem` }}>
          <PreviewFrame
            {...sheet}
            scale={zoom.zoom}
            css={pageLanguage.fontCss ? `${css}\n${pageLanguage.fontCss}` : css}
            fieldCss={`${previewCss(design)}\n${photoCss}\n${editedFieldCss(editing)}`}
            onDocument={setPageDocument}
            overlay={
              <>
                <div
                  ref={setLayer}
                  className="pointer-events-none absolute inset-0 overflow-clip"
                />
                {editor && pageDocument ? (
                  <PageTools editor={editor} pageDocument={pageDocument} scale={zoom.zoom} />
                ) : null}
              </>
            }
          >
            {layout ? (
              <PreviewSheet
                room={room}
                editedText={editedText}
                layout={layout}
                words={words}
                design={design}
                photo={photo}
                page={pages.page}
                count={pages.count}
                columns={columns}
                language={pageLanguage}
                onRendered={pages.measure}
              />
            ) : null}
          </PreviewFrame>
        </div>
        {isEmpty && !editor ? (
          <p className="pointer-events-none absolute inset-x-8 top-24 text-center text-[#57534e]">
            {TEXTS.yourResumeAppearsHere}
          </p>
        ) : null}
      </section>
      {pageDocument && mayEdit && pages.count > 1 ? (
        <OverflowNotice
          pageDocument={pageDocument}
          count={pages.count}
          columns={columns}
          countPages={countPages}
          className={classNames(
            "absolute left-1/2 flex -translate-x-1/2 items-center gap-2 rounded-full border border-line-strong bg-raised px-3 text-sm whitespace-nowrap shadow-raised",
            isToolbarBelow ? "bottom-15" : "bottom-3",
          )}
        />
      ) : null}
    </div>
  );
});
