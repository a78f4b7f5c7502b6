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
  const prepared = prepareLine(line);
  const claimsByUnit = new Map<string, Claim>();
  for (const unit of units) {
    const { explained, startsHere } = matchUnit(unit, prepared);
    if (explained === 0) continue;
    const part = unit.kind !== "text" ? "head" : startsHere ? "item" : "rest";
    const key = `${unit.content}/${unit.entry}/${part}`;
    const claim = claimsByUnit.get(key) ?? {
      label: unit.content,
      entry: unit.entry,
      part: ["name", "headline", "contact"].includes(unit.content) ? "" : part,
      score: 0,
    };
    claim.score += explained;
    claimsByUnit.set(key, claim);
  }
  const length = Math.max(3, prepared.text.length);
  const claims: Claim[] = [...claimsByUnit.values()].map((claim) => ({
    ...claim,
    score: Math.min(1, claim.score / length) * 2,
  }));
  claims.push({
    label: "heading",
    entry: 0,
    part: "",
    score: headingScore(line, looksLikeHeading),
  });
  // In the upper or lower margin of the page: "Page 1 of 2", "Ada Berg 2", "3".
  const isFurniture =
    line.height !== null &&
    (line.height > 0.9 || line.height < 0.08) &&
    /\b\d{1,2}\s*(?:\/|\p{L}{1,4})\s*\d{1,2}\b|\p{L}\s\d{1,2}$|^\d{1,2}$/u.test(line.text);
  if (line.page === 1 && !line.isBullet) {
    if (NAME_LABEL.test(line.text)) claims.push({ label: "name", entry: 0, part: "", score: 2.5 });
    if (LABEL_ALONE.test(line.text) && !/name|nom/i.test(line.text))
      claims.push({ label: "contact", entry: 0, part: "", score: 2 });
  }
  claims.push({ label: "furniture", entry: 0, part: "", score: isFurniture ? 0.9 : -0.5 });
  claims.push({ label: "other", entry: 0, part: "", score: 0.2 });
  return claims;
}

/** A line in the forms that are compared with the texts of the resume. */
interface PreparedLine {
  line: LabelLine;
  /** As `keyOf` returns it, without the bullet. */
  text: string;
  /** The same without a hyphen at the end, which may be that of a broken word. */
  cut: string;
  dates: Set<string>;
  /** True if the line has little but dates. */
  isDated: boolean;
}

function prepareLine(line: LabelLine): PreparedLine {
  const open = line.text.replace(/[-\u2010\u00ad]$/, "");
  const dates = datesOf(line.text);
  return {
    line,
    text: keyOf(stripBullet(line.text) ?? line.text),
    cut: keyOf(stripBullet(open) ?? open),
    dates,
    // Dates, and up to three words such as names of months.
    isDated: /^[\P{L}]*(?:\p{L}{2,12}\.?[\P{L}]*){0,3}$/u.test(line.text) && dates.size > 0,
  };
}

interface Match {
  /** How many characters of the line a text of the resume explains; 0 if the line does not show it. */
  explained: number;
  /** False if the line shows only a later part of the text. */
  startsHere: boolean;
}

function matchUnit(unit: Unit, prepared: PreparedLine): Match {
  const { line, text, cut, dates, isDated } = prepared;
  if (unit.kind === "date") {
    // The dates share most of a line that has little else, and a third as much of other lines.
    const share = (0.9 * text.length) / Math.max(2, dates.size) / (isDated ? 1 : 3);
    return { explained: dates.has(unit.text) ? Math.max(4, share) : 0, startsHere: true };
  }
  if (text.includes(unit.text))
    return { explained: explainedByWholeUnit(unit, text, line), startsHere: true };
  if (cut.length >= 3 && unit.text.includes(cut)) return matchPartOfUnit(unit, cut, line);
  // A line of a list may begin with the end of an item.
  const overlap = unit.content === "name" ? 0 : overlapOf(unit.text, text);
  return { explained: overlap, startsHere: overlap < MIN_OVERLAP };
}

/** The line contains the whole text. */
function explainedByWholeUnit(unit: Unit, text: string, line: LabelLine): number {
  const { length } = unit.text;
  const isNameInAddress =
    unit.content === "name" &&
    text.length > length * 1.3 &&
    !(text.startsWith(unit.text) && isAtTop(line));
  if (isNameInAddress || (length < 2 && text !== unit.text)) return 0;
  // A text of up to three characters may be part of a longer line by chance.
  return length < 4 && text.length > 12 ? Math.min(length, 1) : length;
}

/** The line is a part of the text. */
function matchPartOfUnit(unit: Unit, cut: string, line: LabelLine): Match {
  const startsHere = unit.text.startsWith(cut);
  const isStartOrEnd = startsHere || unit.text.endsWith(cut);
  const none: Match = { explained: 0, startsHere };
  if (cut.length < MIN_OVERLAP && !isStartOrEnd) return none;
  if (unit.content === "name") {
    if (!/^[\P{L}]*\p{Lu}/u.test(line.text)) return none;
    // A first or last name alone begins with a capital; the end of a wrapped address does not.
    const isPiece = isStartOrEnd && /^\p{Lu}/u.test(line.text) && isAtTop(line);
    if (cut.length < unit.text.length * 0.4 && !isPiece) return none;
  }
  // A short part of an email address or URL may be a name as well.
  if (unit.content === "contact" && cut.length < unit.text.length * 0.7)
    return cut.length >= 5 && isStartOrEnd ? { explained: cut.length / 2, startsHere } : none;
  return { explained: cut.length, startsHere };
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
