/** Live Preview: the page as it will print, following the field that is edited; a click goes to its field. */
import {
  type MutableRefObject,
  memo,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import type { Design } from "#app/core/resume/design.ts";
import { isEmptyResume } from "#app/core/resume/is-empty-resume.ts";
import { findTemplate } from "#app/core/templates/catalogue.ts";
import { sheetOf } from "#app/core/templates/page/page.ts";
import { FLOW_ID, sheetSize } from "#app/core/templates/page/sheet.ts";
import { familiesOf } from "#app/core/templates/style/design-css.ts";
import { fontCssByUrl } from "#app/core/templates/style/fonts.ts";
import { PreviewFrame } from "#app/editor/page/preview-frame.tsx";
import type { PreviewHtml } from "#app/editor/page/preview-html.ts";
import { columnsOf } from "#app/editor/page/preview-page.ts";
import { PreviewSheet } from "#app/editor/page/preview-sheet.tsx";
import { PreviewToolbar } from "#app/editor/page/preview-toolbar.tsx";
import { markCss, pagesIn, settingsCss } from "#app/editor/page/settings-css.ts";
import { useLayout } from "#app/editor/page/use-layout.ts";
import { usePages } from "#app/editor/page/use-pages.ts";
import { useScript } from "#app/editor/page/use-script.ts";
import { useZoom } from "#app/editor/page/use-zoom.ts";
import { useShownPhoto } from "#app/editor/photo/use-shown-photo.ts";
import { useMayEdit } from "#app/editor/sync/editor-access.ts";
import { useOpenRoom, useRoomValue } from "#app/editor/sync/room-context.ts";
import { lazyPart } from "#app/ui/loading/lazy-part.tsx";
import { RetryButton } from "#app/ui/loading/retry-button.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
import { useCloseByEscape } from "./use-close-by-escape.ts";

const PADDING_PX = 16;

const DesignPanel = lazyPart(() =>
  import("#app/editor/design/design-panel.tsx").then((module) => module.DesignPanel),
);

const VersionOffer = lazyPart(() =>
  import("#app/editor/design/version-offer.tsx").then((module) => module.VersionOffer),
);

export const PreviewPane = memo(function PreviewPane({
  editing,
  onPick,
  html,
}: {
  /** Key of the field that has the focus. */
  editing: string | null;
  /** A field, or a section where there is no field, was clicked. */
  onPick(key: string): void;
  html: MutableRefObject<PreviewHtml>;
}) {
  const room = useOpenRoom();
  const mayEdit = useMayEdit();
  const templateId = useRoomValue((snapshot) => snapshot.templateId);
  const isEmpty = useRoomValue((snapshot) => isEmptyResume(snapshot.resume));
  const design = useRoomValue((snapshot) => snapshot.design);
  const template = findTemplate(templateId);
  const isBehind = mayEdit && template && (design.version ?? 1) < template.version;
  const { layout, error, isStuck, retry } = useLayout(templateId, design.version);
  const { paper, margin } = design;
  const [sheet, columns] = useMemo(() => {
    const page = sheetOf({ paper, margin });
    return [sheetSize(page), columnsOf(page)];
  }, [paper, margin]);
  const [frame, setFrame] = useState<Document | null>(null);
  const [isDesigning, setDesigning] = useState(false);
  const designArea = useRef<HTMLDivElement>(null);
  const closeDesign = useCloseByEscape(
    designArea,
    isDesigning,
    useCallback(() => setDesigning(false), []),
  );
  const pane = useRef<HTMLDivElement>(null);
  const zoom = useZoom(pane, sheet.width, PADDING_PX);
  const pages = usePages(frame, columns, editing);
  const { photo, photoCss } = useShownPhoto();
  const { fonts } = design;
  const css = useMemo(
    () => (layout ? `${fontCssByUrl(familiesOf(layout, { fonts }))}\n${layout.css}` : ""),
    [layout, fonts],
  );
  const script = useScript();
  const { measure } = pages;
  const countPages = useCallback(
    (tried: Design) => {
      measure();
      return pagesIn(frame, tried);
    },
    [frame, measure],
  );

  useEffect(() => {
    html.current = () => frame?.getElementById(FLOW_ID)?.innerHTML ?? null;
  }, [html, frame]);
  useEffect(() => {
    if (!frame) return;
    const pick = (event: MouseEvent) => {
      event.preventDefault();
      // Elements of the iframe are of another window; instanceof would not know them.
      const spot = (event.target as Element).closest<HTMLElement>("[data-field], [data-section]");
      const key = spot?.dataset.field ?? spot?.dataset.section;
      if (key) onPick(key);
    };
    frame.addEventListener("click", pick);
    return () => frame.removeEventListener("click", pick);
  }, [frame, onPick]);

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div ref={designArea} className="contents">
        <PreviewToolbar
          page={pages.page}
          count={pages.count}
          isEstimate={pages.isEstimate}
          onPage={pages.show}
          zoom={zoom}
          isDesigning={isDesigning}
          onDesign={mayEdit ? () => setDesigning(!isDesigning) : null}
        />
        {isDesigning && mayEdit ? (
          <DesignPanel
            frame={frame}
            countPages={countPages}
            onClose={closeDesign}
            onLoadError={closeDesign}
          />
        ) : null}
      </div>
      {isBehind ? <VersionOffer key={template.id} template={template} /> : null}
      {error ? (
        <Banner
          tone="bad"
          announce
          className="m-3"
          title="Failed to load preview:"
          action={<RetryButton onRetry={retry} isStuck={isStuck} />}
        >
          Error loading preview: {error}
        </Banner>
      ) : null}
      {/* Scrolled by keys too, wherever nothing in it takes the focus. */}
      <section
        ref={pane}
        aria-label="Preview of the page"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls
        tabIndex={0}
        className="relative min-h-0 flex-1 overflow-auto bg-sunken"
      >
        {/* Its end scrolls clear of the round buttons. */}
        <div className="mx-auto w-fit" style={{ padding: `${PADDING_PX}px ${PADDING_PX}px 5rem` }}>
          <PreviewFrame
            {...sheet}
            scale={zoom.zoom}
            css={script.css ? `${css}\n${script.css}` : css}
            mark={`${settingsCss(design)}\n${photoCss}\n${markCss(editing)}`}
            onDocument={setFrame}
          >
            {layout ? (
              <PreviewSheet
                room={room}
                layout={layout}
                design={design}
                photo={photo}
                page={pages.page}
                columns={columns}
                script={script}
                onDrawn={pages.measure}
              />
            ) : null}
          </PreviewFrame>
        </div>
        {isEmpty ? (
          <p className="pointer-events-none absolute inset-x-8 top-24 text-center text-[#57534e]">
            Your resume appears here as you write.
          </p>
        ) : null}
      </section>
    </div>
  );
});
