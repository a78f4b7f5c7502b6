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
  /** From 1; a form feed starts a page. */
  page: number;
}

const UNDERLINE = /^\s*(?:={3,}|-{3,}|_{3,}|~{3,}|\*{3,}|#{3,}|─{3,}|═{3,}|—{3,})\s*$/;
/** "== Skills ==", also without the signs at the end: "# Skills". */
const IN_DELIMITERS = /^(?:[=*#~_[\]|<>─═—-]{1,}\s*)(\S.*?)(?:\s*[=*#~_[\]|<>─═—-]{1,})?$/;
/** "ACLS", the name of a certificate or a company rather than a heading. */
const ACRONYM = /^\S{1,5}$/;
/** In characters. Longer lines, and those of more words, are no headings. */
const MAX_LENGTH = 60;
const MAX_WORDS = 6;

export const isUnderline = (text: string) => UNDERLINE.test(text);

/** Marks headings, and drops lines that consist only of underline characters. */
export function markHeadings(lines: readonly TextLine[]): TextLine[] {
  const marked: TextLine[] = [];
  const signs = signsOfHeadings(lines);
  for (const [index, line] of lines.entries()) {
    if (isUnderline(line.text)) continue;
    const below = lines[index + 1];
    const isUnderlined =
      below !== undefined && isUnderline(below.text) && !below.isAfterBlank && isShort(line.text);
    const above = lines[index - 1];
    const text = isListItem(lines, index, signs)
      ? line.text
      : (textInDelimiters(line.text) ?? line.text);
    const isBeforeBlank = isUnderlined ? below.isBeforeBlank : line.isBeforeBlank;
    // A line of underline characters above separates like an empty line.
    const isAfterBlank = line.isAfterBlank || above === undefined || isUnderline(above.text);
    const isDelimited = text !== line.text;
    const level = isUnderlined ? underlineLevel(below.text) : isDelimited ? 1 : null;
    marked.push({ ...line, text, isBeforeBlank, isAfterBlank, level });
  }
  return markCapitals(marked);
}

/**
 * Dashes mark entries, other characters sections; if all lines are dashes, normalizeHeadingLevels
 * makes them sections.
 */
const underlineLevel = (underline: string) => (/^\s*-/.test(underline) ? 2 : 1);

const LIST_SIGN = /^[*-](?=\s)/;

const signOf = (line: TextLine | undefined) => LIST_SIGN.exec(line?.text ?? "")?.[0];

/**
 * The signs before known headings: those with an empty line above and a text without a sign directly below, or of
 * headings of several sections directly above items.
 */
function signsOfHeadings(lines: readonly TextLine[]): Set<string | undefined> {
  const headings = lines.flatMap((line, index) => {
    const below = lines[index + 1];
    const isHeading =
      mayBeginSection(lines, index) &&
      below?.isAfterBlank === false &&
      textInDelimiters(line.text) !== null;
    const section = readHeading(textInDelimiters(line.text) ?? "");
    const isAboveItem = signOf(below) !== undefined;
    return isHeading ? [{ sign: signOf(line), section, isAboveItem }] : [];
  });
  const signs = headings.filter(
    ({ sign, section, isAboveItem }) =>
      !isAboveItem || headings.some((other) => other.sign === sign && other.section !== section),
  );
  return new Set(signs.map(({ sign }) => sign));
}

/** True below an empty line, unless that is between a heading and its list. */
const mayBeginSection = (lines: readonly TextLine[], index: number): boolean =>
  lines[index]?.isAfterBlank === true && readHeading(lines[index - 1]?.text ?? "") === null;

/**
 * True for "- Training" directly above or below a line that begins with the same sign. The first line of several is a
 * heading in capitals, or if other headings have its sign.
 */
function isListItem(
  lines: readonly TextLine[],
  index: number,
  signs: ReadonlySet<string | undefined>,
): boolean {
  const line = lines[index] as TextLine;
  const sign = signOf(line);
  if (sign === undefined || line.text.endsWith(sign)) return false;
  if (mayBeginSection(lines, index) && (signs.has(sign) || isCapitals(line.text))) return false;
  const below = lines[index + 1];
  const neighbors = [
    line.isAfterBlank ? undefined : lines[index - 1],
    below?.isAfterBlank ? undefined : below,
  ];
  return neighbors.some((neighbor) => signOf(neighbor) === sign);
}

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
  // In capitals, the first line is the person's name.
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
