/**
 * The look of a template in an editable document (DOCX, ODT): fonts, colors, sizes and rules. They
 * are read from the layout's stylesheet, so that a new version of a template needs no change here.
 */
import { type Design, NO_DESIGN } from "#app/core/resume/design.ts";
import { DEFAULT_LINE_HEIGHT } from "#app/core/templates/style/default-line-height.ts";
import { FONT_PAIRS } from "#app/core/templates/style/font-pairs.ts";
import { type Declarations, declarationsOf, readRules } from "./css-rules.ts";

/** A line above, below or beside a paragraph. */
export interface Rule {
  /** In points. */
  width: number;
  isDouble: boolean;
  color: string;
}

/** A kind of paragraph. Lengths are in points, colors are six hexadecimal digits. */
export interface ParagraphLook {
  font: string;
  size: number;
  bold: boolean;
  italic: boolean;
  color: string;
  capitals: boolean;
  letterSpacing: number;
  centered: boolean;
  before: number;
  after: number;
  above?: Rule | undefined;
  below?: Rule | undefined;
  /** At the start of the line. */
  beside?: Rule | undefined;
  background?: string | undefined;
}

export const LOOK_PARTS = [
  "text",
  "name",
  "headline",
  "contact",
  "heading",
  "title",
  "sub",
  "aside",
] as const;
export type LookPart = (typeof LOOK_PARTS)[number];

/** `sub` is the line below an entry's title, `aside` its dates and other facts. */
export interface Look extends Record<LookPart, ParagraphLook> {
  /** The colors of links below entries and among the contact details. */
  link: string;
  contactLink: string;
  /** Relative to the font size. */
  lineHeight: number;
}

/** The text color of base.css. */
const INK = "1c1b1a";
/** Points per millimeter. */
const MM = 72 / 25.4;
/** Size of Carlito in base.css in points; the sizes of font pairs are relative to it. */
const PAIR_SIZE = 10.8;
/** In points; templates print no smaller text either. */
const MIN_SIZE = 9;

/** Reads the look from a layout's stylesheet (`css`, including base.css) and the design settings. */
export function readLook(css: string, design: Design = NO_DESIGN): Look {
  const rules = readRules(css);
  const layoutClass = rules
    .flatMap(({ selectors }) => selectors)
    .map((selector) => /^\.([\w-]+)$/.exec(selector)?.[1])
    .find((name) => name !== undefined && name !== "resume");
  const styleOf = (target = "") =>
    declarationsOf(rules, [
      `.resume${target && ` ${target}`}`,
      `.${layoutClass}${target && ` ${target}`}`,
    ]);
  const reader = createReader(styleOf(), design);
  const { base, text } = reader;
  const headerStyle = styleOf(".top");
  // The header's top border becomes that of the name, its bottom border that of the contact details.
  const { above, below, ...sides } = reader.box(headerStyle);
  const headerBox = { ...sides, centered: headerStyle["text-align"] === "center" };
  const headerColor: Declarations = headerStyle.color ? { color: headerStyle.color } : {};
  const space = (design.spacing ?? 100) / 100;
  const gap = (name: string) => reader.length(base[name] ?? "") * space;
  const h1 = styleOf("h1");
  const h2 = styleOf("h2");
  const h3 = styleOf("h3");
  const contactText = text({ ...headerColor, ...styleOf(".contact") });
  return {
    text: text({}, { after: gap("--line-gap") }),
    name: {
      ...text({ ...headerColor, "font-family": "var(--heads)", ...h1 }),
      ...headerBox,
      above,
      after: 2,
    },
    headline: { ...text({ ...headerColor, ...styleOf(".headline") }), ...headerBox, after: 2 },
    contact: { ...contactText, ...headerBox, below, after: 0 },
    heading: {
      ...text(
        { "font-family": "var(--heads)", ...h2 },
        { before: gap("--section-gap"), after: gap("--heading-gap") },
      ),
      ...reader.box(styleOf(".section")),
      ...reader.box(h2),
    },
    title: text({ ...h3 }, { before: gap("--entry-gap"), after: 0 }),
    sub: text(styleOf(".sub"), { after: gap("--line-gap") / 2 }),
    aside: text(styleOf(".dates"), { after: gap("--line-gap") / 2 }),
    link: reader.color(
      { ...styleOf(".projects .links a"), ...styleOf(".links a") }.color,
      text({}).color,
    ),
    contactLink: reader.color(styleOf(".contact a").color, contactText.color),
    lineHeight: design.lineHeight
      ? design.lineHeight / 100
      : Number.parseFloat(base["line-height"] ?? "") || DEFAULT_LINE_HEIGHT,
  };
}

/**
 * Reads values of declarations. `root`: the declarations of the whole page, with the variables (`--accent`) that other
 * values refer to. Lengths are in points; `em` is that of the text.
 */
function createReader(root: Declarations, { accent, fonts, scale = 100 }: Design) {
  const pair = fonts && FONT_PAIRS[fonts];
  const base: Declarations = {
    ...root,
    ...(accent ? { "--accent": accent } : {}),
    ...(pair
      ? {
          "--body": `"${pair.body}"`,
          "--heads": `"${pair.headings}"`,
          "--size": `${PAIR_SIZE * pair.relativeSize}pt`,
        }
      : {}),
  };
  const resolve = (value: string): string =>
    value.replace(/var\((--[\w-]+)\)/g, (_, name: string) => resolve(base[name] ?? ""));
  const size = Math.max(MIN_SIZE, (Number.parseFloat(base["--size"] ?? "") * scale) / 100);

  const length = (value: string): number => {
    const [, number = "", unit = ""] = /(-?[\d.]+)(mm|em)/.exec(resolve(value)) ?? [];
    return unit === "" ? 0 : Number.parseFloat(number) * (unit === "mm" ? MM : size);
  };
  const color = (value: string | undefined, inherited: string) =>
    toHex(resolve(value ?? "")) ?? inherited;

  const text = (
    style: Declarations,
    gaps: { before?: number; after?: number } = {},
  ): ParagraphLook => {
    const em = Number.parseFloat(/([\d.]+)em/.exec(style["font-size"] ?? "")?.[1] ?? "1");
    return {
      font: /[\w ]*\w/.exec(resolve(style["font-family"] ?? "var(--body)"))?.[0] ?? "",
      size: Math.max(MIN_SIZE, size * em),
      bold: Number(style["font-weight"] ?? 400) >= 600,
      italic: style["font-style"] === "italic",
      color: color(style.color, INK),
      capitals: style["text-transform"] === "uppercase",
      letterSpacing: length(style["letter-spacing"] ?? "") * em,
      centered: style["text-align"] === "center",
      before: 0,
      after: 0,
      ...gaps,
    };
  };

  const rule = (value: string | undefined): Rule | undefined => {
    const [, width, line, lineColor] = /^([\d.]+mm) (\w+) (.+)$/.exec(resolve(value ?? "")) ?? [];
    if (width === undefined) return undefined;
    return { width: length(width), isDouble: line === "double", color: color(lineColor, INK) };
  };

  /** The rules on the sides and the background; absent ones are left out. */
  const box = (style: Declarations) => {
    const sides = {
      above: rule(style["border-top"]),
      below: rule(style["border-bottom"]),
      beside: rule(style["border-inline-start"]),
      background: style.background ? color(style.background, "") || undefined : undefined,
    };
    return Object.fromEntries(Object.entries(sides).filter(([, side]) => side)) as Partial<
      typeof sides
    >;
  };

  return { base, text, length, color, box };
}

/**
 * Converts "#1f5673", or a mix of a color with white, to digits without "#"; null for other values.
 */
function toHex(value: string): string | null {
  const [, long] = /^#([\da-f]{6})$/i.exec(value) ?? [];
  if (long) return long.toLowerCase();
  const [, short] = /^#([\da-f]{3})$/i.exec(value) ?? [];
  if (short)
    return [...short]
      .map((digit) => digit + digit)
      .join("")
      .toLowerCase();
  const [, mixed, percent] =
    /^color-mix\(in srgb, (#[\da-f]{6}) ([\d.]+)%, #fff\)$/i.exec(value) ?? [];
  return mixed && percent ? mixWithWhite(mixed, Number(percent) / 100) : null;
}

const mixWithWhite = (hex: string, share: number) =>
  [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16))
    .map((part) => Math.round(part * share + 255 * (1 - share)))
    .map((part) => part.toString(16).padStart(2, "0"))
    .join("");
