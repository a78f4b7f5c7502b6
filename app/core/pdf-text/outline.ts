/** Splits the lines of a resume at its headings, as resume parsers do. */
import { findDateRanges } from "./date-range.ts";
import { headingKind, type SectionKind } from "./headings.ts";
import type { TextCell, TextLine } from "./lines.ts";

/** A section as read from a file. */
export interface ReadSection {
  /** As written in the file. */
  heading: string;
  /** Null for a nonstandard heading. */
  kind: SectionKind | null;
  lines: TextLine[];
}

export interface Outline {
  /** The lines before the first heading: name and contact details. */
  head: TextLine[];
  sections: ReadSection[];
}

const MAX_HEADING_WORDS = 6;
/** The largest distance between the left edges of lines in one column, in points. */
const COLUMN_TOLERANCE = 3;

export function splitSections(lines: readonly TextLine[]): Outline {
  const bodyStyle = commonStyle(lines);
  const standardHeadings = lines.flatMap((line) => standardHeading(line) ?? []);
  const headingStyles = new Set(
    standardHeadings.map(styleOf).filter((style) => style !== bodyStyle),
  );
  const outline: Outline = { head: [], sections: [] };
  let section: ReadSection | undefined;
  let page = 1;
  for (const line of lines) {
    const cell = findHeading(line, headingStyles);
    if (line.page !== page) section = findSectionInColumn(outline.sections, line) ?? section;
    page = line.page;
    // The name may be formatted like the headings, so the first section needs a standard heading.
    if (!cell || (!section && !headingKind(cell.text))) {
      if (section) section.lines.push(line);
      else outline.head.push(line);
      continue;
    }
    const rest = withoutFirstCell(line);
    const kind = headingKind(cell.text);
    section = { heading: cell.text, kind, lines: rest ? [rest] : [] };
    outline.sections.push(section);
  }
  return outline;
}

/** After a page break, text continues the section in its column, even if another column was read in between. */
function findSectionInColumn(sections: ReadSection[], line: TextLine): ReadSection | undefined {
  return sections.findLast(({ lines }) =>
    lines.some(({ x }) => Math.abs(x - line.x) < COLUMN_TOLERANCE),
  );
}

/** A standard heading alone on its line, or in the margin next to text in another style. */
function standardHeading({ cells }: TextLine): TextCell | null {
  const [first, second] = cells;
  if (!first || !headingKind(first.text)) return null;
  return !second || styleOf(first) !== styleOf(second) ? first : null;
}

/** If headings have their own style, any short text in it is a heading; otherwise only standard headings count. */
function findHeading(line: TextLine, headingStyles: Set<string>): TextCell | null {
  const [first] = line.cells;
  if (!first) return null;
  if (headingStyles.size === 0) return standardHeading(line);
  if (!headingStyles.has(styleOf(first))) return null;
  const isShort = first.text.split(" ").length <= MAX_HEADING_WORDS && !/[.@]/.test(first.text);
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

/** The style of a cell as a key for comparison: font, size and weight. */
export const styleOf = (cell: Pick<TextCell, "font" | "size" | "isBold">) =>
  `${cell.font} ${cell.size.toFixed(1)} ${cell.isBold}`;

/** The style of most of the text. */
export function commonStyle(lines: readonly TextLine[]): string {
  const lengths = new Map<string, number>();
  for (const cell of lines.flatMap((line) => line.cells)) {
    const style = styleOf(cell);
    lengths.set(style, (lengths.get(style) ?? 0) + cell.text.length);
  }
  return [...lengths].sort(([, a], [, b]) => b - a)[0]?.[0] ?? "";
}
