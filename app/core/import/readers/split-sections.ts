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

/** A longer line is not a heading. */
const MAX_HEADING_WORDS = 6;
/** In points; lines of one column, such as bullets and their text, differ by at most this indent. */
const MAX_COLUMN_INDENT = 40;

/** Lines above the first heading, and those under headings of contact details, are the profile. */
export function splitSections(lines: readonly DocLine[]): SplitLines {
  const bodyStyle = findBodyStyle(lines);
  const headingStyles = new Set(lines.filter(isHeading).map(({ styleKey }) => styleKey));
  headingStyles.delete(bodyStyle);
  const hasLevels = lines.some(({ level }) => level === 1);
  const result: SplitLines = { profile: [], sections: [] };
  const seenKinds = new Set<SectionKind>();
  let targetLines = result.profile;
  let page = 1;
  for (const line of lines) {
    const kind = isHeading(line) ? readHeading(line.text) : null;
    const isCustomHeading =
      !kind &&
      result.sections.length > 0 &&
      (hasLevels ? line.level === 1 : headingStyles.has(line.styleKey)) &&
      hasHeadingForm(line);
    // "Training" inside a list of jobs is not a second heading if headings are formatted differently.
    const isRepeatedInOtherStyle =
      kind !== null &&
      seenKinds.has(kind) &&
      !hasLevels &&
      headingStyles.size > 0 &&
      !headingStyles.has(line.styleKey);
    // "Tickets" is not a heading if it is formatted like body text.
    const lacksHeadingStyle =
      line.level === null && line.styleKey === bodyStyle && needsHeadingStyle(line.text);
    const isUnlikelyHeading = isRepeatedInOtherStyle || lacksHeadingStyle;
    if (kind === "contact" && !isUnlikelyHeading) {
      targetLines = result.profile;
    } else if (kind !== "contact" && ((kind && !isUnlikelyHeading) || isCustomHeading)) {
      if (kind) seenKinds.add(kind);
      targetLines = [];
      result.sections.push({ kind, title: line.text, lines: targetLines });
    } else {
      if (line.page !== page) targetLines = sectionOfColumn(result.sections, targetLines, line);
      targetLines.push(line);
    }
    page = line.page;
  }
  return result;
}

/** After a page break, finds the section that continues: the last one in the line's column. */
function sectionOfColumn(sections: DocSection[], targetLines: DocLine[], line: DocLine): DocLine[] {
  const isInColumn = (lines: DocLine[]) =>
    lines[0] !== undefined && Math.abs(lines[0].x - line.x) <= MAX_COLUMN_INDENT;
  if (targetLines.length === 0 || isInColumn(targetLines)) return targetLines;
  return sections.findLast(({ lines }) => isInColumn(lines))?.lines ?? targetLines;
}

function isHeading(line: DocLine): boolean {
  return !line.isBullet && line.cells.length === 1 && readHeading(line.text) !== null;
}

/** True for a short line that could be a heading: one cell, no bullet, no final punctuation, no URL. */
function hasHeadingForm({ text, isBullet, cells }: DocLine): boolean {
  const words = text.split(/\s+/).length;
  if (parseUrlLine(text).length > 0) return false;
  return !isBullet && cells.length === 1 && words <= MAX_HEADING_WORDS && !/[.,;]$/.test(text);
}

/** The style that most of the text has. */
function findBodyStyle(lines: readonly DocLine[]): string {
  const weights = new Map<string, number>();
  for (const { styleKey, text } of lines)
    weights.set(styleKey, (weights.get(styleKey) ?? 0) + text.length);
  return [...weights].sort((a, b) => b[1] - a[1])[0]?.[0] ?? "";
}
