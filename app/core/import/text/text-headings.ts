/** Finds the headings of a plain text: in capitals, underlined, or enclosed in characters such as "==". */
import { readHeading } from "#app/core/import/readers/headings.ts";

export interface TextLine {
  text: string;
  /** The number of leading spaces. */
  indent: number;
  /** True after an empty line and for the first line. */
  isAfterBlank: boolean;
  isBeforeBlank: boolean;
  /** 1 for a section's heading, 2 for an entry's; null for other text. */
  level: number | null;
  page: number;
}

const UNDERLINE = /^\s*(?:={3,}|-{3,}|_{3,}|~{3,}|\*{3,}|#{3,}|─{3,}|═{3,}|—{3,})\s*$/;
const IN_DELIMITERS = /^(?:[=*#~_[\]|<>─═—-]{1,}\s*)(\S.*?)(?:\s*[=*#~_[\]|<>─═—-]{1,})?$/;
/** "ACLS", the name of a certificate or a company rather than a heading. */
const ACRONYM = /^\S{1,5}$/;
const MAX_LENGTH = 60;
const MAX_WORDS = 6;

export const isUnderline = (text: string) => UNDERLINE.test(text);

/** Marks headings, and drops lines that consist only of underline characters. */
export function markHeadings(lines: readonly TextLine[]): TextLine[] {
  const marked: TextLine[] = [];
  for (const [index, line] of lines.entries()) {
    if (isUnderline(line.text)) continue;
    const below = lines[index + 1];
    const isUnderlined =
      below !== undefined && isUnderline(below.text) && !below.isAfterBlank && isShort(line.text);
    const above = lines[index - 1];
    // A line of underline characters above may belong to this heading, or end the section before it.
    const isFramed = isUnderlined && above !== undefined && isUnderline(above.text);
    const text = textInDelimiters(line.text) ?? line.text;
    const isBeforeBlank = isUnderlined ? below.isBeforeBlank : line.isBeforeBlank;
    const isAfterBlank = line.isAfterBlank || isFramed || (above ? isUnderline(above.text) : true);
    const level = isUnderlined || text !== line.text ? underlineLevel(below?.text) : null;
    marked.push({ ...line, text, isBeforeBlank, isAfterBlank, level });
  }
  return markCapitals(marked);
}

/**
 * Dashes mark entries, other characters sections; if all lines are dashes, rankHeadings makes them
 * sections.
 */
const underlineLevel = (underline = "") => (/^\s*-/.test(underline) ? 2 : 1);

/** "== Experience ==" and "[Skills]", if it is the heading of a section. */
function textInDelimiters(text: string): string | null {
  const inner = text.length <= MAX_LENGTH ? IN_DELIMITERS.exec(text.trim())?.[1] : undefined;
  return inner !== undefined && readHeading(inner) ? inner : null;
}

/**
 * Marks short lines in capitals after an empty line as headings. Those with unknown words count only if there are no
 * more of them than known headings, and an empty line follows them where one follows a known heading.
 */
function markCapitals(lines: readonly TextLine[]): TextLine[] {
  const isCandidate = (line: TextLine) =>
    line.level === null && line.isAfterBlank && isCapitals(line.text) && isShort(line.text);
  const knownHeadings = lines.filter((line) => isCandidate(line) && readHeading(line.text));
  const unknownLines = lines.filter(
    (line) => isCandidate(line) && !readHeading(line.text) && !ACRONYM.test(line.text),
  );
  const isLikeKnown = (line: TextLine) =>
    knownHeadings.some(({ isBeforeBlank }) => isBeforeBlank === line.isBeforeBlank);
  const [nameLine] = lines;
  return lines.map((line) => {
    if (!isCandidate(line) || line === nameLine) return line;
    const isHeading =
      knownHeadings.includes(line) ||
      (unknownLines.includes(line) &&
        unknownLines.length <= knownHeadings.length &&
        isLikeKnown(line));
    return isHeading ? { ...line, level: 1 } : line;
  });
}

const isCapitals = (text: string) =>
  text === text.toUpperCase() && text !== text.toLowerCase() && !/[\d@•]/.test(text);
const isShort = (text: string) =>
  text.length <= MAX_LENGTH && text.trim().split(/\s+/).length <= MAX_WORDS;
