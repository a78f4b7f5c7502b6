/**
 * Collects the paragraphs, lists and tables that the readers of ODT, RTF and HTML find, in the order
 * of the file. Returns them as lines of plain text, and separately which of their words are bold,
 * italic or linked.
 */
import { createDocumentBody } from "#app/core/import/docx/document-body.ts";
import { paragraphLines } from "#app/core/import/docx/paragraph-lines.ts";
import type { TableCell } from "#app/core/import/docx/table-lines.ts";
import type { DocLine } from "#app/core/import/readers/doc-line.ts";
import { normalizeHeadingLevels } from "./heading-levels.ts";
import { addFormats } from "./line-formats.ts";
import { appendLinkAddresses, type FormattedRun } from "./link-addresses.ts";
import type { LineFormats } from "./restore-formats.ts";

export interface ParagraphStyle {
  name: string;
  /** The heading level in the file, 0 for a title; null for other text. */
  level: number | null;
  /** 1 for an item of a list, 2 for one inside it; 0 outside lists. */
  listDepth: number;
}

export interface CollectedParagraphs {
  lines: DocLine[];
  formats: LineFormats;
  /** The targets of all links. */
  links: string[];
}

/** In characters; an academic resume of 40 pages has half as many. */
export const MAX_TEXT_LENGTH = 300_000;
/** Table cells, including empty ones and those that span into the rows below. */
export const MAX_CELLS = 50_000;

/** Why a document was not read. */
export interface Unreadable {
  message: string;
}
export const TOO_MUCH_TEXT: Unreadable = { message: "This file has far more text than a resume." };

const PLAIN_STYLE: ParagraphStyle = { name: "", level: null, listDepth: 0 };

/**
 * `writesAddresses`: whether to write a link's address after its text, because lines have no links.
 * Not needed by a caller that restores the links from `formats`.
 */
export function createParagraphCollector({ writesAddresses = true } = {}) {
  const body = createDocumentBody();
  const formats: LineFormats = new Map();
  const links = new Set<string>();
  let runs: FormattedRun[] = [];
  let style = PLAIN_STYLE;
  let textLength = 0;
  let cellCount = 0;
  const isFull = () => textLength > MAX_TEXT_LENGTH || cellCount > MAX_CELLS;
  let lastCharacter = "";

  const endParagraph = () => {
    if (runs.length === 0) return;
    const isHeading = style.level !== null;
    const isInList = style.listDepth > 0;
    const hadBullet = !isInList && removeBulletAndTab(runs);
    const isListItem = (isInList || hadBullet) && !isHeading;
    const runsWithAddresses = writesAddresses
      ? appendLinkAddresses(runs, { isListItem, isHeading })
      : runs;
    // Neutral values, because the runs have the formats and sizes.
    const withoutFormats = { isBold: false, isItalic: false, size: 0 };
    const textStyle = { name: style.name, level: style.level, ...withoutFormats };
    const lines = paragraphLines(runsWithAddresses, textStyle, isListItem);
    // What follows a line break in a heading is plain text.
    body.add(
      isHeading ? lines.map((line, index) => (index > 0 ? withoutLevel(line) : line)) : lines,
    );
    addFormats(formats, runsWithAddresses, { isListItem, isNested: style.listDepth > 1 });
    runs = [];
  };

  return {
    /** Ends the previous paragraph, which is dropped if it has no text, and starts one. */
    startParagraph(next: ParagraphStyle = PLAIN_STYLE) {
      endParagraph();
      style = next;
    },
    /** A line break in the text starts a line, a tab a cell. */
    addText(text: string, format: Omit<FormattedRun, "text">) {
      textLength += text.length;
      if (text === "" || textLength > MAX_TEXT_LENGTH) return;
      lastCharacter = text.at(-1) ?? "";
      if (format.link) links.add(format.link);
      const last = runs.at(-1);
      if (last && hasSameFormat(last, format)) last.text += text;
      else runs.push({ ...format, text });
    },
    /** True after more text or table cells than a resume has; further ones are ignored. */
    isFull,
    /** True if the open paragraph has no text yet. */
    isEmpty: () => runs.length === 0,
    /** The last character of the open paragraph; empty if it has no text. */
    lastCharacter: () => (runs.length > 0 ? lastCharacter : ""),
    endParagraph,
    openTable() {
      endParagraph();
      body.openTable();
    },
    openRow() {
      endParagraph();
      if (body.acceptsCells()) body.openRow();
    },
    openCell(properties: Partial<TableCell> = {}) {
      endParagraph();
      cellCount += 1;
      if (!body.acceptsCells() || cellCount > MAX_CELLS) return;
      body.openCell();
      body.setCell(properties);
    },
    closeTable() {
      endParagraph();
      body.closeTable();
    },
    finish(): CollectedParagraphs | Unreadable {
      if (isFull()) return TOO_MUCH_TEXT;
      endParagraph();
      body.closeAllTables();
      return { lines: normalizeHeadingLevels(body.lines), formats, links: [...links] };
    },
  };
}

export type ParagraphCollector = ReturnType<typeof createParagraphCollector>;

/** "•\tLed nine". */
const BULLET_AND_TAB = /^\s*[\uf0b7\uf0a7•●▪▸►◦○‣∙·■□–—*-][ \u00a0]*\t\s*/u;

/** Some programs write list items as paragraphs that start with a bullet and a tab. Removes both if they are there. */
function removeBulletAndTab(runs: FormattedRun[]): boolean {
  const [first] = runs;
  if (!first || !BULLET_AND_TAB.test(first.text)) return false;
  first.text = first.text.replace(BULLET_AND_TAB, "");
  return true;
}

const hasSameFormat = (run: FormattedRun, format: Omit<FormattedRun, "text">) =>
  run.isBold === format.isBold &&
  run.isItalic === format.isItalic &&
  run.size === format.size &&
  run.link === format.link;

const withoutLevel = (line: DocLine): DocLine => ({ ...line, level: null });
