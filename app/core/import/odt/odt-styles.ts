/** Reads the styles of an OpenDocument text: heading, weight, slant and size of paragraphs and words. */
import { readXml } from "#app/core/import/docx/read-xml.ts";

export interface OdtStyle {
  /** The name that editors display. */
  name: string;
  parent: string;
  /** From the style's outline level. */
  level: number | null;
  isBold?: boolean;
  isItalic?: boolean;
  isHidden?: boolean;
  size?: number;
}

export interface ResolvedStyle {
  name: string;
  level: number | null;
  isBold: boolean;
  isItalic: boolean;
  isHidden: boolean;
  size: number;
}

/** Adds the styles of a file to those read before. Returns false if the XML declares a document type. */
export function readOdtStyles(xml: string, styles: Map<string, OdtStyle>): boolean {
  let open: OdtStyle | null = null;
  return readXml(xml, {
    open(tag, attributes) {
      if (tag === "style:style") {
        const key = attributes["style:name"] ?? "";
        const level = Number(attributes["style:default-outline-level"]);
        open = {
          name: attributes["style:display-name"] ?? unescapeName(key),
          parent: attributes["style:parent-style-name"] ?? "",
          level: level > 0 ? level : null,
        };
        styles.set(key, open);
      } else if (tag === "style:text-properties" && open) readProperties(open, attributes);
    },
    close(tag) {
      if (tag === "style:style") open = null;
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

const MAX_PARENTS = 20;

/** A style with what it inherits. */
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
    // Automatic styles have names like P7; what they are based on says more.
    name: chain.find(({ name }) => !/^[PT]\d+$/.test(name))?.name ?? "",
    level: named ? headingLevel(named.name) : (levels ?? null),
    isBold: chain.map(({ isBold }) => isBold).find((is) => is !== undefined) ?? false,
    isItalic: chain.map(({ isItalic }) => isItalic).find((is) => is !== undefined) ?? false,
    isHidden: chain.some(({ isHidden }) => isHidden),
    size: chain.map(({ size }) => size).find((size) => size !== undefined) ?? 0,
  };
}

function headingLevel(name: string): number | null {
  if (/^title$/i.test(name)) return 0;
  const heading = /^heading (\d)$/i.exec(name)?.[1];
  return heading ? Number(heading) : null;
}
