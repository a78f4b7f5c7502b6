/** The resume as one column of text on a screen that is narrower than a sheet of paper. */
import { useEffect, useMemo, useRef, useState } from "react";
import type { Design } from "#app/core/resume/design.ts";
import type { ResumeWords } from "#app/core/resume-languages/resume-words.ts";
import { READING_CSS } from "#app/core/templates/page/reading-css.ts";
import { SeparatorsAsText } from "#app/core/templates/parts/text-separators.tsx";
import { designCss, fontFamilies } from "#app/core/templates/style/design-css.ts";
import { fontCssWithUrls } from "#app/core/templates/style/fonts.ts";
import type { Layout } from "#app/core/templates/template.ts";
import { PreviewFrame } from "#app/editor/page/preview-frame.tsx";
import { useLayout } from "#app/editor/page/use-layout.ts";
import { usePageLanguage } from "#app/editor/page/use-page-language.ts";
import { useRenderedResume } from "#app/editor/page/use-rendered-resume.ts";
import { useShownPhoto } from "#app/editor/photo/use-shown-photo.ts";
import type { ReadableRoom } from "#app/editor/sync/room.ts";
import { useReadableRoom, useRoomValue } from "#app/editor/sync/room-context.ts";
import { RetryButton } from "#app/ui/loading/retry-button.tsx";
import { Banner } from "#app/ui/page/banner.tsx";
import { LAZY_TEXTS } from "./lazy-texts.ts";
import { TEXTS } from "./texts.ts";

const FRAME_CSS = "body{margin:0}.reading{padding:6vw}";

export function ReadingPage() {
  const room = useReadableRoom();
  const templateId = useRoomValue((snapshot) => snapshot.templateId);
  const design = useRoomValue((snapshot) => snapshot.design);
  const language = useRoomValue((snapshot) => snapshot.resume.language);
  const { layout, words, error, hasRetried, retry } = useLayout(
    templateId,
    design.version,
    language,
  );
  const { photo, photoCss } = useShownPhoto();
  const pageLanguage = usePageLanguage();
  const area = useRef<HTMLElement>(null);
  const [frameDocument, setFrameDocument] = useState<Document | null>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const measure = () =>
      setSize({ width: element.clientWidth, height: frameDocument?.body.offsetHeight ?? 0 });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    if (frameDocument) observer.observe(frameDocument.body);
    return () => observer.disconnect();
  }, [frameDocument]);
  const { fonts } = design;
  const css = useMemo(
    () => (layout ? `${fontCssWithUrls(fontFamilies(layout, { fonts }))}\n${layout.css}` : ""),
    [layout, fonts],
  );
  return (
    <section ref={area} aria-label={LAZY_TEXTS.resume} className="min-w-0 flex-1 bg-sunken">
      {error ? (
        <Banner
          tone="bad"
          announce
          className="m-3"
          title={TEXTS.failedToLoadPreview}
          action={<RetryButton onRetry={retry} isStuck={hasRetried} />}
        >
          {error}
        </Banner>
      ) : null}
      <PreviewFrame
        // Without the frame's border of 1 px on each side.
        width={Math.max(0, size.width - 2)}
        height={size.height}
        scale={1}
        css={`${css}\n${pageLanguage.fontCss}`}
        fieldCss={`${photoCss}\n${designCss(design)}\n${READING_CSS}\n${FRAME_CSS}`}
        onDocument={setFrameDocument}
      >
        {layout ? (
          <div className="reading" lang={pageLanguage.lang} dir={pageLanguage.dir}>
            <SeparatorsAsText.Provider value>
              <LiveLayout room={room} layout={layout} words={words} design={design} photo={photo} />
            </SeparatorsAsText.Provider>
          </div>
        ) : null}
      </PreviewFrame>
    </section>
  );
}

function LiveLayout({
  room,
  layout: { Component },
  ...props
}: {
  room: ReadableRoom;
  layout: Layout;
  words: ResumeWords;
  design: Design;
  photo: string | null;
}) {
  const flow = useRef<HTMLDivElement>(null);
  const resume = useRenderedResume(room, flow);
  return <div ref={flow}>{resume ? <Component resume={resume} {...props} /> : null}</div>;
}
