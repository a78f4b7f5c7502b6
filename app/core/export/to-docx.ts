/**
 * Creates a Word document that people can edit and parsers can read, in the look of its template:
 * real Title, Heading and list styles, links whose address is the visible text, no tables and no
 * text boxes.
 */
import {
  Document,
  ExternalHyperlink,
  HeadingLevel,
  type ImageRun,
  type IParagraphOptions,
  Packer,
  Paragraph,
  TextRun,
} from "docx";
import type { Run } from "#app/core/resume/inline-text.ts";
import type { Language } from "#app/core/templates/language.ts";
import type { Sheet } from "#app/core/templates/page/page.ts";
import { BULLETS, documentStyles, fontTable, NUMBERING, STYLES } from "./docx/docx-styles.ts";
import { photoRun } from "./docx/photo-run.ts";
import type { Look } from "./look/look.ts";
import type { Outline } from "./outline.ts";
import type { OutlineEntry, OutlineLink, OutlineSection } from "./outline-section.ts";

/** Converts millimeters to twentieths of a point (1,440 per inch), the unit of the format. */
const twips = (mm: number) => Math.round((mm * 1440) / 25.4);

interface DocumentOptions extends Language {
  /** A data URL. The photo is next to the name, and parsers see it within the text. */
  photo: string | null;
  sheet: Sheet;
  look: Look;
}

export async function toDocx(outline: Outline, options: DocumentOptions): Promise<ArrayBuffer> {
  const { photo, sheet, look, lang, dir } = options;
  const [vertical, horizontal] = [twips(sheet.verticalMm), twips(sheet.horizontalMm)];
  const document = new Document({
    creator: outline.name,
    lastModifiedBy: outline.name,
    title: outline.name ? `${outline.name} - Resume` : "Resume",
    subject: "Resume",
    styles: documentStyles(look, lang),
    numbering: NUMBERING,
    sections: [
      {
        properties: {
          page: {
            size: { width: twips(sheet.widthMm), height: twips(sheet.heightMm) },
            margin: { top: vertical, right: horizontal, bottom: vertical, left: horizontal },
          },
        },
        children: [
          ...title(outline.name, photo && photoRun(photo, outline.name, dir)),
          ...(outline.headline ? [{ text: outline.headline, style: STYLES.headline }] : []),
          ...contact(outline.contact, look),
          ...outline.sections.flatMap((section) => sectionParagraphs(section, look)),
        ].map((content) => toParagraph(content, dir === "rtl")),
      },
    ],
  });
  return Packer.toArrayBuffer(document, undefined, [fontTable(look)]);
}

interface TextPart extends Run {
  /**
   * The color of a link outside of running text, where it is not underlined; absent in running
   * text.
   */
  linkColor?: string;
}

/** The text and formatting of a paragraph. */
interface ParagraphContent extends Omit<IParagraphOptions, "text" | "children"> {
  text: string | readonly TextPart[];
  picture?: ImageRun;
}

const toParagraph = ({ text, picture, ...options }: ParagraphContent, isRightToLeft: boolean) =>
  new Paragraph({
    ...options,
    ...(isRightToLeft ? { bidirectional: true } : {}),
    children: [...(picture ? [picture] : []), ...textRuns(text, isRightToLeft)],
  });

function textRuns(text: ParagraphContent["text"], isRightToLeft: boolean) {
  const runs: readonly TextPart[] = typeof text === "string" ? (text ? [{ text }] : []) : text;
  return runs.map(({ text, bold, italic, link, linkColor }) => {
    const format = {
      ...(bold ? { bold } : {}),
      ...(italic ? { italics: true } : {}),
      ...(link ? { style: "Hyperlink" } : {}),
      ...(linkColor ? { color: linkColor, underline: { type: "none" as const } } : {}),
    };
    // Punctuation at the end is placed correctly only if the run has the direction of its letters.
    const direction = isRightToLeft ? { rightToLeft: RIGHT_TO_LEFT.test(text) } : {};
    const run = new TextRun({ text, ...format, ...direction });
    return link ? new ExternalHyperlink({ link, children: [run] }) : run;
  });
}
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;

function title(text: string, picture: ImageRun | null | ""): ParagraphContent[] {
  if (!text && !picture) return [];
  return [{ text, heading: text ? HeadingLevel.TITLE : undefined, picture: picture || undefined }];
}

function contact(links: readonly OutlineLink[], look: Look): ParagraphContent[] {
  if (links.length === 0) return [];
  const text = links.flatMap((link, index) => [
    ...(index > 0 ? [{ text: " | " }] : []),
    ...linkParts(link, look.contactLink),
  ]);
  return [{ text, style: STYLES.contact }];
}

function linkParts({ label, text, href }: OutlineLink, linkColor: string): TextPart[] {
  return [
    ...(label ? [{ text: `${label}: ` }] : []),
    href === null ? { text } : { text, link: href, linkColor },
  ];
}

function sectionParagraphs(
  { heading, paragraphs, items, entries }: OutlineSection,
  look: Look,
): ParagraphContent[] {
  return [
    { text: heading, heading: HeadingLevel.HEADING_1, keepNext: true },
    ...paragraphs.map((text) => ({ text })),
    ...(items.length > 0 ? [{ text: items.join(", ") }] : []),
    ...entries.flatMap((entry) => entryParagraphs(entry, look)),
  ];
}

function entryParagraphs(
  { title, lines, body, links }: OutlineEntry,
  look: Look,
): ParagraphContent[] {
  const head: ParagraphContent[] = [
    ...(title ? [{ text: title, heading: HeadingLevel.HEADING_2 }] : []),
    ...lines.map(({ text, kind }) => ({ text, style: STYLES[kind] })),
  ];
  const rest: ParagraphContent[] = [
    ...(body?.kind === "paragraph" ? [{ text: body.runs }] : []),
    ...(body?.kind === "bullets" ? body.items : []).map(({ runs, isNested }) => ({
      text: runs,
      style: STYLES.bullet,
      numbering: { reference: BULLETS, level: isNested ? 1 : 0 },
    })),
    ...links.map((link) => ({ text: linkParts(link, look.link) })),
  ];
  // Head lines stay on one page with what follows in the entry, but the entry's last line need not.
  const last = rest.length > 0 ? null : head.at(-1);
  return [...head.map((line) => (line === last ? line : { ...line, keepNext: true })), ...rest];
}
