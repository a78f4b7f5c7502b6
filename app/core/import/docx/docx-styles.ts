/** What the styles of a Word document mean for reading it. */
import { readXml } from "./read-xml.ts";

export interface DocxStyle {
  name: string;
  /** As DocLine has it. */
  level: number | null;
  isBold: boolean;
  isItalic: boolean;
  size: number;
}

export const NORMAL: DocxStyle = {
  name: "Normal",
  level: null,
  isBold: false,
  isItalic: false,
  size: 11,
};

/** Null where the XML declares a document type. */
export function readStyles(xml: string): Map<string, DocxStyle> | null {
  const styles = new Map<string, DocxStyle>();
  let id = "";
  let style: DocxStyle | null = null;
  const isRead = readXml(xml, {
    open(tag, attributes) {
      const value = attributes["w:val"] ?? "";
      if (tag === "w:style" && attributes["w:type"] === "paragraph") {
        id = attributes["w:styleId"] ?? "";
        style = { ...NORMAL };
      } else if (!style) return;
      else if (tag === "w:name") {
        style.name = value;
        style.level = levelOf(value);
      } else if (tag === "w:basedOn") {
        const { isBold, isItalic, size } = styles.get(value) ?? NORMAL;
        Object.assign(style, { isBold, isItalic, size });
      } else if (tag === "w:b") style.isBold = !/^(?:0|false|off)$/.test(value);
      else if (tag === "w:i") style.isItalic = !/^(?:0|false|off)$/.test(value);
      else if (tag === "w:sz") style.size = Number(value) / 2 || style.size;
    },
    close(tag) {
      if (tag !== "w:style" || !style) return;
      styles.set(id, style);
      style = null;
    },
    text() {},
  });
  return isRead ? styles : null;
}

/** Word's own names, which stay English in the file whatever language shows. */
function levelOf(name: string): number | null {
  if (/^title$/i.test(name)) return 0;
  const heading = /^heading (\d)$/i.exec(name)?.[1];
  return heading ? Number(heading) : null;
}
