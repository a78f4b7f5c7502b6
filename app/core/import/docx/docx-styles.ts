/** Reads the paragraph styles of a Word document: heading level, bold, italic, font size and list. */
import { readXml } from "./read-xml.ts";

export interface DocxStyle {
  name: string;
  /** The same scale as `DocLine.level`. */
  level: number | null;
  isBold: boolean;
  isItalic: boolean;
  /** Font size in points. */
  size: number;
  /** True if its paragraphs are items of a list, as those of "List Bullet". */
  isList: boolean;
}

/** The properties of a style that belong to its text rather than to its paragraph. */
export type TextStyle = Omit<DocxStyle, "isList">;

export const NORMAL_STYLE: DocxStyle = {
  name: "Normal",
  level: null,
  isBold: false,
  isItalic: false,
  size: 11,
  isList: false,
};

/** `xml`: the part `word/styles.xml`. Returns the styles by their ids, or null if the XML declares a document type. */
export function readStyles(xml: string): Map<string, DocxStyle> | null {
  const styles = new Map<string, DocxStyle>();
  let id = "";
  let style: DocxStyle | null = null;
  const isSafe = readXml(xml, {
    open(tag, attributes) {
      const value = attributes["w:val"] ?? "";
      if (tag === "w:style" && attributes["w:type"] === "paragraph") {
        id = attributes["w:styleId"] ?? "";
        style = { ...NORMAL_STYLE };
      } else if (!style) return;
      else if (tag === "w:name") {
        style.name = value;
        style.level = headingLevel(value);
      } else if (tag === "w:basedOn") {
        const { isBold, isItalic, size, isList } = styles.get(value) ?? NORMAL_STYLE;
        Object.assign(style, { isBold, isItalic, size, isList });
      } else if (tag === "w:numId") {
        // A numbered heading is no list item; number 0 means "no list", although the base style has one.
        style.isList = value !== "0" && style.level === null;
      } else if (tag === "w:b") style.isBold = isOn(value);
      else if (tag === "w:i") style.isItalic = isOn(value);
      else if (tag === "w:sz") style.size = Number(value) / 2 || style.size;
    },
    close(tag) {
      if (tag !== "w:style" || !style) return;
      styles.set(id, style);
      style = null;
    },
    text() {},
  });
  return isSafe ? styles : null;
}

/** Whether an on/off property with this `w:val` is on; a property without a value is. */
export const isOn = (value: string) => !/^(?:0|false|off)$/.test(value);

/** Word stores the names of its built-in styles in English, whatever the language of its interface. */
function headingLevel(name: string): number | null {
  if (/^title$/i.test(name)) return 0;
  const heading = /^heading (\d)$/i.exec(name)?.[1];
  return heading ? Number(heading) : null;
}
