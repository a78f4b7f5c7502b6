/** Reads the paragraphs, headings, lists and tables of an OpenDocument text. */
import { MAX_COLUMNS } from "#app/core/import/docx/document-body.ts";
import { readXml } from "#app/core/import/docx/read-xml.ts";
import {
  type CollectedParagraphs,
  createParagraphCollector,
  type Unreadable,
} from "#app/core/import/paragraphs/paragraph-collector.ts";
import { type OdtStyle, type ResolvedStyle, resolveStyle } from "./odt-styles.ts";

export const HAS_ENTITIES: Unreadable = {
  message:
    "This OpenDocument file declares XML entities, which no word processor writes. It was not read.",
};

/** Elements whose text is not read: deleted text, comments, footers, forms, page numbers and hidden text. */
const IGNORED = new Set([
  "text:tracked-changes",
  "office:annotation",
  "office:annotation-end",
  "text:note-citation",
  "style:footer",
  "style:footer-left",
  "style:footer-first",
  "svg:title",
  "svg:desc",
  "office:forms",
  "text:sequence-decls",
  "draw:object",
  "text:page-number",
  "text:page-count",
]);
/** Elements that hold the text to read. */
const TEXT_PARTS = new Set(["office:text", "style:header"]);

/** The format of an open paragraph, span or link. */
interface Span {
  style: ResolvedStyle;
  link: string | undefined;
}

/** `parts`: XML in reading order. */
export function readOdt(
  parts: readonly string[],
  styles: ReadonlyMap<string, OdtStyle>,
): CollectedParagraphs | Unreadable {
  const paragraphs = createParagraphCollector();
  for (const xml of parts) if (!readPart(xml, styles, paragraphs)) return HAS_ENTITIES;
  return paragraphs.finish();
}

/** Adds a part's text to `paragraphs`. Returns false if the XML declares a document type. */
function readPart(
  xml: string,
  styles: ReadonlyMap<string, OdtStyle>,
  paragraphs: ReturnType<typeof createParagraphCollector>,
): boolean {
  const resolved = new Map<string, ResolvedStyle>();
  const styleOf = (key = "") => {
    const style = resolved.get(key) ?? resolveStyle(styles, key);
    resolved.set(key, style);
    return style;
  };
  const spans: Span[] = [];
  /** For each open list item, the innermost last: true until its first paragraph. */
  const openItems: boolean[] = [];
  let ignoredDepth = 0;
  let partDepth = 0;
  let paragraphDepth = 0;
  /** How many further columns the previous cell spans; the file has a covered cell for each. */
  let columnsCovered = 0;

  const addText = (text: string) => {
    const { style, link } = spans.at(-1) ?? { style: styleOf(), link: undefined };
    if (style.isHidden) return;
    const { isBold, isItalic, size } = style;
    paragraphs.addText(text, { isBold, isItalic, size, link });
  };

  const startParagraph = (tag: string, attributes: Record<string, string>) => {
    const key = attributes["text:style-name"];
    const style = styleOf(key);
    const outline = tag === "text:h" ? Number(attributes["text:outline-level"]) || 1 : null;
    const isListItem = outline === null && style.level === null && openItems.at(-1) === true;
    if (openItems.length > 0) openItems[openItems.length - 1] = false;
    const level = style.level ?? outline;
    paragraphs.startParagraph({
      name: style.name,
      level,
      listDepth: isListItem ? openItems.length : 0,
    });
    spans.push({ style, link: undefined });
    paragraphDepth++;
  };

  return readXml(xml, {
    open(tag, attributes) {
      if (IGNORED.has(tag)) ignoredDepth++;
      if (TEXT_PARTS.has(tag)) partDepth++;
      if (ignoredDepth > 0 || partDepth === 0) return;
      if (tag === "text:p" || tag === "text:h") startParagraph(tag, attributes);
      else if (tag === "text:span") {
        const outer = spans.at(-1);
        const key = attributes["text:style-name"] ?? "";
        const style = inheritFormat(outer?.style, styleOf(key), styles.get(key));
        spans.push({ style, link: outer?.link });
      } else if (tag === "text:a") {
        const outer = spans.at(-1);
        spans.push({ style: outer?.style ?? styleOf(), link: attributes["xlink:href"] });
      } else if (tag === "text:tab") addText("\t");
      else if (tag === "text:line-break") addText("\n");
      else if (tag === "text:s")
        addText(" ".repeat(Math.min(20, Number(attributes["text:c"]) || 1)));
      else if (tag === "text:list-item") openItems.push(true);
      else if (tag === "table:table") {
        paragraphs.openTable();
      } else if (tag === "table:table-row") {
        paragraphs.openRow();
        columnsCovered = 0;
      } else if (tag === "table:table-cell") {
        const span = Number(attributes["table:number-columns-spanned"]) || 1;
        paragraphs.openCell({ span: Math.min(span, MAX_COLUMNS), isMerged: false });
        columnsCovered = span - 1;
      } else if (tag === "table:covered-table-cell") {
        // A covered cell that no cell of this row covers continues the row above.
        if (columnsCovered > 0) columnsCovered--;
        else paragraphs.openCell({ span: 1, isMerged: true });
      }
    },
    close(tag) {
      if (IGNORED.has(tag)) ignoredDepth--;
      if (ignoredDepth === 0 && partDepth > 0) {
        if (tag === "text:p" || tag === "text:h") {
          paragraphs.endParagraph();
          spans.pop();
          paragraphDepth--;
        } else if (tag === "text:span" || tag === "text:a") spans.pop();
        else if (tag === "text:list-item") openItems.pop();
        else if (tag === "table:table") paragraphs.closeTable();
      }
      if (TEXT_PARTS.has(tag)) partDepth--;
    },
    text(text) {
      // Consecutive white space is one space; a text:s element has further ones.
      if (ignoredDepth === 0 && partDepth > 0 && paragraphDepth > 0)
        addText(text.replace(/\s+/g, " "));
    },
  });
}

/** The format of a span: what its own style gives, else that of the text around it. */
function inheritFormat(
  outer: ResolvedStyle | undefined,
  style: ResolvedStyle,
  ownStyle: OdtStyle | undefined,
): ResolvedStyle {
  if (!outer) return style;
  return {
    ...outer,
    isBold: ownStyle?.isBold ?? (style.isBold || outer.isBold),
    isItalic: ownStyle?.isItalic ?? (style.isItalic || outer.isItalic),
    isHidden: outer.isHidden || style.isHidden,
    size: style.size || outer.size,
  };
}
