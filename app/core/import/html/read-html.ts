/** Reads the paragraphs, headings, lists and tables of a web page, without what it hides. */
import { Parser } from "htmlparser2";
import {
  createParagraphs,
  type ReadParagraphs,
  type Unreadable,
} from "#app/core/import/paragraphs/create-paragraphs.ts";
import type { FormattedRun } from "#app/core/import/paragraphs/link-text.ts";
import { type Css, readDeclarations, readStyleSheet } from "./css.ts";
import { createRowSpans } from "./row-spans.ts";

/** Elements that are no text of the page. */
const IGNORED = new Set(
  "script style title noscript template svg math iframe object canvas audio video select textarea button".split(
    " ",
  ),
);
const BLOCKS = new Set(
  "address article aside blockquote body center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html li main nav ol p pre section summary table tbody td tfoot th thead tr ul".split(
    " ",
  ),
);
const BOLD = new Set(["b", "strong", "th", "h1", "h2", "h3", "h4", "h5", "h6", "dt"]);
const ITALIC = new Set(["i", "em", "cite", "dfn", "var"]);
const VOID = new Set("area base br col embed hr img input link meta source track wbr".split(" "));

interface OpenElement {
  name: string;
  css: Css;
  format: Omit<FormattedRun, "text">;
  level: number | null;
  listDepth: number;
  /** True for the item of a list, until its first paragraph. */
  children: number;
}

/** Browsers stop at 512. */
const MAX_DEPTH = 500;
const TOO_DEEP: Unreadable = {
  message: "This web page is nested far deeper than a resume. It was not read.",
};

export function readHtml(
  html: string,
  options: { writesAddresses?: boolean } = {},
): ReadParagraphs | Unreadable {
  const paragraphs = createParagraphs(options);
  const rules = new Map<string, Css>();
  const tables: ReturnType<typeof createRowSpans>[] = [];
  const open: OpenElement[] = [ROOT];
  let ignoredDepth = 0;
  let depth = 0;
  let styleSheet = "";
  let isStyle = false;

  const current = () => open.at(-1) ?? ROOT;
  const startBlock = ({ name, level, listDepth }: OpenElement) =>
    paragraphs.start({ name: level === null ? "" : name, level, listDepth });

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (!VOID.has(name)) depth++;
        // The parser's work grows with the square of the depth.
        if (depth > MAX_DEPTH || paragraphs.isFull()) {
          parser.pause();
          return;
        }
        if (ignoredDepth > 0 || IGNORED.has(name)) {
          if (name === "style") isStyle = true;
          if (!VOID.has(name)) ignoredDepth++;
          return;
        }
        const css = cssOf(name, attributes, rules);
        if (css.isHidden || "hidden" in attributes || attributes["aria-hidden"] === "true") {
          if (!VOID.has(name)) ignoredDepth++;
          return;
        }
        const parent = current();
        if (name === "br") paragraphs.add("\n", parent.format);
        if (VOID.has(name)) {
          if (name === "hr") startBlock(parent);
          return;
        }
        const element = openElement(name, attributes, css, parent);
        const isBesideText = css.isAside || (parent.css.isRow && parent.children > 0);
        parent.children++;
        if (isBesideText && !paragraphs.isEmpty()) paragraphs.add("\t", parent.format);
        else if (BLOCKS.has(name) && !(parent.css.isRow && parent.children > 1))
          startBlock(element);
        if (name === "table") {
          paragraphs.openTable();
          tables.push(createRowSpans());
        }
        const table = tables.at(-1);
        if (name === "tr" && table) {
          paragraphs.openRow();
          table.startRow();
        }
        if ((name === "td" || name === "th") && table) {
          for (const cell of table.cellsBefore()) paragraphs.openCell(cell);
          paragraphs.openCell(table.addCell(attributes.colspan, attributes.rowspan));
          startBlock(element);
        }
        open.push(element);
      },
      ontext(text) {
        if (isStyle) styleSheet += text;
        if (ignoredDepth > 0) return;
        if (paragraphs.isFull()) return parser.pause();
        const { format, name } = current();
        if (name === "pre") paragraphs.add(text, format);
        else addCollapsed(text, format);
      },
      onclosetag(name) {
        if (!VOID.has(name)) depth--;
        if (ignoredDepth > 0) {
          if (VOID.has(name)) return;
          ignoredDepth--;
          if (name === "style" && isStyle) {
            isStyle = false;
            readStyleSheet(styleSheet, rules);
            styleSheet = "";
          }
          return;
        }
        if (VOID.has(name)) return;
        if (open.length === 1 || current().name !== name) return;
        const closed = open.pop();
        if (name === "tr")
          for (const cell of tables.at(-1)?.cellsAfter() ?? []) paragraphs.openCell(cell);
        if (name === "table" && tables.pop()) paragraphs.closeTable();
        const isPart = current().css.isRow && closed !== undefined;
        if (BLOCKS.has(name) && !isPart) startBlock(current());
      },
    },
    { decodeEntities: true, lowerCaseTags: true },
  );

  /** Spaces and line ends in a row are one space, also across elements. */
  function addCollapsed(text: string, format: Omit<FormattedRun, "text">) {
    const collapsed = text.replace(/[ \t\r\n\f]+/g, " ");
    const isAtStart = paragraphs.isEmpty() || /[\s]/.test(paragraphs.lastCharacter());
    paragraphs.add(isAtStart ? collapsed.replace(/^ /, "") : collapsed, format);
  }

  parser.write(html);
  if (depth > MAX_DEPTH) return TOO_DEEP;
  if (!paragraphs.isFull()) parser.end();
  return paragraphs.finish();
}

const ROOT: OpenElement = {
  ...{ name: "", css: {}, level: null, listDepth: 0, children: 0 },
  format: { isBold: false, isItalic: false, size: 0 },
};

function openElement(
  name: string,
  attributes: Record<string, string>,
  css: Css,
  parent: OpenElement,
): OpenElement {
  const heading = /^h([1-6])$/.exec(name)?.[1];
  const isList = name === "ul" || name === "ol";
  const level = heading ? Number(heading) : parent.level;
  return {
    ...{ name, css, children: 0 },
    level: attributes.role === "heading" ? Number(attributes["aria-level"]) || 2 : level,
    listDepth: listDepthOf(name, parent),
    format: {
      isBold: css.isBold ?? (BOLD.has(name) || (parent.format.isBold && !isList)),
      isItalic: css.isItalic ?? (ITALIC.has(name) || parent.format.isItalic),
      size: css.size ?? (parent.format.size || 0),
      link: name === "a" && attributes.href ? attributes.href.trim() : parent.format.link,
    },
  };
}

/** Text in a list but outside its items, and a list of navigation links, is no list. */
function listDepthOf(name: string, parent: OpenElement): number {
  if (name === "nav") return 0;
  return name === "li" ? parent.listDepth + 1 : parent.listDepth;
}

function cssOf(name: string, attributes: Record<string, string>, rules: Map<string, Css>): Css {
  let css: Css = { ...rules.get(name) };
  const add = (selector: string) => {
    const rule = rules.get(selector);
    if (rule) css = { ...css, ...rule };
  };
  if (rules.size > 0) {
    for (const part of (attributes.class ?? "").toLowerCase().split(/\s+/, 20)) {
      add(`.${part}`);
      add(`${name}.${part}`);
    }
    if (attributes.id) add(`#${attributes.id.toLowerCase()}`);
  }
  return attributes.style ? { ...css, ...readDeclarations(attributes.style.slice(0, 2_000)) } : css;
}
