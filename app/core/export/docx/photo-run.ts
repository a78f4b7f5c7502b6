/** The photo of a Word document, beside the name. */
import {
  HorizontalPositionAlign,
  HorizontalPositionRelativeFrom,
  ImageRun,
  TextWrappingSide,
  TextWrappingType,
  VerticalPositionAlign,
  VerticalPositionRelativeFrom,
} from "docx";
import type { Language } from "#app/core/templates/language.ts";

/** 28 mm at 96 dots per inch. */
const PHOTO_PX = 106;
/** To the text: 9 points in English Metric Units (12,700 per point). */
const PHOTO_GAP = 114_300;

/**
 * `photo`: a data URL. Anchors the photo at the end margin, with text around it. Returns null for a format that Word
 * does not show.
 */
export function photoRun(photo: string, name: string, dir: Language["dir"]): ImageRun | null {
  const [, kind, data] = /^data:image\/(jpeg|png);base64,(.+)$/.exec(photo) ?? [];
  if (!kind || !data) return null;
  return new ImageRun({
    type: kind === "png" ? "png" : "jpg",
    data: Uint8Array.from(atob(data), (character) => character.charCodeAt(0)),
    transformation: { width: PHOTO_PX, height: PHOTO_PX },
    altText: { name: "Photo", title: "Photo", description: name || "Photo" },
    floating: {
      horizontalPosition: {
        relative: HorizontalPositionRelativeFrom.MARGIN,
        align: dir === "rtl" ? HorizontalPositionAlign.LEFT : HorizontalPositionAlign.RIGHT,
      },
      verticalPosition: {
        relative: VerticalPositionRelativeFrom.MARGIN,
        align: VerticalPositionAlign.TOP,
      },
      wrap: {
        type: TextWrappingType.SQUARE,
        side: dir === "rtl" ? TextWrappingSide.RIGHT : TextWrappingSide.LEFT,
      },
      margins: { [dir === "rtl" ? "right" : "left"]: PHOTO_GAP, bottom: PHOTO_GAP },
    },
  });
}
