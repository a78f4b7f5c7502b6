/** Reads the styles of an OpenDocument text, and resolves what they inherit: heading level, bold, italic, font size. */
import { readXml } from "#app/core/import/docx/read-xml.ts";

/** A style as in the file; what is absent is inherited. */
export interface OdtStyle {
  /** The name that editors display. */
  name: string;
  /** The key of the style that it inherits from; empty for none. */
  parent: string;
  /** From the style's outline level. */
  level: number | null;
  isBold?: boolean;
  isItalic?: boolean;
  isHidden?: boolean;
  size?: number;
}

/** A style with all that it inherits. */
export interface ResolvedStyle {
  name: string;
  level: number | null;
  isBold: boolean;
  isItalic: boolean;
  isHidden: boolean;
  /** In points; 0 if no style gives one. */
  size: number;
}

/** Adds the styles of a file to those read before. Returns false if the XML declares a document type. */
export function readOdtStyles(xml: string, styles: Map<string, OdtStyle>): boolean {
  let style: OdtStyle | null = null;
  return readXml(xml, {
    open(tag, attributes) {
      if (tag === "style:style") {
        const key = attributes["style:name"] ?? "";
        const level = Number(attributes["style:default-outline-level"]);
        style = {
          name: attributes["style:display-name"] ?? unescapeName(key),
          parent: attributes["style:parent-style-name"] ?? "",
          level: level > 0 ? level : null,
        };
        styles.set(key, style);
      } else if (tag === "style:text-properties" && style) readProperties(style, attributes);
    },
    close(tag) {
      if (tag === "style:style") style = null;
    },
    text() {},
  });
}

function readProperties(style: OdtStyle, attributes: Record<string, string>): void {
  const weight = attributes["fo:font-weight"];
  if (weight) style.isBold = /^(?:bold|[6-9]00)$/.test(weight);
  const slant = attributes["fo:font-style"];
  if (slant) style.isItalic = slant !== "normal";
  if (attributes["text:display"] === "none") style.isHidden = true;
  const size = /^([\d.]+)pt$/.exec(attributes["fo:font-size"] ?? "")?.[1];
  if (size) style.size = Number(size);
}

/** "Heading_20_1" → "Heading 1". */
const unescapeName = (key: string) =>
  key.replace(/_([\da-f]{2})_/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );

/** Bounds the work for a style that inherits from itself. */
const MAX_PARENTS = 20;

/** `key`: that of the style in `styles`. An unknown style has no heading level and no formatting. */
export function resolveStyle(styles: ReadonlyMap<string, OdtStyle>, key: string): ResolvedStyle {
  const chain: OdtStyle[] = [];
  let next = styles.get(key);
  while (next && chain.length < MAX_PARENTS) {
    chain.push(next);
    next = styles.get(next.parent);
  }
  const named = chain.find(({ name }) => headingLevel(name) !== null);
  const levels = chain.map(({ level }) => level).find((level) => level !== null);
  return {
    // Editors name automatic styles P7 or T2; the style that they are based on has a meaningful name.
    name: chain.find(({ name }) => !/^[PT]\d+$/.test(name))?.name ?? "",
    level: named ? headingLevel(named.name) : (levels ?? null),
    isBold: chain.map(({ isBold }) => isBold).find((value) => value !== undefined) ?? false,
    isItalic: chain.map(({ isItalic }) => isItalic).find((value) => value !== undefined) ?? false,
    isHidden: chain.some(({ isHidden }) => isHidden),
    size: chain.map(({ size }) => size).find((size) => size !== undefined) ?? 0,
  };
}

/** 0 for "Title", 1 for "Heading 1"; null for other names. */
function headingLevel(name: string): number | null {
  if (/^title$/i.test(name)) return 0;
  const heading = /^heading (\d)$/i.exec(name)?.[1];
  return heading ? Number(heading) : null;
}
