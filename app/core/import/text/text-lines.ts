/** Converts a plain text to document lines: joins wrapped lines and recognizes bullets, headings and columns. */

import { normalizeHeadingLevels } from "#app/core/import/paragraphs/heading-levels.ts";
import type { CollectedParagraphs } from "#app/core/import/paragraphs/paragraph-collector.ts";
import type { LineFormats } from "#app/core/import/paragraphs/restore-formats.ts";
import { type DocLine, joinWrapped, stripBullet } from "#app/core/import/readers/doc-line.ts";
import { findEmail } from "#app/core/import/readers/find-contacts.ts";
import { findDate } from "#app/core/import/readers/read-dates.ts";
import { isBodyText } from "#app/core/import/readers/split-entries.ts";
import { escapeInline } from "#app/core/resume/inline-text.ts";
import { isUnderline, markHeadings, type TextLine } from "./text-headings.ts";
import { findMargin, isBrokenAtMargin } from "./text-margin.ts";

/** A resume has far fewer; the limit bounds the work for a hostile file. */
const MAX_LINES = 5_000;
/** Bullets that are none in other formats, such as the "o" and "+" that Word writes into text files. */
const PLAIN_TEXT_BULLET = /^[o+»›]\s+(?=\S)/;
/** In spaces: bullets of an inner list are at least this much farther right than the first one. */
const NESTED_INDENT = 2;

/** A line together with the lines that continue it. */
interface Block extends TextLine {
  isBullet: boolean;
}

/** `formats` of the result has only the indents of nested list items. */
export function textLines(text: string): CollectedParagraphs {
  const marked = markHeadings(splitText(text));
  const blocks = joinBrokenLines(marked);
  const formats: LineFormats = new Map();
  const firstSection = blocks.findIndex(({ level }) => level !== null);
  let listIndent = 0;
  const lines = blocks.map((block, index): DocLine => {
    const previous = blocks[index - 1];
    if (block.isBullet && !previous?.isBullet) listIndent = block.indent;
    const isNested = block.isBullet && block.indent >= listIndent + NESTED_INDENT;
    if (isNested) formats.set(block.text, `  ${escapeInline(block.text)}`);
    return toDocLine(block, index < firstSection ? CONTACT_GAP : COLUMN_GAP);
  });
  return { lines: normalizeHeadingLevels(markEntries(joinContacts(lines))), formats, links: [] };
}

/** Splits text at its line breaks, and drops empty lines. A form feed starts a page. */
function splitText(text: string): TextLine[] {
  const lines: TextLine[] = [];
  let isAfterBlank = true;
  let page = 1;
  for (const line of text.replace(/\r\n?/g, "\n").split("\n", MAX_LINES * 2)) {
    page += line.split("\f").length - 1;
    const content = line.replaceAll("\f", "").trim();
    if (content === "") {
      const last = lines.at(-1);
      if (last) last.isBeforeBlank = true;
      isAfterBlank = true;
      continue;
    }
    const indent = /^\s*/.exec(line.replaceAll("\t", "    "))?.[0].length ?? 0;
    lines.push({ text: content, indent, isAfterBlank, isBeforeBlank: false, level: null, page });
    isAfterBlank = false;
    if (lines.length === MAX_LINES) break;
  }
  return lines;
}

/** Joins each line to the one before that it continues. */
function joinBrokenLines(lines: readonly TextLine[]): Block[] {
  const margin = findMargin(
    lines.filter(({ text }) => !isUnderline(text)).map(({ text, indent }) => pad(indent) + text),
  );
  const blocks: Block[] = [];
  let previous: TextLine | null = null;
  for (const line of lines) {
    const withoutBullet = stripBullet(line.text) ?? stripMoreBullets(line.text);
    const block = blocks.at(-1);
    const isContinuation =
      previous !== null &&
      block !== undefined &&
      withoutBullet === null &&
      !line.isAfterBlank &&
      line.level === null &&
      block.level === null &&
      (isBrokenAtMargin(pad(previous.indent) + previous.text, line.text, margin) ||
        (block.isBullet && line.indent > block.indent));
    if (isContinuation) {
      block.text = joinWrapped(block.text, line.text);
      block.isBeforeBlank = line.isBeforeBlank;
    } else {
      blocks.push({ ...line, text: withoutBullet ?? line.text, isBullet: withoutBullet !== null });
    }
    previous = line;
  }
  return blocks;
}

const pad = (indent: number) => " ".repeat(Math.min(indent, 40));
const stripMoreBullets = (text: string) =>
  PLAIN_TEXT_BULLET.test(text) ? text.replace(PLAIN_TEXT_BULLET, "") : null;

/** In characters; a longer line is not a contact detail. */
const MAX_CONTACT_LENGTH = 60;

/** Joins the lines of the first paragraph from the email address on, which are contact details, into one line. */
function joinContacts(lines: readonly DocLine[]): DocLine[] {
  const end = lines.findIndex(({ gap, level }, index) => index > 0 && (gap > 1 || level !== null));
  const firstParagraph = lines.slice(0, end < 0 ? lines.length : end);
  const start = firstParagraph.findIndex(({ text }) => findEmail(text) !== null);
  const contacts = start < 1 ? [] : firstParagraph.slice(start);
  const [email] = contacts;
  if (!email || contacts.some((line) => line.isBullet || line.text.length > MAX_CONTACT_LENGTH)) {
    return [...lines];
  }
  const text = contacts.map((line) => line.text).join(" ");
  const cells = contacts.flatMap((line) => line.cells);
  return [
    ...lines.slice(0, start),
    { ...email, text, cells },
    ...lines.slice(firstParagraph.length),
  ];
}

/** Columns are three spaces or a tab apart. */
const COLUMN_GAP = /\s{3,}|\t+/;
/** Above the sections, asterisks between spaces separate cells as well. */
const CONTACT_GAP = /\s{3,}|\t+|\s\*\s/;

function toDocLine(
  { text, level, isBullet, isAfterBlank, page }: Block,
  gapPattern: RegExp,
): DocLine {
  const parts = isBullet || level !== null ? [text] : text.split(gapPattern);
  const cells = parts.map((part) => ({ text: part.replace(/\s+/g, " ").trim(), isBold: false }));
  const isUpperCase = text === text.toUpperCase() && text !== text.toLowerCase();
  return {
    text: cells.map((cell) => cell.text).join(" "),
    cells,
    isBold: false,
    isItalic: false,
    size: 0,
    styleKey: level === null ? `text|${isUpperCase}` : `heading|${level}`,
    isBullet,
    level,
    gap: isAfterBlank ? 2 : 1,
    x: 0,
    page,
  };
}

/** Marks where entries start: after each empty line, in sections where every paragraph can be an entry. */
function markEntries(lines: readonly DocLine[]): DocLine[] {
  const marked: DocLine[] = [];
  let section: DocLine[] | null = null;
  for (const line of lines) {
    if (line.level !== 1) (section ?? marked).push(line);
    else {
      marked.push(...markSection(section ?? []), line);
      section = [];
    }
  }
  return [...marked, ...markSection(section ?? [])];
}

/** `section`: its lines without the heading. Returns them unmarked if its paragraphs are not regular entries. */
function markSection(section: readonly DocLine[]): DocLine[] {
  const paragraphs: DocLine[][] = [];
  for (const line of section) {
    const isStart = line.gap > 1 && !line.isBullet && !isBodyText(line);
    const last = paragraphs.at(-1);
    if (isStart || !last) paragraphs.push([line]);
    else last.push(line);
  }
  const isDated = (line: DocLine) => !isBodyText(line) && findDate(line.text) !== null;
  const areDated = paragraphs.map((paragraph) => paragraph.some(isDated));
  const isRegular =
    section.every(({ level }) => level === null) &&
    areDated.every((isParagraphDated) => isParagraphDated === areDated[0]) &&
    // A date after body text shows several entries without an empty line between them.
    !paragraphs.some((paragraph) => {
      const bodyStart = paragraph.findIndex(isBodyText);
      return bodyStart >= 0 && paragraph.slice(bodyStart).some(isDated);
    });
  if (!isRegular) return [...section];
  return paragraphs.flatMap((paragraph) =>
    paragraph.map((line, index) => ({ ...line, startsEntry: index === 0 })),
  );
}
