/**
 * Finds the labels that a line of a training file may have ("claims"), by the texts of the file's known resume that the
 * line contains. `labelTruth` chooses one claim for each line by their scores. Scores are on one scale: 2 for a line
 * that consists of a text of the resume, 0.2 for a line that fits nothing.
 */
import type { LabelLine } from "#app/core/import/labels/label-line.ts";
import type { Content } from "#app/core/import/labels/labels.ts";
import { stripBullet } from "#app/core/import/readers/doc-line.ts";
import { readHeading } from "#app/core/import/readers/headings.ts";
import { findDate, findPeriod } from "#app/core/import/readers/read-dates.ts";
import { LABEL_ALONE, NAME_LABEL } from "#app/core/import/readers/read-profile.ts";
import { keyOf, type Unit } from "./truth-units.ts";

/** "furniture": page headers, footers and page numbers. "other": nothing of the resume. */
export interface Claim {
  label: "name" | "headline" | "contact" | "heading" | "furniture" | "other" | Content;
  /** Index of the entry in its section. */
  entry: number;
  /** `head`: names and dates of an entry; `item`: begins a text such as a bullet; `rest`: continues one. */
  part: "head" | "item" | "rest" | "";
  score: number;
}

/** In characters; shorter overlaps of a line and a text may be chance. */
const MIN_OVERLAP = 6;

/** `units`: the texts of the resume. `looksLikeHeading`: whether the line has the format of known headings. */
export function claimsOf(
  line: LabelLine,
  units: readonly Unit[],
  looksLikeHeading: boolean,
): Claim[] {
  const text = keyOf(stripBullet(line.text) ?? line.text);
  const claims = new Map<string, Claim>();
  const open = line.text.replace(/[-\u2010\u00ad]$/, "");
  const cut = keyOf(stripBullet(open) ?? open);
  const dates = datesOf(line.text);
  const isDated = /^[\P{L}]*(?:\p{L}{2,12}\.?[\P{L}]*){0,3}$/u.test(line.text) && dates.size > 0;
  for (const unit of units) {
    /** How many characters of the line the text explains. */
    let found = 0;
    let startsHere = true;
    if (unit.kind === "date") {
      if (dates.has(unit.text))
        found = Math.max(4, (0.9 * text.length) / Math.max(2, dates.size) / (isDated ? 1 : 3));
    } else if (text.includes(unit.text)) {
      const isNameInAddress =
        unit.content === "name" &&
        text.length > unit.text.length * 1.3 &&
        !(text.startsWith(unit.text) && isAtTop(line));
      found = isNameInAddress
        ? 0
        : unit.text.length >= 2 || text === unit.text
          ? unit.text.length
          : 0;
      if (unit.text.length < 4 && text.length > 12) found = Math.min(found, 1);
    } else if (cut.length >= 3 && unit.text.includes(cut)) {
      found = cut.length;
      startsHere = unit.text.startsWith(cut);
      if (cut.length < 6 && !startsHere && !unit.text.endsWith(cut)) found = 0;
      // A name may also be part of an email address or URL.
      if (unit.content === "contact" && cut.length < unit.text.length * 0.7) {
        const isEnd = cut.length >= 5 && (startsHere || unit.text.endsWith(cut));
        found = isEnd ? found / 2 : 0;
      }
      // A first or last name on a line of its own begins with a capital; the end of a wrapped address does not.
      const isEndOfName = startsHere || unit.text.endsWith(cut);
      const isPiece = isEndOfName && /^\p{Lu}/u.test(line.text) && isAtTop(line);
      if (unit.content === "name" && cut.length < unit.text.length * 0.4 && !isPiece) found = 0;
      if (unit.content === "name" && !/^[\P{L}]*\p{Lu}/u.test(line.text)) found = 0;
    } else {
      // A line of a list may begin with the end of an item.
      const overlap = overlapOf(unit.text, text);
      if (overlap >= MIN_OVERLAP && unit.content !== "name") {
        found = overlap;
        startsHere = false;
      }
    }
    if (found === 0) continue;
    const isText = unit.kind === "text";
    const part = isText ? (startsHere ? "item" : "rest") : "head";
    const key = `${unit.content}/${unit.entry}/${part}`;
    const claim = claims.get(key) ?? {
      label: unit.content,
      entry: unit.entry,
      part: ["name", "headline", "contact"].includes(unit.content) ? "" : part,
      score: 0,
    };
    claim.score += found;
    claims.set(key, claim);
  }
  const length = Math.max(3, text.length);
  const found: Claim[] = [...claims.values()].map((claim) => ({
    ...claim,
    score: Math.min(1, claim.score / length) * 2,
  }));
  found.push({ label: "heading", entry: 0, part: "", score: headingScore(line, looksLikeHeading) });
  // In the upper or lower margin of the page: "Page 1 of 2", "Ada Berg 2", "3".
  const isFurniture =
    line.height !== null &&
    (line.height > 0.9 || line.height < 0.08) &&
    /\b\d{1,2}\s*(?:\/|\p{L}{1,4})\s*\d{1,2}\b|\p{L}\s\d{1,2}$|^\d{1,2}$/u.test(line.text);
  if (line.page === 1 && !line.isBullet) {
    if (NAME_LABEL.test(line.text)) found.push({ label: "name", entry: 0, part: "", score: 2.5 });
    if (LABEL_ALONE.test(line.text) && !/name|nom/i.test(line.text))
      found.push({ label: "contact", entry: 0, part: "", score: 2 });
  }
  found.push({ label: "furniture", entry: 0, part: "", score: isFurniture ? 0.9 : -0.5 });
  found.push({ label: "other", entry: 0, part: "", score: 0.2 });
  return found;
}

/** True if the line is where a name followed by the headline may be, not a header or footer with a page number. */
const isAtTop = ({ text, page, height }: LabelLine) =>
  page === 1 && (height === null || height < 0.4) && !/[@/\d]/.test(text);

/** From 2.4 for a known heading in the format of headings to -1 for a line that cannot be one. */
function headingScore(line: LabelLine, looksLikeHeading: boolean): number {
  const { text, isBullet, cells, isBold } = line;
  if (readHeading(text) && !isBullet) return looksLikeHeading ? 2.4 : 1.9;
  if (isBullet || text.length > 50 || cells.length > 1 || /\d|@|\.\p{Ll}/u.test(text)) return -1;
  if (looksLikeHeading) return 0.6;
  return isBold || text === text.toUpperCase() ? 0.1 : -0.5;
}

/** Up to three dates or periods of the line, as "2019-05" or "2019"; else its years. */
function datesOf(text: string): Set<string> {
  const dates = new Set<string>();
  let rest = text;
  for (let turn = 0; turn < 3; turn++) {
    const period = findPeriod(rest);
    if (period) {
      dates.add(period.period.startDate).add(period.period.endDate);
      rest = period.rest;
      continue;
    }
    const month = findDate(rest);
    if (!month) break;
    dates.add(month.value);
    rest = month.rest;
  }
  if (dates.size === 0) for (const [year] of text.matchAll(/(?:19|20)\d{2}/g)) dates.add(year);
  dates.delete("");
  return dates;
}

/** The number of characters with which the unit ends and the text begins; 0 if fewer than MIN_OVERLAP. */
function overlapOf(unit: string, text: string): number {
  const most = Math.min(unit.length, text.length);
  for (let length = most; length >= MIN_OVERLAP; length--)
    if (unit.endsWith(text.slice(0, length))) return length;
  return 0;
}
