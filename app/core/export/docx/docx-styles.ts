/** The styles of a Word document (fonts, sizes, colors, borders), which follow the look of a template. */
import {
  AlignmentType,
  BorderStyle,
  type IStylesOptions,
  LevelFormat,
  LineRuleType,
  ShadingType,
} from "docx";
import type { Look, LookPart, ParagraphLook, Rule } from "#app/core/export/look/look.ts";
import { officeFont } from "#app/core/export/look/office-fonts.ts";

/** Name of the numbering that bullets refer to. */
export const BULLETS = "bullets";
/** Styles in addition to Word's built-in ones; people see their names in Word's list of styles. */
export const STYLES = {
  headline: "Subtitle",
  contact: "ContactDetails",
  sub: "EntryOrganization",
  aside: "EntryDates",
  bullet: "ListBullet",
} as const;
const STYLE_NAMES: Record<keyof typeof STYLES, string> = {
  headline: "Subtitle",
  contact: "Contact Details",
  sub: "Entry Organization",
  aside: "Entry Dates",
  bullet: "List Bullet",
};

/**
 * Converts points to twentieths of a point, Word's unit of lengths. Font sizes are in half points, border widths in
 * eighths.
 */
const twentieths = (points: number) => Math.round(points * 20);
/** Most fonts' own line height, relative to their size; Word's line spacing is relative to it. */
const FONT_LINE_HEIGHT = 1.2;
/** Word's value for single spacing. */
const SINGLE_LINE_SPACING = 240;
/** Between the text and a rule, in points. */
const RULE_SPACE = 4;

/** `lang`: a BCP 47 tag, for the spelling check. */
export function documentStyles(look: Look, lang: string): IStylesOptions {
  const paragraphStyle = (key: keyof typeof STYLES, part: LookPart, more = {}) => ({
    id: STYLES[key],
    name: STYLE_NAMES[key],
    basedOn: "Normal",
    next: "Normal",
    quickFormat: true,
    run: runStyle(look[part]),
    paragraph: { ...paragraphFormat(look[part]), ...more },
  });
  const line = Math.round((look.lineHeight / FONT_LINE_HEIGHT) * SINGLE_LINE_SPACING);
  return {
    paragraphStyles: [
      paragraphStyle("headline", "headline"),
      paragraphStyle("contact", "contact"),
      paragraphStyle("sub", "sub"),
      paragraphStyle("aside", "aside"),
      paragraphStyle("bullet", "text", {
        numbering: { reference: BULLETS, level: 0 },
        contextualSpacing: true,
      }),
    ],
    default: {
      document: {
        run: {
          ...runStyle(look.text),
          language: { value: lang, eastAsia: lang, bidirectional: lang },
        },
        paragraph: {
          spacing: { after: twentieths(look.text.after), line, lineRule: LineRuleType.AUTO },
        },
      },
      title: styleOf(look.name),
      heading1: styleOf(look.heading),
      heading2: styleOf(look.title),
      hyperlink: { run: { color: look.link, underline: {} } },
    },
  };
}

const styleOf = (part: ParagraphLook) => ({
  run: runStyle(part),
  paragraph: paragraphFormat(part),
});

function runStyle({ font, size, bold, italic, color, capitals, letterSpacing }: ParagraphLook) {
  return {
    font,
    size: Math.round(size * 2),
    bold,
    italics: italic,
    color,
    ...(capitals ? { allCaps: true } : {}),
    ...(letterSpacing ? { characterSpacing: twentieths(letterSpacing) } : {}),
  };
}

function paragraphFormat(part: ParagraphLook) {
  const { before, after, centered, background } = part;
  // Borders in the background's color serve as its padding. Neighbors with equal borders share a
  // box.
  const padding = background ? { width: 1, isDouble: false, color: background } : undefined;
  const { above = padding, below = padding, beside = padding } = part;
  const border = {
    ...(above ? { top: borderOf(above) } : {}),
    ...(below ? { bottom: borderOf(below) } : {}),
    ...(beside ? { left: borderOf(beside) } : {}),
    ...(padding ? { right: borderOf(padding) } : {}),
  };
  return {
    spacing: { before: twentieths(before), after: twentieths(after) },
    ...(centered ? { alignment: AlignmentType.CENTER } : {}),
    ...(Object.keys(border).length > 0 ? { border } : {}),
    ...(background ? { shading: { type: ShadingType.CLEAR, fill: background } } : {}),
  };
}

const borderOf = ({ width, isDouble, color }: Rule) => ({
  style: isDouble ? BorderStyle.DOUBLE : BorderStyle.SINGLE,
  // In eighths of a point. Word draws each line of a double rule, and the gap, in this size.
  size: Math.max(2, Math.round((width * 8) / (isDouble ? 3 : 1))),
  space: RULE_SPACE,
  color,
});

const bulletLevel = (level: number, text: string) => ({
  level,
  format: LevelFormat.BULLET,
  text,
  alignment: AlignmentType.LEFT,
  style: { paragraph: { indent: { left: 360 * (level + 1), hanging: 240 } } },
});

/** Two levels of bullets. Indents are in twentieths of a point. */
export const NUMBERING = {
  config: [{ reference: BULLETS, levels: [bulletLevel(0, "•"), bulletLevel(1, "–")] }],
};

/** Names a substitute for each font, in case it is not installed. */
export function fontTable(look: Look): { path: string; data: string } {
  const families = [...new Set([look.text.font, look.name.font])];
  const fonts = families.map((family) => {
    const { fallback, isSerif } = officeFont(family);
    return `<w:font w:name="${family}"><w:altName w:val="${fallback}"/><w:family w:val="${isSerif ? "roman" : "swiss"}"/><w:pitch w:val="variable"/></w:font>`;
  });
  const namespace = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
  return {
    path: "word/fontTable.xml",
    data: `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:fonts xmlns:w="${namespace}">${fonts.join("")}</w:fonts>`,
  };
}
