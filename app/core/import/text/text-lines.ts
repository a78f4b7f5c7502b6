/** Converts a plain text to document lines: joins wrapped lines and recognizes bullets, headings and columns. */

import type { ReadParagraphs } from "#app/core/import/paragraphs/create-paragraphs.ts";
import { normalizeHeadingLevels } from "#app/core/import/paragraphs/heading-levels.ts";
import type { LineFormats } from "#app/core/import/paragraphs/restore-formats.ts";
import { type DocLine, joinWrapped, stripBullet } from "#app/core/import/readers/doc-line.ts";
import { findEmail } from "#app/core/import/readers/find-contacts.ts";
import { findDate } from "#app/core/import/readers/read-dates.ts";
import { isBodyText } from "#app/core/import/readers/split-entries.ts";
import { escapeInline } from "#app/core/resume/inline-text.ts";
import { isUnderline, markHeadings, type TextLine } from "./text-headings.ts";
import { findMargin, isBrokenAtMargin } from "./wrapped-lines.ts";

/** A resume has far fewer; the limit bounds the work for a hostile file. */
const MAX_LINES = 5_000;
/** Bullets that only plain text has: "o" and "+", with which Word saves bullets as text. */
const MORE_BULLETS = /^[o+»›]\s+(?=\S)/;
const NESTED_INDENT = 2;

interface Block extends TextLine {
  isBullet: boolean;
}

export function textLines(text: string): ReadParagraphs {
  const marked = markHeadings(splitText(text));
  const blocks = joinBrokenLines(marked);
  const formats: LineFormats = new Map();
  const firstSection = blocks.findIndex(({ level }) => level !== null);
  let listIndent = 0;
  const lines = blocks.map((block, index): DocLine => {
    const before = blocks[index - 1];
    if (block.isBullet && !before?.isBullet) listIndent = block.indent;
    const isNested = block.isBullet && block.indent >= listIndent + NESTED_INDENT;
    if (isNested) formats.set(block.text, `  ${escapeInline(block.text)}`);
    return toDocLine(block, index < firstSection ? CONTACT_GAP : COLUMN_GAP);
  });
  return { lines: normalizeHeadingLevels(markEntries(joinContacts(lines))), formats, links: [] };
}

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

function joinBrokenLines(lines: readonly TextLine[]): Block[] {
  const margin = findMargin(
    lines.filter(({ text }) => !isUnderline(text)).map(({ text, indent }) => pad(indent) + text),
  );
  const blocks: Block[] = [];
  let last: TextLine | null = null;
  for (const line of lines) {
    const withoutBullet = stripBullet(line.text) ?? stripMoreBullets(line.text);
    const block = blocks.at(-1);
    const continues =
      last !== null &&
      block !== undefined &&
      withoutBullet === null &&
      !line.isAfterBlank &&
      line.level === null &&
      block.level === null &&
      (isBrokenAtMargin(pad(last.indent) + last.text, line.text, margin) ||
        (block.isBullet && line.indent > block.indent));
    if (continues) {
      block.text = joinWrapped(block.text, line.text);
      block.isBeforeBlank = line.isBeforeBlank;
    } else {
      blocks.push({ ...line, text: withoutBullet ?? line.text, isBullet: withoutBullet !== null });
    }
    last = line;
  }
  return blocks;
}

const pad = (indent: number) => " ".repeat(Math.min(indent, 40));
const stripMoreBullets = (text: string) =>
  MORE_BULLETS.test(text) ? text.replace(MORE_BULLETS, "") : null;

const MAX_CONTACT_LENGTH = 60;

/** Lines of the first paragraph from the email address on are contact details. */
function joinContacts(lines: readonly DocLine[]): DocLine[] {
  const end = lines.findIndex(({ gap, level }, index) => index > 0 && (gap > 1 || level !== null));
  const first = lines.slice(0, end < 0 ? lines.length : end);
  const start = first.findIndex(({ text }) => findEmail(text) !== null);
  const contacts = start < 1 ? [] : first.slice(start);
  const [email] = contacts;
  if (!email || contacts.some((line) => line.isBullet || line.text.length > MAX_CONTACT_LENGTH)) {
    return [...lines];
  }
  const text = contacts.map((line) => line.text).join(" ");
  const cells = contacts.flatMap((line) => line.cells);
  return [...lines.slice(0, start), { ...email, text, cells }, ...lines.slice(first.length)];
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
    ...{ isBold: false, isItalic: false, size: 0 },
    styleKey: level === null ? `text|${isUpperCase}` : `heading|${level}`,
    isBullet,
    level,
    gap: isAfterBlank ? 2 : 1,
    ...{ x: 0, page },
  };
}

/**
 * Marks where entries start: after each empty line, in sections where each paragraph can be an
 * entry.
 */
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

function markSection(section: readonly DocLine[]): DocLine[] {
  const entries: DocLine[][] = [];
  for (const line of section) {
    const isStart = line.gap > 1 && !line.isBullet && !isBodyText(line);
    const last = entries.at(-1);
    if (isStart || !last) entries.push([line]);
    else last.push(line);
  }
  const isDated = (line: DocLine) => !isBodyText(line) && findDate(line.text) !== null;
  const hasDates = entries.map((entry) => entry.some(isDated));
  const isRegular =
    section.every(({ level }) => level === null) &&
    hasDates.every((has) => has === hasDates[0]) &&
    // A date after body text shows several entries without an empty line between them.
    !entries.some((entry) => {
      const body = entry.findIndex(isBodyText);
      return body >= 0 && entry.slice(body).some(isDated);
    });
  if (!isRegular) return [...section];
  return entries.flatMap((entry) =>
    entry.map((line, index) => ({ ...line, startsEntry: index === 0 })),
  );
}
