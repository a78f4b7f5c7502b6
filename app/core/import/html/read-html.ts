/** Reads the paragraphs, headings, lists and tables of a web page, without what it hides. */
import { Parser } from "htmlparser2";
import {
  createParagraphCollector,
  type ReadParagraphs,
  TOO_MUCH_TEXT,
  type Unreadable,
} from "#app/core/import/paragraphs/create-paragraphs.ts";
import type { FormattedRun } from "#app/core/import/paragraphs/link-addresses.ts";
import { type Css, readDeclarations, readStyleSheet, selectorsOf } from "./css.ts";
import { createRowSpans } from "./row-spans.ts";

/** Elements whose text is not part of the page. */
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
  /** An item of a list. */
  isItem: boolean;
  selectors: string[];
  children: number;
  /** Nothing comes before it in its paragraph. */
  isFirst: boolean;
  /** The number of characters of the page before it. */
  from: number;
}

/** Ten times as many as a saved page with its menus has. */
export const MAX_ELEMENTS = 100_000;
/** Browsers stop nesting at 512. */
const MAX_DEPTH = 500;
const TOO_DEEP: Unreadable = {
  message: "This web page is nested far deeper than a resume. It was not read.",
};

export function readHtml(
  html: string,
  options: { writesAddresses?: boolean } = {},
): ReadParagraphs | Unreadable {
  const paragraphs = createParagraphCollector(options);
  const rules = new Map<string, Css>();
  const tables: ReturnType<typeof createRowSpans>[] = [];
  const open: OpenElement[] = [ROOT];
  let ignoredDepth = 0;
  let depth = 0;
  let elements = 0;
  let styleSheet = "";
  let isStyle = false;
  /** True after an element that is placed at the right but precedes the text, or after a column at the left. */
  let isAfterAside = false;
  /** True after a box, such as a skill tag, with nothing but white space since. */
  let isAfterBox = false;
  let letters = 0;

  const current = () => open.at(-1) ?? ROOT;
  const startBlock = (element: OpenElement) => {
    const { name, level } = element;
    isAfterBox = false;
    const items = [...open, element].filter(({ isItem }) => isItem);
    const listDepth = new Set(items).size;
    paragraphs.startParagraph({ name: level === null ? "" : name, level, listDepth });
  };

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (!VOID.has(name)) depth++;
        elements++;
        // The parser's work grows with the square of the depth.
        if (depth > MAX_DEPTH || elements > MAX_ELEMENTS || paragraphs.isFull()) {
          parser.pause();
          return;
        }
        if (ignoredDepth > 0 || IGNORED.has(name)) {
          if (name === "style") isStyle = true;
          if (!VOID.has(name)) ignoredDepth++;
          return;
        }
        const selectors = selectorsOf(name, attributes);
        const css = cssOf(selectors, attributes.style, open, rules);
        if (css.isHidden || isHidden(attributes)) {
          if (!VOID.has(name)) ignoredDepth++;
          return;
        }
        const parent = current();
        if (name === "br") paragraphs.addText("\n", parent.format);
        if (VOID.has(name)) {
          if (name === "hr") startBlock(parent);
          return;
        }
        const isInline = !BLOCKS.has(name);
        const isFirst = isInline && paragraphs.isEmpty();
        const element = {
          ...openElement(name, attributes, css, parent),
          selectors,
          isFirst,
          from: letters,
        };
        // An item with headings is a part of the page rather than a line of a list.
        if (element.level !== null) for (const outer of open) outer.isItem = false;
        const isBesideText = css.isAside || (parent.css.isRow && parent.children > 0);
        parent.children++;
        const isBesideBox = isInline && css.isBox && isAfterBox;
        if ((isBesideText || isBesideBox) && !paragraphs.isEmpty())
          paragraphs.addText("\t", parent.format);
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
        if (name === "pre") paragraphs.addText(text, format);
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
        const isInRow = current().css.isRow && closed !== undefined;
        if (!BLOCKS.has(name) && closed && !paragraphs.isEmpty()) {
          const isWide = closed.css.isColumn && letters - closed.from > DROP_CAP;
          const isColumn = closed.isFirst && closed.css.isBox && isWide;
          if (closed.css.isAside || isColumn) isAfterAside = true;
          if (closed.css.isBox) isAfterBox = true;
        }
        if (BLOCKS.has(name) && !isInRow) startBlock(current());
      },
    },
    { decodeEntities: true, lowerCaseTags: true },
  );

  /** Collapses consecutive white space into one space, also across elements. */
  function addCollapsed(text: string, format: Omit<FormattedRun, "text">) {
    const collapsed = text.replace(/[ \t\r\n\f]+/g, " ");
    if (isAfterAside && collapsed.trim() !== "") {
      if (!paragraphs.isEmpty()) paragraphs.addText("\t", format);
      isAfterAside = false;
    }
    if (collapsed.trim() !== "") isAfterBox = false;
    letters += collapsed.trim().length;
    const isAtStart = paragraphs.isEmpty() || /[\s]/.test(paragraphs.lastCharacter());
    paragraphs.addText(isAtStart ? collapsed.replace(/^ /, "") : collapsed, format);
  }

  parser.write(html);
  if (depth > MAX_DEPTH) return TOO_DEEP;
  if (elements > MAX_ELEMENTS) return TOO_MUCH_TEXT;
  if (!paragraphs.isFull()) parser.end();
  return paragraphs.finish();
}

/** A box at the left with no more letters is a drop cap, not a column. */
const DROP_CAP = 1;

const ROOT: OpenElement = {
  ...{ name: "", css: {}, level: null, isItem: false, selectors: [], children: 0 },
  ...{ isFirst: false, from: 0 },
  format: { isBold: false, isItalic: false, size: 0 },
};

function openElement(
  name: string,
  attributes: Record<string, string>,
  css: Css,
  parent: OpenElement,
): Omit<OpenElement, "selectors" | "isFirst" | "from"> {
  const heading = /^h([1-6])$/.exec(name)?.[1];
  const isList = name === "ul" || name === "ol";
  const level = heading ? Number(heading) : parent.level;
  return {
    ...{ name, css, children: 0 },
    level: attributes.role === "heading" ? Number(attributes["aria-level"]) || 2 : level,
    isItem: name === "li",
    format: {
      isBold: css.isBold ?? (BOLD.has(name) || (parent.format.isBold && !isList)),
      isItalic: css.isItalic ?? (ITALIC.has(name) || parent.format.isItalic),
      size: css.size ?? (parent.format.size || 0),
      link: name === "a" && attributes.href ? attributes.href.trim() : parent.format.link,
    },
  };
}

const FOR_SCREEN_READERS =
  /(?:^|\s)(?:sr-only|visually-hidden|screen-reader-text|skip-link|skip-to-content)(?:\s|$)/;

const isHidden = (attributes: Record<string, string>) =>
  "hidden" in attributes ||
  attributes["aria-hidden"] === "true" ||
  FOR_SCREEN_READERS.test(attributes.class ?? "");

/** How many ancestors are matched against rules; pages nest deeper, but rules name near ancestors. */
const MAX_ANCESTORS = 12;

function cssOf(
  selectors: readonly string[],
  style: string | undefined,
  ancestors: readonly OpenElement[],
  rules: ReadonlyMap<string, Css>,
): Css {
  const css: Css = {};
  if (rules.size > 0) {
    const outer = ancestors.slice(-MAX_ANCESTORS).flatMap((element) => element.selectors);
    for (const selector of selectors) {
      Object.assign(css, rules.get(selector));
      for (const around of outer) Object.assign(css, rules.get(`${around} ${selector}`));
    }
  }
  return style ? { ...css, ...readDeclarations(style.slice(0, 2_000)) } : css;
}
