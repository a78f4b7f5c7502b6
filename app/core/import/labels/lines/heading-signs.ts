/** Takes the numbers and signs off headings: "4 Grants and Awards" and "// Talks". */

import { type LabelLine, withCells } from "#app/core/import/labels/label-line.ts";
import { readHeading } from "#app/core/import/readers/headings.ts";

/** "4", "4." and "IV." before a heading. */
const NUMBERED = /^(\d{1,2}|[IVX]{1,4}(?=[.)]))[.)]?(?:\s+|$)(?=\p{Lu}|$)/u;
const SIGNED = /^(\/\/|#{1,3}|[>§~¶:]{1,2}|\$)\s*(?=\p{L})/u;
const MAX_HEADING = 40;
/** So many headings with numbers or the same sign show that these belong to the design. */
const MIN_HEADINGS = 3;
/** So many of them are known. */
const MIN_KNOWN = 2;

export function withoutHeadingSigns(lines: readonly LabelLine[]): LabelLine[] {
  const numbered = lines.filter((line) => isHeadingWith(NUMBERED, line));
  const signed = lines.filter((line) => isHeadingWith(SIGNED, line));
  const taken = new Set([
    ...mates(numbered.filter(isNext), NUMBERED),
    ...mates(
      signed.filter((line) => signOf(line) === signOf(signed[0])),
      SIGNED,
    ),
  ]);
  return taken.size === 0 ? [...lines] : lines.map((line) => (taken.has(line) ? bare(line) : line));
}

const isHeadingWith = (pattern: RegExp, { text, cells, isBullet }: LabelLine): boolean =>
  !isBullet &&
  text.length <= MAX_HEADING &&
  cells.length <= 2 &&
  pattern.test(text) &&
  /\p{L}{3}/u.test(text) &&
  !/\d$/.test(text.replace(pattern, ""));

const signOf = (line: LabelLine | undefined) => SIGNED.exec(line?.text ?? "")?.[1];

/** True for headings that count on: each number is one more than that of the one before. */
function isNext(line: LabelLine, index: number, all: readonly LabelLine[]): boolean {
  const [own, before, after] = [line, all[index - 1], all[index + 1]].map(numberOf);
  return own === undefined ? false : before === own - 1 || after === own + 1;
}

const ROMANS = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"];
function numberOf(line: LabelLine | undefined): number | undefined {
  const number = NUMBERED.exec(line?.text ?? "")?.[1];
  if (number === undefined) return undefined;
  return /^\d/.test(number) ? Number(number) : ROMANS.indexOf(number) + 1;
}

/** The lines in the style that most of those with known headings have; none if there are few of them. */
function mates(lines: readonly LabelLine[], pattern: RegExp): LabelLine[] {
  const known = lines.filter(({ text }) => readHeading(text.replace(pattern, "")) !== null);
  const [first] = known;
  const same = lines.filter(({ size, isBold }) => size === first?.size && isBold === first.isBold);
  return known.length >= MIN_KNOWN && same.length >= MIN_HEADINGS ? same : [];
}

/** The line without its number or sign, which may be a cell of its own. */
function bare(line: LabelLine): LabelLine {
  const [first, ...rest] = line.cells;
  if (!first) return line;
  const pattern = NUMBERED.test(line.text) ? NUMBERED : SIGNED;
  const text = first.text.replace(pattern, "");
  if (text === "") return withCells({ ...line, x: rest[0]?.x ?? line.x }, rest);
  return withCells(line, [{ ...first, text, spans: undefined }, ...rest]);
}
