/**
 * Creates a Word document that people can edit and parsers can read: real Title, Heading and list styles, no
 * tables, no text boxes. Contact details and links are plain text, because parsers drop hyperlinks.
 */
import {
  AlignmentType,
  Document,
  ExternalHyperlink,
  HeadingLevel,
  HorizontalPositionAlign,
  HorizontalPositionRelativeFrom,
  ImageRun,
  type IParagraphOptions,
  LevelFormat,
  Packer,
  Paragraph,
  TextRun,
  TextWrappingSide,
  TextWrappingType,
  VerticalPositionAlign,
  VerticalPositionRelativeFrom,
} from "docx";
import type { Run } from "#app/core/resume/inline-text.ts";
import type { Language } from "#app/core/templates/language.ts";
import { PAPERS } from "#app/core/templates/page/page.ts";
import type { Outline } from "./outline.ts";
import type { OutlineEntry, OutlineSection } from "./outline-section.ts";

const BULLETS = "bullets";
/** In twentieths of a point, the unit of the format; font sizes are in half points. */
const PAGE_MARGIN = 1020;
const twips = (mm: number) => Math.round((mm * 1440) / 25.4);
/** 28 mm at 96 dots per inch; the gap to the text is in English Metric Units. */
const PHOTO_PX = 106;
const PHOTO_GAP = 114_300;
const FONT = "Calibri";
/** Word's own style for the line under a title. */
const SUBTITLE = "Subtitle";
const ACCENT = "1f3a5f";

interface DocumentOptions extends Language {
  /** A data URL. The photo is next to the name, and parsers see it within the text. */
  photo: string | null;
  paper: keyof typeof PAPERS;
}
const DEFAULT_OPTIONS: DocumentOptions = { photo: null, paper: "a4", lang: "en", dir: "ltr" };

export async function toDocx(
  outline: Outline,
  options: DocumentOptions = DEFAULT_OPTIONS,
): Promise<ArrayBuffer> {
  const { photo, paper, lang, dir } = options;
  const { widthMm, heightMm } = PAPERS[paper];
  const text = dir === "rtl" ? toRightToLeft : toParagraph;
  const document = new Document({
    creator: outline.name,
    lastModifiedBy: outline.name,
    title: outline.name ? `${outline.name} - Resume` : "Resume",
    subject: "Resume",
    styles: documentStyles(lang),
    numbering: { config: [{ reference: BULLETS, levels: [BULLET, NESTED_BULLET] }] },
    sections: [
      {
        properties: {
          page: {
            size: { width: twips(widthMm), height: twips(heightMm) },
            margin: {
              top: PAGE_MARGIN,
              right: PAGE_MARGIN,
              bottom: PAGE_MARGIN,
              left: PAGE_MARGIN,
            },
          },
        },
        children: [
          ...title(outline.name, photo && photoRun(photo, outline.name, dir)),
          ...(outline.headline ? [{ text: outline.headline, style: SUBTITLE }] : []),
          ...(outline.contact.length > 0 ? [{ text: outline.contact.join(" | ") }] : []),
          ...outline.sections.flatMap(sectionParagraphs),
        ].map(text),
      },
    ],
  });
  return Packer.toArrayBuffer(document);
}

/** The text and formatting of a paragraph. */
interface ParagraphContent extends Omit<IParagraphOptions, "text" | "children"> {
  text: string | readonly Run[];
  picture?: ImageRun;
}

const toParagraph = ({ text, picture, ...options }: ParagraphContent) =>
  new Paragraph({
    ...options,
    children: [...(picture ? [picture] : []), ...textRuns(text)],
  });

function textRuns(text: string | readonly Run[], isMirrored = false) {
  const runs = typeof text === "string" ? (text ? [{ text }] : []) : text;
  return runs.map(({ text, bold, italic, link }: Run) => {
    const format = {
      ...(bold ? { bold } : {}),
      ...(italic ? { italics: true } : {}),
      ...(link ? { style: "Hyperlink" } : {}),
    };
    const direction = isMirrored ? { rightToLeft: RIGHT_TO_LEFT.test(text) } : {};
    const run = new TextRun({ text, ...format, ...direction });
    return link ? new ExternalHyperlink({ link, children: [run] }) : run;
  });
}

/** Punctuation at the end is placed correctly only if the run has the direction of its letters. */
const toRightToLeft = ({ text, picture, ...options }: ParagraphContent) =>
  new Paragraph({
    ...options,
    bidirectional: true,
    children: [...(picture ? [picture] : []), ...textRuns(text, true)],
  });
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;

function title(text: string, picture: ImageRun | null | ""): ParagraphContent[] {
  if (!text && !picture) return [];
  return [{ text, heading: text ? HeadingLevel.TITLE : undefined, picture: picture || undefined }];
}

/** Anchors the photo at the end margin, with text around it. Returns null for a format that Word does not show. */
function photoRun(photo: string, name: string, dir: Language["dir"]): ImageRun | null {
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

function sectionParagraphs({
  heading,
  paragraphs,
  items,
  entries,
}: OutlineSection): ParagraphContent[] {
  return [
    { text: heading, heading: HeadingLevel.HEADING_1, keepNext: true },
    ...paragraphs.map((text) => ({ text })),
    ...(items.length > 0 ? [{ text: items.join(", ") }] : []),
    ...entries.flatMap(entryParagraphs),
  ];
}

function entryParagraphs({ title, lines, body, links }: OutlineEntry): ParagraphContent[] {
  const bullets = body?.kind === "bullets" ? body.items : [];
  return [
    ...(title ? [{ text: title, heading: HeadingLevel.HEADING_2, keepNext: true }] : []),
    ...lines.map((text) => ({ text, keepNext: true })),
    ...(body?.kind === "paragraph" ? [{ text: body.runs }] : []),
    ...bullets.map(({ runs, isNested }) => ({
      text: runs,
      numbering: { reference: BULLETS, level: isNested ? 1 : 0 },
    })),
    ...links.map((text) => ({ text })),
  ];
}

const BULLET = {
  level: 0,
  format: LevelFormat.BULLET,
  text: "•",
  alignment: AlignmentType.LEFT,
  style: { paragraph: { indent: { left: 360, hanging: 240 } } },
};

const NESTED_BULLET = {
  ...BULLET,
  level: 1,
  text: "–",
  style: { paragraph: { indent: { left: 720, hanging: 240 } } },
};

const documentStyles = (lang: string) => ({
  paragraphStyles: [
    {
      id: SUBTITLE,
      name: "Subtitle",
      basedOn: "Normal",
      next: "Normal",
      quickFormat: true,
      run: { font: FONT, size: 24, color: "44423f" },
    },
  ],
  default: {
    document: {
      run: {
        font: FONT,
        size: 21,
        language: { value: lang, eastAsia: lang, bidirectional: lang },
      },
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
});
