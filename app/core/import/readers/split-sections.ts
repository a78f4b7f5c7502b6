/** Splits the lines of a document into the profile and the sections under their headings. */
import type { DocLine } from "./doc-line.ts";
import { parseUrlLine } from "./find-contacts.ts";
import { needsHeadingStyle, readHeading, type SectionKind } from "./headings.ts";

export interface DocSection {
  /** Null for a custom section, whose heading is recognized only by its formatting. */
  kind: Exclude<SectionKind, "contact"> | null;
  title: string;
  lines: DocLine[];
}

export interface SplitLines {
  profile: DocLine[];
  sections: DocSection[];
}

const MAX_HEADING_WORDS = 6;
/** The largest indent of bullets and their text in a column, in points. */
const SAME_COLUMN = 40;

export function splitSections(lines: readonly DocLine[]): SplitLines {
  const bodyStyle = commonStyle(lines);
  const headingStyles = new Set(lines.filter(isHeading).map(({ styleKey }) => styleKey));
  headingStyles.delete(bodyStyle);
  const hasLevels = lines.some(({ level }) => level === 1);
  const result: SplitLines = { profile: [], sections: [] };
  const seen = new Set<SectionKind>();
  let target = result.profile;
  let page = 1;
  for (const line of lines) {
    const kind = isHeading(line) ? readHeading(line.text) : null;
    const isCustomHeading =
      !kind &&
      result.sections.length > 0 &&
      (hasLevels ? line.level === 1 : headingStyles.has(line.styleKey)) &&
      isShort(line);
    // "Training" inside a list of jobs is not a heading if headings are formatted differently;
    // nor is "Tickets" if it is formatted like body text.
    const isUnlikelyHeading =
      kind &&
      ((seen.has(kind) &&
        !hasLevels &&
        headingStyles.size > 0 &&
        !headingStyles.has(line.styleKey)) ||
        (line.level === null && line.styleKey === bodyStyle && needsHeadingStyle(line.text)));
    if (kind === "contact" && !isUnlikelyHeading) {
      target = result.profile;
    } else if (kind !== "contact" && ((kind && !isUnlikelyHeading) || isCustomHeading)) {
      if (kind) seen.add(kind);
      target = [];
      result.sections.push({ kind, title: line.text, lines: target });
    } else {
      if (line.page !== page) target = sectionOfColumn(result.sections, target, line);
      target.push(line);
    }
    page = line.page;
  }
  return result;
}

/** After a page break, finds the section that continues: the last one in the line's column. */
function sectionOfColumn(sections: DocSection[], target: DocLine[], line: DocLine): DocLine[] {
  const isInColumn = (lines: DocLine[]) =>
    lines[0] !== undefined && Math.abs(lines[0].x - line.x) <= SAME_COLUMN;
  if (target.length === 0 || isInColumn(target)) return target;
  return sections.findLast(({ lines }) => isInColumn(lines))?.lines ?? target;
}

function isHeading(line: DocLine): boolean {
  return !line.isBullet && line.cells.length === 1 && readHeading(line.text) !== null;
}

/** Whether a line is short enough for a heading; a URL is not one, whatever its formatting. */
function isShort({ text, isBullet, cells }: DocLine): boolean {
  const words = text.split(/\s+/).length;
  if (parseUrlLine(text).length > 0) return false;
  return !isBullet && cells.length === 1 && words <= MAX_HEADING_WORDS && !/[.,;]$/.test(text);
}

/** The style that most of the text has. */
function commonStyle(lines: readonly DocLine[]): string {
  const weights = new Map<string, number>();
  for (const { styleKey, text } of lines)
    weights.set(styleKey, (weights.get(styleKey) ?? 0) + text.length);
  return [...weights].sort((a, b) => b[1] - a[1])[0]?.[0] ?? "";
}
