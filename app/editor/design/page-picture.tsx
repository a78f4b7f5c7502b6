/** The first page of a resume in a template, as a picture: rendered, but not interactive. */
import { type ReactNode, type RefObject, useMemo } from "react";
import { sheetOf } from "#app/core/templates/page/page.ts";
import { sheetCss, sheetSize } from "#app/core/templates/page/sheet.ts";
import { designCss, fontFamilies } from "#app/core/templates/style/design-css.ts";
import { fontCssWithUrls } from "#app/core/templates/style/fonts.ts";
import { columnsOf } from "#app/editor/page/page-columns.ts";
import { PreviewFrame } from "#app/editor/page/preview-frame.tsx";
import { PreviewSheet } from "#app/editor/page/preview-sheet.tsx";
import { useLayout } from "#app/editor/page/use-layout.ts";
import { usePageLanguage } from "#app/editor/page/use-page-language.ts";
import { useZoom } from "#app/editor/page/use-zoom.ts";
import { useShownPhoto } from "#app/editor/photo/use-shown-photo.ts";
import type { ReadableRoom } from "#app/editor/sync/room.ts";
import { useRoomValue } from "#app/editor/sync/room-context.ts";

const noop = () => {};
/** Disables its links and keeps it out of the tab order, because it is only a picture. */
const disableInteraction = ({ body }: Document) => {
  body.inert = true;
};

/** @param container the element whose width it fills */
export function PagePicture({
  room,
  templateId,
  version,
  title,
  container,
  renderError,
}: {
  /** The source of the content: the open room, or a fixed copy. */
  room: Pick<ReadableRoom, "document">;
  templateId: string;
  /** The template's version. */
  version: number;
  title: string;
  container: RefObject<HTMLElement>;
  /** Rendered instead if the layout cannot be loaded. */
  renderError(message: string): ReactNode;
}) {
  const design = useRoomValue((snapshot) => snapshot.design);
  const language = useRoomValue((snapshot) => snapshot.resume.language);
  const { layout, words, error } = useLayout(templateId, version, language);
  const pageLanguage = usePageLanguage();
  const { photo, photoCss } = useShownPhoto();
  const page = useMemo(() => sheetOf(design), [design]);
  const sheet = sheetSize(page);
  const { zoom } = useZoom(container, null, sheet.width, 0);
  if (error) return renderError(error);
  return (
    <PreviewFrame
      {...sheet}
      scale={zoom}
      title={title}
      css={
        layout
          ? `${fontCssWithUrls(fontFamilies(layout, design))}\n${layout.css}\n${pageLanguage.fontCss}`
          : ""
      }
      fieldCss={`${sheetCss(page)}\n${designCss(design)}\n${photoCss}`}
      onDocument={disableInteraction}
    >
      {layout ? (
        <PreviewSheet
          room={room}
          language={pageLanguage}
          layout={layout}
          words={words}
          design={design}
          photo={photo}
          page={1}
          columns={columnsOf(page)}
          onRendered={noop}
        />
      ) : null}
    </PreviewFrame>
  );
}
