/**
 * Reads table cells in the head of an entry (its first lines, with title, organization, place and dates). The name of a
 * cell's column, such as "Employer", gives the part of the head that the cell is. This file also decides whether the
 * text of such a cell is split into several parts.
 */

import type { LabelCell } from "#app/core/import/labels/label-line.ts";
import type { Content } from "#app/core/import/labels/labels.ts";
import { isPlace } from "#app/core/import/readers/places.ts";
import type { ColumnPart } from "#app/core/pdf-text/lines.ts";

type HeadContent = Content | "contact";

/** Parts by which a head is read: that a cell is the whole name only tells how to split it (isUnsplitColumn). */
export type HeadColumnPart = Exclude<ColumnPart, "wholeOrg">;

/** Parts that a column may name, by section: job title ("role"), employer or school ("org"), place, name, issuer. */
const JOBS = ["role", "org", "place"] as const;
const TITLED = ["name", "issuer"] as const;
/** The parts that columns may name in each section; other cells are labeled by the model. */
const PARTS: Partial<Record<HeadContent, readonly HeadColumnPart[]>> = {
  ...{ experience: JOBS, volunteering: JOBS, memberships: JOBS, militaryService: JOBS },
  ...{ certificates: TITLED, courses: TITLED, awards: TITLED },
  // A column of degrees names no part (arrange-entry.ts): a model labels degree and field of study.
  education: ["place", "org"],
};
/** In characters: a longer text in a column of job titles has duties too. */
const MAX_ROLE_LENGTH = 80;

/** The part that the cell's column names; undefined if entries of this content have no such part. */
export function columnPartOf(
  cell: LabelCell | undefined,
  content: HeadContent,
): HeadColumnPart | undefined {
  const part = cell?.part === "wholeOrg" ? "org" : cell?.part;
  const isLong = part === "role" && cell !== undefined && cell.text.length > MAX_ROLE_LENGTH;
  return part && !isLong && PARTS[content]?.includes(part) ? part : undefined;
}

/** "Emirates District Cooling (EMICOOL)": an acronym in brackets is no town. */
const ACRONYM_AT_END = /^[^,(]+ \((\p{Lu}[\p{Lu}\d&.]{1,8})\)$/u;

/**
 * True for a cell that is one part even if its text has separators: "Nurse (part time)", "Bilbao (España)". Only cells
 * with employers or schools are split, because a town may follow them.
 * @param place the text of the column of towns; undefined without one. With one, the text after a comma belongs to the
 * employer's name ("Oak, Baker and Sons"), unless it is a place or the start of `place`.
 * @param isWhole whether the column is of names alone; a town with its state, "Oak School, Columbus, OH", is split
 */
export function isUnsplitColumn(
  part: HeadColumnPart | undefined,
  text: string,
  place: string | undefined,
  isWhole = false,
): boolean {
  if (part !== "org") return part !== undefined;
  if (isWhole && !/[|·•]|,.*,/u.test(text)) return true;
  const [, acronym] = ACRONYM_AT_END.exec(text.trim()) ?? [];
  if (acronym && !isPlace(acronym)) return true;
  if (place === undefined) return false;
  const [, ...partsAfterName] = text.split(/\s*,\s*/);
  const textAfterName = partsAfterName.join(", ");
  const repeatsPlace = textAfterName !== "" && place.startsWith(textAfterName);
  return !isPlace(textAfterName) && !repeatsPlace;
}

/** Joins the texts of several spans into one span, in the style of the first. */
export function joinSpans<Span extends { text: string }>(spans: readonly Span[]): Span[] {
  const [first] = spans;
  return first ? [{ ...first, text: spans.map(({ text }) => text).join("") }] : [];
}
