/** Converts the heading levels of a file, which start anywhere, to those of a document line. */
import type { DocLine } from "#app/core/import/readers/doc-line.ts";
import { readHeading } from "#app/core/import/readers/headings.ts";

/**
 * A single highest heading above all others is the title (level 0), unless it is the heading of a section; the next
 * ones are sections (level 1).
 */
export function rankHeadings(lines: readonly DocLine[]): DocLine[] {
  const headings = lines.filter(({ level }) => level !== null);
  const ranks = [...new Set(headings.map(({ level }) => level as number))].sort((a, b) => a - b);
  const [first] = headings;
  const highest = headings.filter(({ level }) => level === ranks[0]);
  const hasTitle =
    ranks[0] === 0 ||
    (ranks.length > 1 &&
      highest.length === 1 &&
      highest[0] === first &&
      first !== undefined &&
      readHeading(first.text) === null);
  const base = hasTitle ? 0 : 1;
  return lines.map((line) =>
    line.level === null ? line : { ...line, level: ranks.indexOf(line.level) + base },
  );
}
