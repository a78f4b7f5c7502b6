/**
 * Removes numbers, names of a form's sections and symbols before headings, as in "4 Grants", "Section 2: Education" and
 * "// Talks". from-labels.ts applies it to the lines of a document before a model labels them.
 */

import { type LabelLine, replaceCells } from "#app/core/import/labels/label-line.ts";
import { FORM_SECTION, readHeading } from "#app/core/import/readers/headings.ts";

/** "4", "4." and "IV." before a heading; a number may be alone in its cell. */
const NUMBER_PREFIX = /^(\d{1,2}|[IVX]{1,4}(?=[.)]))[.)]?(?:\s+|$)(?=\p{Lu}|$)/u;
/** "//", "##" or "§" before a heading. */
const SYMBOL_PREFIX = /^(\/\/|#{1,3}|[>§~¶:]{1,2}|\$)\s*(?=\p{L})/u;
/** In characters. */
const MAX_HEADING_LENGTH = 40;
/**
 * In characters, with an instruction in brackets: "Section 7: Employment history (most recent first; explain any
 * gaps)".
 */
const MAX_FORM_SECTION_LENGTH = 90;
/** If at least as many headings have numbers or the same symbol, these belong to the document's design. */
const MIN_HEADINGS = 3;
/** At least this many of them are known headings such as "Education". */
const MIN_KNOWN = 2;

/** Returns all lines; headings lose their numbers and symbols if these belong to the document's design. */
export function withoutHeadingPrefixes(lines: readonly LabelLine[]): LabelLine[] {
  const withNumber = lines.filter((line) => mayBeHeadingWith(NUMBER_PREFIX, line));
  const withSymbol = lines.filter((line) => mayBeHeadingWith(SYMBOL_PREFIX, line));
  const headings = new Set([
    ...inHeadingStyle(withNumber.filter(isConsecutive), NUMBER_PREFIX),
    ...inHeadingStyle(
      withSymbol.filter((line) => symbolOf(line) === symbolOf(withSymbol[0])),
      SYMBOL_PREFIX,
    ),
    ...inHeadingStyle(
      lines.filter((line) => mayBeHeadingWith(FORM_SECTION, line, MAX_FORM_SECTION_LENGTH)),
      FORM_SECTION,
    ),
  ]);
  if (headings.size === 0) return [...lines];
  return lines.map((line) => (headings.has(line) ? withoutPrefix(line) : line));
}

/** True for a short line with such a prefix, which does not end with a number, as dates and addresses do. */
const mayBeHeadingWith = (
  pattern: RegExp,
  { text, cells, isBullet }: LabelLine,
  maxLength = MAX_HEADING_LENGTH,
): boolean =>
  !isBullet &&
  text.length <= maxLength &&
  cells.length <= 2 &&
  pattern.test(text) &&
  /\p{L}{3}/u.test(text) &&
  !/\d$/.test(text.replace(pattern, ""));

const symbolOf = (line: LabelLine | undefined) => SYMBOL_PREFIX.exec(line?.text ?? "")?.[1];

/** True if the heading's number follows that of the heading before, or precedes that of the next one. */
function isConsecutive(line: LabelLine, index: number, all: readonly LabelLine[]): boolean {
  const [number, before, after] = [line, all[index - 1], all[index + 1]].map(numberOf);
  return number === undefined ? false : before === number - 1 || after === number + 1;
}

const ROMANS = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"];
/** The number before a heading, also a Roman one up to XII (others are 0); undefined without a number. */
function numberOf(line: LabelLine | undefined): number | undefined {
  const number = NUMBER_PREFIX.exec(line?.text ?? "")?.[1];
  if (number === undefined) return undefined;
  return /^\d/.test(number) ? Number(number) : ROMANS.indexOf(number) + 1;
}

/** The lines in the style of the first known heading; empty if there are few of them. `pattern`: their prefix. */
function inHeadingStyle(lines: readonly LabelLine[], pattern: RegExp): LabelLine[] {
  const known = lines.filter(({ text }) => readHeading(text.replace(pattern, "")) !== null);
  const [first] = known;
  const sameStyle = lines.filter(
    ({ size, isBold }) => size === first?.size && isBold === first.isBold,
  );
  return known.length >= MIN_KNOWN && sameStyle.length >= MIN_HEADINGS ? sameStyle : [];
}

/** The line without its number or symbol, which may be in a separate cell. */
function withoutPrefix(line: LabelLine): LabelLine {
  const [first, ...rest] = line.cells;
  if (!first) return line;
  const pattern =
    [FORM_SECTION, NUMBER_PREFIX].find((prefix) => prefix.test(line.text)) ?? SYMBOL_PREFIX;
  const text = first.text.replace(pattern, "");
  if (text === "") return replaceCells({ ...line, x: rest[0]?.x ?? line.x }, rest);
  return replaceCells(line, [{ ...first, text, spans: undefined }, ...rest]);
}
