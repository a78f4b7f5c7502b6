/**
 * A Word document that people edit and parsers read: real Title, Heading and list styles, no tables, no
 * text boxes; contact and links as plain text, since parsers drop linked ones.
 */
import { AlignmentType, Document, HeadingLevel, LevelFormat, Packer, Paragraph } from "docx";
import type { Outline, OutlineEntry, OutlineSection } from "./outline.ts";

const BULLETS = "bullets";
/** Twentieths of a point, and half points for letters, as the format counts. */
const PAGE_MARGIN = 1020;
const FONT = "Calibri";
const ACCENT = "1f3a5f";

export async function toDocx(outline: Outline): Promise<ArrayBuffer> {
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
          ...(outline.name
            ? [new Paragraph({ heading: HeadingLevel.TITLE, text: outline.name })]
            : []),
          ...(outline.contact.length > 0 ? [line(outline.contact.join(" | "))] : []),
          ...outline.sections.flatMap(sectionParagraphs),
        ],
      },
    ],
  });
  return Packer.toArrayBuffer(document);
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
