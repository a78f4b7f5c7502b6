/**
 * A Word document that people edit and parsers read: real Title, Heading and list styles, no tables, no
 * text boxes; contact and links as plain text, since parsers drop linked ones.
 */
import {
  AlignmentType,
  Document,
  HeadingLevel,
  HorizontalPositionAlign,
  HorizontalPositionRelativeFrom,
  ImageRun,
  LevelFormat,
  Packer,
  Paragraph,
  TextRun,
  TextWrappingSide,
  TextWrappingType,
  VerticalPositionAlign,
  VerticalPositionRelativeFrom,
} from "docx";
import type { Outline, OutlineEntry, OutlineSection } from "./outline.ts";

const BULLETS = "bullets";
/** Twentieths of a point, and half points for letters, as the format counts. */
const PAGE_MARGIN = 1020;
/** 28 mm, in dots of 96 an inch; the gap to the text in the format's finest unit. */
const PHOTO_PX = 106;
const PHOTO_GAP = 114_300;
const FONT = "Calibri";
const ACCENT = "1f3a5f";

/** `photo` as data; beside the name, in the text's own flow to a parser. */
export async function toDocx(outline: Outline, photo: string | null = null): Promise<ArrayBuffer> {
  const document = new Document({
    creator: outline.name,
    lastModifiedBy: outline.name,
    title: outline.name ? `${outline.name} - Resume` : "Resume",
    subject: "Resume",
    styles: STYLES,
    numbering: { config: [{ reference: BULLETS, levels: [BULLET] }] },
    sections: [
      {
        properties: {
          page: {
            margin: {
              top: PAGE_MARGIN,
              right: PAGE_MARGIN,
              bottom: PAGE_MARGIN,
              left: PAGE_MARGIN,
            },
          },
        },
        children: [
          ...title(outline.name, photo),
          ...(outline.contact.length > 0 ? [line(outline.contact.join(" | "))] : []),
          ...outline.sections.flatMap(sectionParagraphs),
        ],
      },
    ],
  });
  return Packer.toArrayBuffer(document);
}

function title(name: string, photo: string | null): Paragraph[] {
  const picture = photo ? photoRun(photo, name) : null;
  if (!name && !picture) return [];
  const children = [...(picture ? [picture] : []), ...(name ? [new TextRun(name)] : [])];
  return [new Paragraph({ heading: name ? HeadingLevel.TITLE : undefined, children })];
}

/** Anchored at the right margin, the text running past it; null for what Word would not show. */
function photoRun(photo: string, name: string): ImageRun | null {
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
        align: HorizontalPositionAlign.RIGHT,
      },
      verticalPosition: {
        relative: VerticalPositionRelativeFrom.MARGIN,
        align: VerticalPositionAlign.TOP,
      },
      wrap: { type: TextWrappingType.SQUARE, side: TextWrappingSide.LEFT },
      margins: { left: PHOTO_GAP, bottom: PHOTO_GAP },
    },
  });
}

function sectionParagraphs({ heading, paragraphs, items, entries }: OutlineSection): Paragraph[] {
  return [
    new Paragraph({
      heading: HeadingLevel.HEADING_1,
      keepNext: true,
      text: heading,
    }),
    ...paragraphs.map((text) => line(text)),
    ...(items.length > 0 ? [line(items.join(", "))] : []),
    ...entries.flatMap(entryParagraphs),
  ];
}

function entryParagraphs({ title, lines, body, links }: OutlineEntry): Paragraph[] {
  const bullets = body?.kind === "bullets" ? body.items : [];
  return [
    ...(title
      ? [new Paragraph({ heading: HeadingLevel.HEADING_2, keepNext: true, text: title })]
      : []),
    ...lines.map((text) => line(text, true)),
    ...(body?.kind === "paragraph" ? [line(body.text)] : []),
    ...bullets.map((text) => new Paragraph({ numbering: { reference: BULLETS, level: 0 }, text })),
    ...links.map((text) => line(text)),
  ];
}

function line(text: string, keepNext = false): Paragraph {
  return new Paragraph({ keepNext, text });
}

const BULLET = {
  level: 0,
  format: LevelFormat.BULLET,
  text: "•",
  alignment: AlignmentType.LEFT,
  style: { paragraph: { indent: { left: 360, hanging: 240 } } },
};

const STYLES = {
  default: {
    document: {
      run: { font: FONT, size: 21 },
      paragraph: { spacing: { after: 60, line: 264 } },
    },
    title: { run: { font: FONT, size: 40, bold: true }, paragraph: { spacing: { after: 60 } } },
    heading1: {
      run: { font: FONT, size: 26, bold: true, color: ACCENT },
      paragraph: { spacing: { before: 240, after: 80 } },
    },
    heading2: {
      run: { font: FONT, size: 22, bold: true, color: "000000" },
      paragraph: { spacing: { before: 120, after: 20 } },
    },
  },
};
