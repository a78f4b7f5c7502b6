/** Reads the paragraphs, headings, lists and tables of a web page, without what it hides. */
import { Parser } from "htmlparser2";
import type { FormattedRun } from "#app/core/import/paragraphs/link-addresses.ts";
import {
  type CollectedParagraphs,
  createParagraphCollector,
  TOO_MUCH_TEXT,
  type Unreadable,
} from "#app/core/import/paragraphs/paragraph-collector.ts";
import { type Css, isFlexRow, readDeclarations, readStyleSheet, selectorsOf } from "./css.ts";
import { createRowSpans } from "./row-spans.ts";

/** Elements whose text is not part of the page. */
const IGNORED_ELEMENTS = new Set(
  "script style title noscript template svg math iframe object canvas audio video select textarea button".split(
    " ",
  ),
);
const BLOCK_ELEMENTS = new Set(
  "address article aside blockquote body center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html li main nav ol p pre section summary table tbody td tfoot th thead tr ul".split(
    " ",
  ),
);
const BOLD_ELEMENTS = new Set(["b", "strong", "th", "h1", "h2", "h3", "h4", "h5", "h6", "dt"]);
const ITALIC_ELEMENTS = new Set(["i", "em", "cite", "dfn", "var"]);
const VOID_ELEMENTS = new Set(
  "area base br col embed hr img input link meta source track wbr".split(" "),
);

interface OpenElement {
  name: string;
  css: Css;
  format: Omit<FormattedRun, "text">;
  level: number | null;
  isListItem: boolean;
  /** The selectors that it matches by itself. */
  selectors: string[];
  childCount: number;
  /** True if no text precedes it in its paragraph. */
  startsParagraph: boolean;
  /** How many characters of text the page has before it. */
  lettersBefore: number;
}

/** Ten times as many as a saved page with its menus has. */
export const MAX_ELEMENTS = 100_000;
/** Browsers stop nesting at 512. */
const MAX_DEPTH = 500;
const TOO_DEEP: Unreadable = {
  message: "This web page is nested far deeper than a resume. It was not read.",
};

/** Reads the visible text of `html`, which may be a page or a fragment. */
export function readHtml(
  html: string,
  options: { writesAddresses?: boolean } = {},
): CollectedParagraphs | Unreadable {
  const paragraphs = createParagraphCollector(options);
  const rules = new Map<string, Css>();
  const tables: ReturnType<typeof createRowSpans>[] = [];
  const open: OpenElement[] = [ROOT];
  let ignoredDepth = 0;
  let depth = 0;
  let elementCount = 0;
  let styleSheet = "";
  let isInStyleSheet = false;
  /** True between text floated to the right or in a left column and the next text, which is in another cell. */
  let isAfterFloat = false;
  /** True after a box, such as a skill tag, with nothing but white space since. */
  let isAfterBox = false;
  let letterCount = 0;

  const current = () => open.at(-1) ?? ROOT;
  const startBlock = (element: OpenElement) => {
    const { name, level } = element;
    isAfterBox = false;
    // A set, because the element may be open already.
    const listDepth = new Set([...open, element].filter(({ isListItem }) => isListItem)).size;
    paragraphs.startParagraph({ name: level === null ? "" : name, level, listDepth });
  };

  function openTag(name: string, attributes: Record<string, string>) {
    const isVoid = VOID_ELEMENTS.has(name);
    if (!isVoid) depth++;
    elementCount++;
    // The parser's work grows with the square of the depth, so the limit bounds it.
    if (depth > MAX_DEPTH || elementCount > MAX_ELEMENTS || paragraphs.isFull()) {
      parser.pause();
      return;
    }
    if (ignoredDepth > 0 || IGNORED_ELEMENTS.has(name)) {
      if (name === "style") isInStyleSheet = true;
      if (!isVoid) ignoredDepth++;
      return;
    }
    const selectors = selectorsOf(name, attributes);
    const css = cssOf(selectors, attributes.style, open, rules);
    if (css.isHidden || css.isInvisible || isHidden(attributes)) {
      if (!isVoid) ignoredDepth++;
      return;
    }
    const parent = current();
    if (name === "br") paragraphs.addText("\n", parent.format);
    if (name === "hr") startBlock(parent);
    if (isVoid) return;
    const isInline = !BLOCK_ELEMENTS.has(name);
    const element = {
      ...openElement(name, attributes, css, parent),
      selectors,
      startsParagraph: isInline && paragraphs.isEmpty(),
      lettersBefore: letterCount,
    };
    // A list item with headings is a part of the page layout.
    if (element.level !== null) for (const ancestor of open) ancestor.isListItem = false;
    separateFromPrevious(element, parent, isInline);
    if (name === "table" || name === "tr" || name === "td" || name === "th")
      openTableTag(attributes, element);
    open.push(element);
  }

  /** Starts a cell beside the text before the element, or a paragraph. */
  function separateFromPrevious(element: OpenElement, parent: OpenElement, isInline: boolean) {
    const isLaterItemOfRow = isFlexRow(parent.css) && parent.childCount > 0;
    parent.childCount++;
    const isBesideText = element.css.isFloatedRight || isLaterItemOfRow;
    const isBesideBox = isInline && element.css.isBox && isAfterBox;
    if ((isBesideText || isBesideBox) && !paragraphs.isEmpty())
      paragraphs.addText("\t", parent.format);
    else if (!isInline && !isLaterItemOfRow) startBlock(element);
  }

  function openTableTag(attributes: Record<string, string>, element: OpenElement) {
    if (element.name === "table") {
      paragraphs.openTable();
      tables.push(createRowSpans());
      return;
    }
    const table = tables.at(-1);
    if (!table) return;
    if (element.name === "tr") {
      paragraphs.openRow();
      table.startRow();
      return;
    }
    for (const cell of table.cellsBefore()) paragraphs.openCell(cell);
    paragraphs.openCell(table.addCell(attributes.colspan, attributes.rowspan));
    startBlock(element);
  }

  function readText(text: string) {
    if (isInStyleSheet) styleSheet += text;
    if (ignoredDepth > 0) return;
    if (paragraphs.isFull()) {
      parser.pause();
      return;
    }
    const { format, name } = current();
    if (name === "pre") paragraphs.addText(text, format);
    else addCollapsed(text, format);
  }

  function closeTag(name: string) {
    if (VOID_ELEMENTS.has(name)) return;
    depth--;
    if (ignoredDepth > 0) {
      ignoredDepth--;
      if (name === "style" && isInStyleSheet) {
        isInStyleSheet = false;
        readStyleSheet(styleSheet, rules);
        styleSheet = "";
      }
      return;
    }
    const element = current();
    if (element === ROOT || element.name !== name) return;
    open.pop();
    if (name === "tr")
      for (const cell of tables.at(-1)?.cellsAfter() ?? []) paragraphs.openCell(cell);
    if (name === "table" && tables.pop()) paragraphs.closeTable();
    const isInline = !BLOCK_ELEMENTS.has(name);
    if (isInline && !paragraphs.isEmpty()) {
      const isWide =
        element.css.hasColumnWidth && letterCount - element.lettersBefore > MAX_DROP_CAP_LETTERS;
      const isLeftColumn = element.startsParagraph && element.css.isBox && isWide;
      if (element.css.isFloatedRight || isLeftColumn) isAfterFloat = true;
      if (element.css.isBox) isAfterBox = true;
    }
    if (!isInline && !isFlexRow(current().css)) startBlock(current());
  }

  /** Collapses consecutive white space into one space, also across elements. */
  function addCollapsed(text: string, format: Omit<FormattedRun, "text">) {
    const collapsed = text.replace(/[ \t\r\n\f]+/g, " ");
    if (isAfterFloat && collapsed.trim() !== "") {
      if (!paragraphs.isEmpty()) paragraphs.addText("\t", format);
      isAfterFloat = false;
    }
    if (collapsed.trim() !== "") isAfterBox = false;
    letterCount += collapsed.trim().length;
    const isAtStart = paragraphs.isEmpty() || /[\s]/.test(paragraphs.lastCharacter());
    paragraphs.addText(isAtStart ? collapsed.replace(/^ /, "") : collapsed, format);
  }

  const parser = new Parser(
    { onopentag: openTag, ontext: readText, onclosetag: closeTag },
    { decodeEntities: true, lowerCaseTags: true },
  );
  parser.write(html);
  if (depth > MAX_DEPTH) return TOO_DEEP;
  if (elementCount > MAX_ELEMENTS) return TOO_MUCH_TEXT;
  if (!paragraphs.isFull()) parser.end();
  return paragraphs.finish();
}

/** A box at the left with at most this many letters is a drop cap, not a column. */
const MAX_DROP_CAP_LETTERS = 1;

const ROOT: OpenElement = {
  name: "",
  css: {},
  level: null,
  isListItem: false,
  selectors: [],
  childCount: 0,
  startsParagraph: false,
  lettersBefore: 0,
  format: { isBold: false, isItalic: false, size: 0 },
};

function openElement(
  name: string,
  attributes: Record<string, string>,
  css: Css,
  parent: OpenElement,
): Omit<OpenElement, "selectors" | "startsParagraph" | "lettersBefore"> {
  const heading = /^h([1-6])$/.exec(name)?.[1];
  const isList = name === "ul" || name === "ol";
  const level = heading ? Number(heading) : parent.level;
  return {
    name,
    css,
    childCount: 0,
    // ARIA headings without a level have level 2.
    level: attributes.role === "heading" ? Number(attributes["aria-level"]) || 2 : level,
    isListItem: name === "li",
    format: {
      isBold: css.isBold ?? (BOLD_ELEMENTS.has(name) || (parent.format.isBold && !isList)),
      isItalic: css.isItalic ?? (ITALIC_ELEMENTS.has(name) || parent.format.isItalic),
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

/** In characters of a `style` attribute; the rest is ignored. */
const MAX_STYLE_LENGTH = 2_000;
/** How many ancestors are matched against rules; pages nest deeper, but rules name near ancestors. */
const MAX_ANCESTORS = 12;

/** The declarations that apply to an element: those of the rules, and those of its `style` attribute. */
function cssOf(
  selectors: readonly string[],
  style: string | undefined,
  ancestors: readonly OpenElement[],
  rules: ReadonlyMap<string, Css>,
): Css {
  const css: Css = {};
  if (rules.size > 0) {
    const ancestorSelectors = ancestors
      .slice(-MAX_ANCESTORS)
      .flatMap((element) => element.selectors);
    for (const selector of selectors) {
      Object.assign(css, rules.get(selector));
      for (const ancestor of ancestorSelectors)
        Object.assign(css, rules.get(`${ancestor} ${selector}`));
    }
  }
  return style ? { ...css, ...readDeclarations(style.slice(0, MAX_STYLE_LENGTH)) } : css;
}
