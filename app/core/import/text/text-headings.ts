/** Finds the headings of a plain text: in capitals, underlined, or enclosed in characters such as "==". */
import { readHeading } from "#app/core/import/readers/headings.ts";

export interface TextLine {
  text: string;
  /** The number of leading spaces. */
  indent: number;
  /** True after an empty line and for the first line. */
  isAfterBlank: boolean;
  isBeforeBlank: boolean;
  /** 1 for a section, 2 for an entry. */
  level: number | null;
  page: number;
}

const UNDERLINE = /^\s*(?:={3,}|-{3,}|_{3,}|~{3,}|\*{3,}|#{3,}|─{3,}|═{3,}|—{3,})\s*$/;
const BETWEEN_SIGNS = /^(?:[=*#~_[\]|<>─═—-]{1,}\s*)(\S.*?)(?:\s*[=*#~_[\]|<>─═—-]{1,})?$/;
/** The name of a certificate or a company, such as ACLS. */
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
  const inner = text.length <= MAX_LENGTH ? BETWEEN_SIGNS.exec(text.trim())?.[1] : undefined;
  return inner !== undefined && readHeading(inner) ? inner : null;
}

/**
 * Marks lines in capitals after an empty line; those with unknown words only if they look like
 * known headings.
 */
function markCapitals(lines: readonly TextLine[]): TextLine[] {
  const isCandidate = (line: TextLine) =>
    line.level === null && line.isAfterBlank && isCapitals(line.text) && isShort(line.text);
  const known = lines.filter((line) => isCandidate(line) && readHeading(line.text));
  const unknown = lines.filter(
    (line) => isCandidate(line) && !readHeading(line.text) && !ACRONYM.test(line.text),
  );
  const isLikeKnown = (line: TextLine) =>
    known.some(({ isBeforeBlank }) => isBeforeBlank === line.isBeforeBlank);
  const [first] = lines;
  return lines.map((line) => {
    if (!isCandidate(line) || line === first) return line;
    const isHeading =
      known.includes(line) ||
      (unknown.includes(line) && unknown.length <= known.length && isLikeKnown(line));
    return isHeading ? { ...line, level: 1 } : line;
  });
}

const isCapitals = (text: string) =>
  text === text.toUpperCase() && text !== text.toLowerCase() && !/[\d@•]/.test(text);
const isShort = (text: string) =>
  text.length <= MAX_LENGTH && text.trim().split(/\s+/).length <= MAX_WORDS;
