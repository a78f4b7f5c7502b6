/** Reads one XML part of a Word document (body, page header or footer) as lines with headings, lists and formats. */
import { addFormats } from "#app/core/import/paragraphs/line-formats.ts";
import type { FormattedRun } from "#app/core/import/paragraphs/link-addresses.ts";
import type { LineFormats } from "#app/core/import/paragraphs/restore-formats.ts";
import type { DocLine } from "#app/core/import/readers/doc-line.ts";
import { createDocumentBody, MAX_COLUMNS } from "./document-body.ts";
import { type DocxStyle, isOn, NORMAL_STYLE } from "./docx-styles.ts";
import { paragraphLines } from "./paragraph-lines.ts";
import { readXml } from "./read-xml.ts";

/** "w:p" → "p". */
const withoutPrefix = (name: string) => name.slice(name.indexOf(":") + 1);

/** Text that was deleted with tracked changes, and the copy of newer content for older programs, a duplicate. */
const isIgnored = (tag: string) => tag === "Fallback" || tag === "del";

/** Characters that Word stores as tags. */
const TAG_CHARACTERS = new Map([
  ["br", "\n"],
  ["cr", "\n"],
  ["noBreakHyphen", "-"],
]);
/** Receives the tag's `w:val`. */
type TagHandler = (value: string) => void;
/** A Map, because a hostile file may name a tag after a member of Object. */
const tagHandlers = (handlers: Record<string, TagHandler>) => new Map(Object.entries(handlers));

interface DocxPart {
  lines: DocLine[];
  /** The bold, italic and linked words of the lines. */
  formats: LineFormats;
}

/** `links`: the targets of the part's links, by their ids. Returns null if the XML declares a document type. */
export function readDocxPart(
  xml: string,
  styles: Map<string, DocxStyle>,
  links: ReadonlyMap<string, string>,
): DocxPart | null {
  const body = createDocumentBody();
  const formats: LineFormats = new Map();
  let runs: FormattedRun[] = [];
  let style = NORMAL_STYLE;
  let isListItem = false;
  let isNested = false;
  let link: string | undefined;
  let format: Omit<FormattedRun, "text"> = { isBold: false, isItalic: false, size: 0 };
  let ignoredDepth = 0;
  let inRunProperties = false;
  let inText = false;

  const endParagraph = () => {
    body.add(paragraphLines(runs, style, isListItem));
    if (style.level === null) addFormats(formats, runs, { isListItem, isNested });
    runs = [];
  };
  const addText = (text: string) => runs.push({ ...format, text, link });

  const openTag = tagHandlers({
    p() {
      endParagraph();
      style = NORMAL_STYLE;
      isListItem = false;
      isNested = false;
    },
    pStyle(value) {
      style = styles.get(value) ?? NORMAL_STYLE;
      isListItem = style.isList;
    },
    numPr() {
      isListItem = true;
    },
    ilvl(value) {
      isNested = Number(value) > 0;
    },
    numId(value) {
      // Number 0 means "no list", although the paragraph's style has one.
      if (value === "0") isListItem = false;
    },
    r() {
      format = { isBold: style.isBold, isItalic: style.isItalic, size: style.size };
    },
    rPr() {
      inRunProperties = true;
    },
    t() {
      inText = true;
    },
    tbl() {
      endParagraph();
      body.openTable();
    },
  });
  const openTableTag = tagHandlers({
    tr: () => body.openRow(),
    tc: () => body.openCell(),
    gridSpan: (value) => body.setCell({ span: toColumnSpan(value) }),
    vMerge: (value) => body.setCell({ isMerged: value !== "restart" }),
  });
  const openRunProperty = tagHandlers({
    b(value) {
      format.isBold = isOn(value);
    },
    i(value) {
      format.isItalic = isOn(value);
    },
    sz(value) {
      // Word gives half points.
      format.size = Number(value) / 2 || format.size;
    },
  });

  const isSafe = readXml(xml, {
    open(name, attributes) {
      const tag = withoutPrefix(name);
      const value = attributes["w:val"] ?? "";
      if (isIgnored(tag)) ignoredDepth++;
      if (ignoredDepth > 0) return;
      openTag.get(tag)?.(value);
      if (tag === "hyperlink") link = links.get(attributes["r:id"] ?? "");
      if (body.acceptsCells()) openTableTag.get(tag)?.(value);
      if (inRunProperties) openRunProperty.get(tag)?.(value);
      // A tab with a position is not in the text: it defines a tab stop.
      else if (tag === "tab" && attributes["w:pos"] === undefined) addText("\t");
      const character = TAG_CHARACTERS.get(tag);
      if (character) addText(character);
    },
    close(name) {
      const tag = withoutPrefix(name);
      if (isIgnored(tag)) ignoredDepth--;
      if (ignoredDepth > 0) return;
      if (tag === "p" || (tag === "tbl" && body.acceptsCells())) endParagraph();
      if (tag === "tbl") body.closeTable();
      if (tag === "hyperlink") link = undefined;
      if (tag === "rPr") inRunProperties = false;
      if (tag === "t") inText = false;
    },
    text(text) {
      if (inText && ignoredDepth === 0) addText(text);
    },
  });
  endParagraph();
  body.closeAllTables();
  return isSafe ? { lines: body.lines, formats } : null;
}

const toColumnSpan = (value: string) => Math.min(MAX_COLUMNS, Math.max(1, Number(value) || 1));
