/** Lines → the head of a resume, its sections and their entries, as a parser cuts them up. */
import { findDateRanges } from "./date-range.ts";
import { type SectionKind, sectionOf } from "./headings.ts";
import type { TextCell, TextLine } from "./lines.ts";

export interface ReadSection {
  /** As it is written; sections begin with one. */
  heading: string;
  /** Null for a heading that is not standard. */
  kind: SectionKind | null;
  lines: TextLine[];
}

export interface Outline {
  /** Before the first heading: name and contact. */
  head: TextLine[];
  sections: ReadSection[];
}

const MOST_HEADING_WORDS = 6;
/** Points by which lines of one column may begin apart. */
const COLUMN_TOLERANCE = 3;

export function readOutline(lines: readonly TextLine[]): Outline {
  const body = commonStyle(lines);
  const known = lines.flatMap((line) => standardHeading(line) ?? []);
  const styled = new Set(known.map(styleOf).filter((style) => style !== body));
  const outline: Outline = { head: [], sections: [] };
  let section: ReadSection | undefined;
  let page = 1;
  for (const line of lines) {
    const cell = headingIn(line, styled);
    if (line.page !== page) section = sameColumn(outline.sections, line) ?? section;
    page = line.page;
    // A name may be set like the headings are; the first of those is one that is known.
    if (!cell || (!section && !sectionOf(cell.text))) {
      if (section) section.lines.push(line);
      else outline.head.push(line);
      continue;
    }
    const rest = withoutFirstCell(line);
    const kind = sectionOf(cell.text);
    section = { heading: cell.text, kind, lines: rest ? [rest] : [] };
    outline.sections.push(section);
  }
  return outline;
}

/** A column goes on at the top of a new page, though another column was read in between. */
function sameColumn(sections: ReadSection[], line: TextLine): ReadSection | undefined {
  return sections.findLast(({ lines }) =>
    lines.some(({ x }) => Math.abs(x - line.x) < COLUMN_TOLERANCE),
  );
}

/** Alone on its line, or beside text in another font as headings in the margin are. */
function standardHeading({ cells }: TextLine): TextCell | null {
  const [first, second] = cells;
  if (!first || !sectionOf(first.text)) return null;
  return !second || styleOf(first) !== styleOf(second) ? first : null;
}

/** Where headings have letters of their own, whatever is set in them is one; else only known words are. */
function headingIn(line: TextLine, styled: Set<string>): TextCell | null {
  const [first] = line.cells;
  if (!first) return null;
  if (styled.size === 0) return standardHeading(line);
  if (!styled.has(styleOf(first))) return null;
  const isShort = first.text.split(" ").length <= MOST_HEADING_WORDS && !/[.@]/.test(first.text);
  const isAlone = line.cells.length === 1 || standardHeading(line) !== null;
  return isShort && isAlone && !findDateRanges(first.text).length ? first : null;
}

function withoutFirstCell(line: TextLine): TextLine | null {
  const cells = line.cells.slice(1);
  const [first] = cells;
  if (!first) return null;
  const text = cells.map((cell) => cell.text).join(" ");
  return { ...line, cells, text, x: first.x, isBold: first.isBold, size: first.size };
}

export const styleOf = (cell: Pick<TextCell, "font" | "size" | "isBold">) =>
  `${cell.font} ${cell.size.toFixed(1)} ${cell.isBold}`;

/** The letters in which most of the text is set. */
export function commonStyle(lines: readonly TextLine[]): string {
  const lengths = new Map<string, number>();
  for (const cell of lines.flatMap((line) => line.cells)) {
    const style = styleOf(cell);
    lengths.set(style, (lengths.get(style) ?? 0) + cell.text.length);
  }
  return [...lengths].sort(([, a], [, b]) => b - a)[0]?.[0] ?? "";
}
