/**
 * Tells which part of an entry's head (its first lines, with title, organization, place and dates) a table cell is by
 * the name of its column, such as "Employer", and whether the text of the cell is split further.
 */

import type { LabelCell } from "#app/core/import/labels/label-line.ts";
import type { Content } from "#app/core/import/labels/labels.ts";
import { isPlace } from "#app/core/import/readers/places.ts";
import type { ColumnPart } from "#app/core/pdf-text/lines.ts";

type HeadContent = Content | "contact";

/** Parts that a column may name, by section: job title ("role"), employer or school ("org"), place, name, issuer. */
const JOBS = ["role", "org", "place"] as const;
const TITLED = ["name", "issuer"] as const;
/** The parts that columns may name in each section; other cells are labeled by the model. */
const PARTS: Partial<Record<HeadContent, readonly ColumnPart[]>> = {
  ...{ experience: JOBS, volunteering: JOBS, memberships: JOBS, militaryService: JOBS },
  ...{ certificates: TITLED, courses: TITLED, awards: TITLED },
  education: ["place", "org"],
};
/** In characters: a longer text in a column of job titles has duties too. */
const MAX_ROLE_LENGTH = 80;

/** The part that the cell's column names; undefined if entries of this content have no such part. */
export function columnPartOf(
  cell: LabelCell | undefined,
  content: HeadContent,
): ColumnPart | undefined {
  const part = cell?.part;
  const isLong = part === "role" && cell !== undefined && cell.text.length > MAX_ROLE_LENGTH;
  return part && !isLong && PARTS[content]?.includes(part) ? part : undefined;
}

/** "Emirates District Cooling (EMICOOL)": an acronym in brackets is no town. */
const ACRONYM_AT_END = /^[^,(]+ \((\p{Lu}[\p{Lu}\d&.]{1,8})\)$/u;

/**
 * True for a cell that is one part even if its text has separators: "Nurse (part time)", "Bilbao (España)". Only cells
 * with employers or schools are split, because a town may follow them.
 * @param place the text of the column of towns, if there is one: then other text behind an employer is of its name
 */
export function isUnsplitColumn(
  part: ColumnPart | undefined,
  text: string,
  place: string | undefined,
): boolean {
  if (part !== "org") return part !== undefined;
  const [, acronym] = ACRONYM_AT_END.exec(text.trim()) ?? [];
  if (acronym && !isPlace(acronym)) return true;
  const [, ...others] = text.split(/\s*,\s*/);
  const behind = others.join(", ");
  return place !== undefined && !isPlace(behind) && !(behind && place.startsWith(behind));
}

/** Joins the texts of several spans into one span, in the style of the first. */
export function joinSpans<Span extends { text: string }>(spans: readonly Span[]): Span[] {
  const [first] = spans;
  return first ? [{ ...first, text: spans.map(({ text }) => text).join("") }] : [];
}
