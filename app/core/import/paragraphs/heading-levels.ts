/** Converts the heading levels of a file, which may start at any number and skip some, to those of `DocLine`. */
import type { DocLine } from "#app/core/import/readers/doc-line.ts";
import { withoutDocumentTitle } from "#app/core/import/readers/document-title.ts";
import { readHeading } from "#app/core/import/readers/headings.ts";

/** With fewer known headings on a level, it may not be that of the sections. */
const MIN_SECTIONS = 2;

/**
 * The levels that occur become consecutive. A single highest heading above all others is the title (level 0), unless
 * it is the heading of a section; the next ones are sections (level 1).
 */
export function normalizeHeadingLevels(lines: readonly DocLine[]): DocLine[] {
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
  const firstLevel = hasTitle ? 0 : 1;
  const ranked = lines.map((line) =>
    line.level === null ? line : { ...line, level: ranks.indexOf(line.level) + firstLevel },
  );
  return raiseSectionsToLevel1(hasTitle ? ranked : withNameAsTitle(ranked));
}

/** "Ada Berg's CV" above all else is the title, although the sections are on its level, as RenderCV writes Markdown. */
function withNameAsTitle(lines: readonly DocLine[]): DocLine[] {
  const [first, ...others] = lines;
  const isTitle = first?.level === 1 && withoutDocumentTitle(first.text) !== null;
  return isTitle ? [{ ...first, level: 0 }, ...others] : [...lines];
}

/**
 * If most known section headings are on a deeper level and none is on level 1, for example because the headline is
 * formatted as a heading, makes that level 1. Headings above it become plain text.
 */
function raiseSectionsToLevel1(lines: readonly DocLine[]): DocLine[] {
  const knownHeadingsByLevel = new Map<number, number>();
  for (const { level, text } of lines) {
    if (level && readHeading(text))
      knownHeadingsByLevel.set(level, (knownHeadingsByLevel.get(level) ?? 0) + 1);
  }
  const [[sectionLevel, count] = [1, 0]] = [...knownHeadingsByLevel].sort((a, b) => b[1] - a[1]);
  if (sectionLevel === 1 || count < MIN_SECTIONS || knownHeadingsByLevel.has(1)) return [...lines];
  return lines.map((line) => {
    if (!line.level) return line;
    return { ...line, level: line.level < sectionLevel ? null : line.level - sectionLevel + 1 };
  });
}
