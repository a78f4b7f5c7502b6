/** The first page of the resume in a version of its template. */
import { useMemo, useRef } from "react";
import { sheetOf } from "#app/core/templates/page/page.ts";
import { sheetCss, sheetSize } from "#app/core/templates/page/sheet.ts";
import { designCss, fontFamilies } from "#app/core/templates/style/design-css.ts";
import { fontCssByUrl } from "#app/core/templates/style/fonts.ts";
import { PreviewFrame } from "#app/editor/page/preview-frame.tsx";
import { columnsOf } from "#app/editor/page/preview-page.ts";
import { PreviewSheet } from "#app/editor/page/preview-sheet.tsx";
import { useLayout } from "#app/editor/page/use-layout.ts";
import { useScript } from "#app/editor/page/use-script.ts";
import { useZoom } from "#app/editor/page/use-zoom.ts";
import { useShownPhoto } from "#app/editor/photo/use-shown-photo.ts";
import { useOpenRoom, useRoomValue } from "#app/editor/sync/room-context.ts";
import { Banner } from "#app/ui/page/banner.tsx";

const nothing = () => {};

export function VersionPicture({
  templateId,
  version,
  caption,
}: {
  templateId: string;
  version: number;
  caption: string;
}) {
  const room = useOpenRoom();
  const design = useRoomValue((snapshot) => snapshot.design);
  const language = useRoomValue((snapshot) => snapshot.resume.language);
  const { layout, words, error } = useLayout(templateId, version, language);
  const script = useScript();
  const { photo, photoCss } = useShownPhoto();
  const page = useMemo(() => sheetOf(design), [design]);
  const sheet = sheetSize(page);
  const figure = useRef<HTMLElement>(null);
  const { zoom } = useZoom(figure, null, sheet.width, 0);
  return (
    <figure ref={figure} className="grid min-w-0 content-start gap-2">
      <figcaption className="font-semibold">{caption}</figcaption>
      {error ? <Banner tone="bad">Error loading preview: {error}</Banner> : null}
      <PreviewFrame
        {...sheet}
        scale={zoom}
        title={`Preview: ${caption}`}
        css={
          layout
            ? `${fontCssByUrl(fontFamilies(layout, design))}\n${layout.css}\n${script.css}`
            : ""
        }
        fieldCss={`${sheetCss(page)}\n${designCss(design)}\n${photoCss}`}
        onDocument={nothing}
      >
        {layout ? (
          <PreviewSheet
            room={room}
            script={script}
            layout={layout}
            words={words}
            design={design}
            photo={photo}
            page={1}
            columns={columnsOf(page)}
            onRendered={nothing}
          />
        ) : null}
      </PreviewFrame>
    </figure>
  );
}
