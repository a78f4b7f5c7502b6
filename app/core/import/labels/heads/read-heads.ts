/** Reads the heads of entries: labels their parts, such as post and employer or degree and school, and joins them. */

import { isDutyLabel } from "#app/core/import/labels/corrections/duty-labels.ts";
import type { HeadLabel } from "#app/core/import/labels/features/head-features.ts";
import type { LabelLine } from "#app/core/import/labels/label-line.ts";
import type { Labeled } from "#app/core/import/labels/network/crf.ts";
import { isCountry } from "#app/core/import/readers/countries.ts";
import { scoreJobTitle } from "#app/core/import/readers/entry-keywords.ts";
import { isPlace, isRegion } from "#app/core/import/readers/places.ts";
import type { Period } from "#app/core/import/readers/read-dates.ts";
import { besideDates } from "#app/core/import/readers/read-entry.ts";
import { asGrade, splitGradeNames, withoutGradeName } from "./grades.ts";
import { contactParts, cutHead, type EntryHead, type HeadPart } from "./head-parts.ts";
import { withoutFacts } from "./personal-facts.ts";

export interface ReadHead {
  texts: Partial<Record<HeadLabel, string>>;
  /** The lowest probability among the parts of each text, from 0 to 1. */
  sure: Partial<Record<HeadLabel, number>>;
  period: Period | null;
}

/** The probability given to a place that is recognized only by its position beside the dates. */
export const ONLY_BESIDE_DATES = 0;

export type LabelParts = (parts: readonly HeadPart[]) => Labeled[];

export function readHeads(
  heads: readonly EntryHead[],
  labelParts: LabelParts,
  language?: string,
): ReadHead[] {
  const cut = heads.map((head, index) => cutHead(head, index, language));
  const whole = cut.flatMap((head) => head.parts);
  const parts = splitGradeNames(whole);
  const labeled = withTowns(parts, withBrackets(parts, labelParts(whole)));
  const isMarginLabel = marginLabels(parts);
  return cut.map(({ parts: ownParts, periods }, entry) => {
    const hasCapitals = ownParts.some(({ text }) => /\p{Lu}/u.test(text));
    const read: ReadHead = { texts: {}, sure: {}, period: wholePeriod(periods) };
    let last = null as { label: HeadLabel; part: HeadPart; isRepeated: boolean } | null;
    for (const [index, part] of parts.entries()) {
      if (part.entry !== entry) continue;
      const { label: name, probability } = labeled[index] ?? { label: "note", probability: 0 };
      if (name === "note" && isMarginLabel(part)) continue;
      if (part.text === "" || isLabel(part, parts[index + 1])) continue;
      const placed = hasCapitals ? asNoPlace(name as HeadLabel, part, last?.label) : name;
      const own = asGrade(asEmployer(placed as HeadLabel, part, last), part);
      const named = withNeighbor(own, part, last, read);
      const label = asRegion(named, part, last);
      const before = read.texts[label];
      if (before === part.text && SINGLE.has(label)) continue;
      const continues: boolean =
        last?.label === label && last.part.line === part.line && last.part.cell === part.cell;
      const isPlaceAgain = label === "place" && before?.split(", ").includes(part.text) === true;
      const isRepeated: boolean = isPlaceAgain && (!continues || last?.isRepeated === true);
      const isWrapped = last?.label === label && last.part.line !== part.line;
      const joint = isWrapped && !endsInComma(heads[entry], last?.part) ? " " : ", ";
      if (before === undefined) read.texts[label] = part.text;
      else if (continues && !isRepeated) read.texts[label] = joinParts(before, part);
      else if (!isRepeated) read.texts[label] = `${before}${joint}${part.text}`;
      read.sure[label] = Math.min(read.sure[label] ?? 1, probability);
      last = { label, part, isRepeated };
    }
    const beside = besideDates(heads[entry]?.lines ?? []);
    if (beside !== "" && read.texts.place === undefined) {
      read.texts.place = beside;
      read.sure.place = isPlace(beside) ? 1 : ONLY_BESIDE_DATES;
    }
    for (const [label, text] of Object.entries(read.texts))
      read.texts[label as HeadLabel] = closeBracket(
        text
          .replace(LEADING_WORD, "")
          .replace(TRAILING_WORD, "")
          .replace(
            label === "issuer" && heads[entry]?.content === "publications" ? WITHIN : /^$/,
            "",
          ),
      );
    if (read.texts.grade) read.texts.grade = withoutGradeName(read.texts.grade);
    return read;
  });
}

/** "Halifax," above "Canada": a comma at the end of a line does not separate parts, and is kept. */
const endsInComma = (head: EntryHead | undefined, part: HeadPart | undefined): boolean =>
  part !== undefined && /,\s*$/u.test(head?.lines[part.line]?.cells[part.cell]?.text ?? "");

/** "at" in "at Acme" on its own line, and characters that icons are read as. */
const LEADING_WORD =
  /^(?:(?:at|bei|chez|presso|bij|hos|à|@|w|by|(?:[Ii]ssued|[Aa]warded) by)\s+(?=\p{Lu}|d[aeo]s?\s\p{Lu})|[^\p{L}\p{N}\s("'„“«‘#]\s+)/u;

/** "in Journal of Phonetics". */
const WITHIN = /^(?:in|im|dans|en|em|w)\s+(?=\p{Lu})/u;

/** "Nurse at" above "Acme", "Best Apprentice from" above the issuer, and the word "link". */
const TRAILING_WORD = /\s+(?:at|from|by|bei|von|chez|presso|bij|hos|@|\[[Ll]ink\]|link)$/u;

/** Labels such as "Dates", "Position" and "Employer". */
const LABEL_WORDS =
  /^(?:dates?|period|position|employer|company|organi[sz]ation|location|place|city|role|title|job title|area|study ?type|major|subject|course|issuer|publisher|awarder|client|department|firm|firma|unternehmen|stelle|entreprise|azienda|ruolo|bedrijf|företag|bedrift|roll|rolle|duties|main duties|school|university|institution|degree|qualification|field of study|zeitraum|arbeitgeber|ort|aufgaben|tätigkeit|poste|employeur|lieu|fechas?|puesto|empresa|lugar|funciones|período|empregador|cargo|local|funções|periode|functie|werkgever|plaats|okres|stanowisko|pracodawca|miejsce|tid|befattning|arbetsgivare|stilling|arbeidsgiver|sted|tarih|görev|işveren|yer)$/iu;
/** Labels of dates, which remain after the dates are removed. */
const DATE_LABEL =
  /^(?:dates?(?: attended)?|period|zeitraum|fechas?|período|période|periode|okres):?$/iu;
/** Labels of a value after a colon. */
const VALUE_LABEL =
  /^(?:degree|diploma|abschluss|diplôme|título|titulo|titolo|diploma|tytuł|kierunek|specjalność|specjalizacja|examen|major|hauptfach|studienrichtung|fachrichtung|schwerpunkt|filière|spécialité|mention|especialidad|especialidade|área|richting|studierichting|inriktning|linje|bölüm|obor)$/iu;
/** Words before an issuer. */
const GIVEN_BY = /^(?:issued|awarded|given|published)(?: by)?$/iu;
const MAX_LABEL = 24;

/** True for "Dates", "School:" and "Degree" before their values. */
function isLabel({ text, line, entry, cell, at }: HeadPart, next: HeadPart | undefined): boolean {
  const isBesideNext = next?.entry === entry && next.line === line;
  const isBeforeValue = isBesideNext && (next.before.startsWith(":") || text.endsWith(":"));
  const name = text.replace(/\s*:$/, "");
  // In "Nurse, Impact, Berlin" it is an employer.
  const isAlone = cell === 0 && at === 0 && !isBesideNext;
  return (
    DATE_LABEL.test(name) ||
    ((isAlone || isBeforeValue) && isDutyLabel(name)) ||
    GIVEN_BY.test(name) ||
    (isBeforeValue && (LABEL_WORDS.test(name) || VALUE_LABEL.test(name)))
  );
}

function marginLabels(parts: readonly HeadPart[]): (part: HeadPart) => boolean {
  const entries = new Map<string, Set<number>>();
  for (const { text, entry } of parts)
    entries.set(text, (entries.get(text) ?? new Set()).add(entry));
  return ({ text }) =>
    text.length <= MAX_LABEL && (LABEL_WORDS.test(text) || (entries.get(text)?.size ?? 0) > 1);
}

const NAMES: ReadonlySet<string> = new Set(["role", "org", "degree", "field", "name", "issuer"]);

/** "Brackley Foods (€48m turnover, 210 staff)": a note in brackets continues after its comma. */
function withBrackets(parts: readonly HeadPart[], labeled: readonly Labeled[]): Labeled[] {
  let note: { part: HeadPart; labeled: Labeled } | null = null;
  return parts.map((part, index) => {
    const own = labeled[index] ?? { label: "note", probability: 0 };
    const isSame = note?.part.line === part.line && note.part.entry === part.entry;
    if (part.before.includes("(")) note = own.label === "note" ? { part, labeled: own } : null;
    else if (!isSame || part.cell !== note?.part.cell || part.before.trim() !== ",") note = null;
    else if (NAMES.has(own.label)) return note.labeled;
    return own;
  });
}

/**
 * Several lowercase words in a head with capitals, such as "first attempt", are no place, except for regions after a
 * town and work from home.
 */
function asNoPlace(label: HeadLabel, { text }: HeadPart, last: HeadLabel | undefined): HeadLabel {
  const isWords = !/\p{Lu}/u.test(text) && /^\p{Ll}{2,}\s+\p{Ll}/u.test(text);
  return label === "place" && isWords && last !== "place" && !isPlace(text) ? "note" : label;
}

/** "Developer @ Acme" and "Nurse at Mercy": what comes after such a word is the employer. */
const asEmployer = (
  label: HeadLabel,
  { content, before }: HeadPart,
  last: { label: HeadLabel } | null,
): HeadLabel =>
  content === "experience" && last?.label === "role" && label === "role" && AT.test(before)
    ? "org"
    : label;

/** "Colorado" after "Denver, " is a place as well. */
const asRegion = (
  label: HeadLabel,
  part: HeadPart,
  last: { label: HeadLabel; part: HeadPart } | null,
): HeadLabel =>
  last?.label === "place" &&
  part.before.trim() === "," &&
  isBeside(part, last.part) &&
  isRegion(part.text)
    ? "place"
    : label;

/** "Fort Carson" before ", CO" and after "U.S. Army" is a place, and what goes before it the employer. */
function withTowns(parts: readonly HeadPart[], labeled: readonly Labeled[]): Labeled[] {
  const result = [...labeled];
  for (const [index, part] of parts.entries()) {
    const [above, below] = [parts[index - 1], parts[index + 1]];
    const isBeforeState =
      isBeside(part, below) &&
      below?.before.trim() === "," &&
      labeled[index + 1]?.label === "place" &&
      STATE_CODE.test(below.text) &&
      isRegion(below.text);
    const [own, before] = [labeled[index], labeled[index - 1]];
    if (!isBeforeState || !isBeside(part, above) || own?.label !== "org" || !before) continue;
    const hasRoleElsewhere = parts.some(
      (other, at) =>
        other.entry === part.entry && other.line !== part.line && labeled[at]?.label === "role",
    );
    const isEmployer = scoreJobTitle(part.text) < 0 && !TOWN_LIKE_SCHOOL.test(part.text);
    if (isEmployer || (before.label !== "org" && !hasRoleElsewhere)) continue;
    result[index] = { ...own, label: "place" };
    if (before.label === "role") result[index - 1] = { ...before, label: "org" };
  }
  return result;
}

const TOWN_LIKE_SCHOOL = /^(?:College|University) (?:Park|Station|Place|City|Heights|Corner)$/iu;
const STATE_CODE = /^\p{Lu}{2,3}$/u;

const isBeside = (part: HeadPart, other: HeadPart | undefined): boolean =>
  part.entry === other?.entry && part.line === other.line && part.cell === other.cell;

const AT = /^\s*(?:@|at|bei|chez|presso|bij|hos)\s*$/u;

/** An entry has at most one of each; what is labeled as a second one belongs to the part before it. */
const SINGLE: ReadonlySet<HeadLabel> = new Set(["role", "org", "name", "issuer"]);

/** "Riverside Hospital" above "Staff Nurse, Medical-Surgical": "Medical-Surgical" is not a second employer. */
function withNeighbor(
  label: HeadLabel,
  part: HeadPart,
  last: { label: HeadLabel; part: HeadPart } | null,
  { texts }: ReadHead,
): HeadLabel {
  const isSecond = SINGLE.has(label) && texts[label] !== undefined && last?.label !== label;
  return isSecond && last && isBeside(part, last.part) && SINGLE.has(last.label)
    ? last.label
    : label;
}

/** "anna-berg", as profile links show it without an address. */
const USER_NAME = /^[\p{Ll}\d]+(?:[-_.][\p{Ll}\d]+)+$/u;

/** The postal address among the lines with contact details; empty if there is none. */
export function readAddress(
  lines: readonly LabelLine[],
  labelParts: LabelParts,
  name: string,
): string {
  const parts = contactParts(lines.map(withoutFacts));
  const labeled = labelParts(parts);
  let address = "";
  let last: HeadPart | null = null;
  for (const [index, part] of parts.entries()) {
    const isSame = last?.entry === part.entry && last.cell === part.cell;
    const isMore = isSame && parts[index - 1] === last && endsAddress(part);
    const isTown = address === "" && TOWN_AND_CODE.test(part.text);
    if (labeled[index]?.label !== "place" && !isMore && !isTown) continue;
    // A house number or a postal code after a comma; other numbers are rests of something else.
    const isNumber = (isSame && part.before.trim() === ",") || POSTAL_CODE.test(part.text);
    if (
      (!/\p{L}{2}/u.test(part.text) && !isNumber) ||
      USER_NAME.test(part.text) ||
      part.text.toLowerCase() === name.toLowerCase()
    )
      continue;
    address =
      address === "" ? part.text : isSame ? joinParts(address, part) : `${address}, ${part.text}`;
    last = part;
  }
  return closeBracket(address.replace(LEADING_WORD, "").replace(TRAILING_ICON, ""));
}

/** An icon or ornament after the last word. */
const TRAILING_ICON = /(?<!\s)\s+[^\p{L}\p{N}\s)\]"'”’]+$/u;

/** "Stockholm SE" and "Portland OR". */
export const TOWN_AND_CODE = /^\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+){0,2} \p{Lu}{2}$/u;

/** True for "Sweden", "IL 60622" and "D-80331" after a town and a comma. */
const endsAddress = ({ before, text }: HeadPart) =>
  before.trim() === "," && (isCountry(text) || POSTAL_CODE.test(text));

const POSTAL_CODE = /^(?:\p{Lu}{1,2}[ -])?\d{4,5}(?:-\d{3,4})?$/u;

const joinParts = (before: string, { before: separator, text }: HeadPart): string =>
  `${before}${separator === "" ? " " : separator}${text}`;

/** Restores the closing bracket after the last part, which was removed as a separator. */
function closeBracket(text: string): string {
  const count = (bracket: string) => text.split(bracket).length;
  return count("(") > count(")") ? `${text})` : text;
}

/** Two separate dates are start and end; with a word for the present beside it, a date is the start. */
function wholePeriod(periods: readonly Period[]): Period | null {
  const whole = periods.find(({ startDate }) => startDate !== "");
  if (whole) return whole;
  const isOpen = periods.some(({ current }) => current);
  const dates = periods.map(({ endDate }) => endDate).filter((date) => date !== "");
  const [first = "", last = ""] = [...dates].sort();
  if (isOpen) return { startDate: first, endDate: "", current: true };
  if (last !== "") return { startDate: first, endDate: last, current: false };
  return periods[0] ?? null;
}
