/** Labels as furniture the place, date and name at the end of a document that is signed: "Köln, im Mai 2026" above "Ada Berg". */

import type { LabelLine } from "#app/core/import/labels/label-line.ts";
import type { Labeled } from "#app/core/import/labels/network/crf.ts";
import { isPromise } from "#app/core/import/readers/promised-references.ts";
import { findMonth } from "#app/core/import/readers/read-dates.ts";
import type { Correction } from "./correction.ts";

const BEFORE_DATE = "(?:(?:den|der|le|li|il|a|el|dnia|dne|på) )?";
/** "Magdeburg, 12.03.2026", "Fait à Lyon, le 3 mai 2026". */
const PLACE_AND_DAY = new RegExp(
  String.raw`^(?:fait à |en )?(\p{L}[\p{L} ./()'’-]{1,40}),? ${BEFORE_DATE}(?=\d{1,2}[./ -].*(?:19|20)\d{2}r?\.?$)(.+)$`,
  "iu",
);
/** "Köln, im Mai 2026". */
const PLACE_AND_MONTH = /^(\p{L}[\p{L} ./()'’-]{1,40}), (?:im )?(\p{L}{3,12} (?:19|20)\d{2})$/iu;
/** What is written on. */
const SIGNATURE_LINE = /^[_.…‒–—-]{5,}$/u;
const SIGNED =
  /^(?:unterschrift|signature|firma|handtekening|podpis|assinatura|underskrift|gez\.|signed)\s*:?\s*[_.…]*$/iu;
/** A number of the person's papers, below the name. */
const IDENTITY_NUMBER =
  /^(?:c\. ?c\.|d\.? ?n\.? ?i\.?|c\. ?i\.|cédula|r\. ?g\.|c\. ?p\. ?f\.)[\s:]+.*\d/iu;
/** In lines, without those at the foot of the page. */
const MAX_LINES = 5;
/** What a name may be the last line of: the authors of a paper, the people in a project. */
const MAY_END_IN_NAME = /^(?:publications|projects|references)\./;

type SignatureElement = "name" | "rule" | "paper" | "date" | "date in town";

export const withoutSignatures: Correction = (lines, labeled) => {
  const signs = findSignatureLines(lines, labeled);
  return labeled.map((current, index) =>
    signs.has(index) ? { ...current, label: "furniture" } : current,
  );
};

/**
 * Two different signs of a signature are one, and so are the name alone, and the latest day of all in the town that the
 * person lives in.
 */
function findSignatureLines(lines: readonly LabelLine[], labeled: readonly Labeled[]): Set<number> {
  const textsAs = (label: string) =>
    lines.flatMap(({ text }, index) => (labeled[index]?.label === label ? [text] : []));
  const nameTexts = textsAs("name");
  // Without a name that was found, the first line may have it.
  const texts = nameTexts.length > 0 ? nameTexts : lines.slice(0, 1).map(({ text }) => text);
  const names = new Set(texts.map(normalizeName).filter(Boolean));
  const contactText = textsAs("contact").join("\n").toLowerCase();
  const nameIndex = labeled.findIndex(({ label }) => label === "name");
  const elementsByLine = new Map<number, SignatureElement[]>();
  for (const index of linesFromEnd(lines)) {
    const [line, label] = [lines[index], labeled[index]?.label ?? ""];
    if (!line || label === "furniture") continue;
    const signs = line.cells.flatMap(
      ({ text }) => signatureElementOf(text, names, contactText) ?? [],
    );
    const isWhole = signs.length === line.cells.length && !isPlaceOfEntry(line, label);
    if (
      !isWhole ||
      index <= Math.max(0, nameIndex) ||
      NEVER_SIGNATURE.test(label) ||
      elementsByLine.size >= MAX_LINES
    )
      break;
    elementsByLine.set(index, signs);
  }
  const all = [...elementsByLine.values()].flat();
  const kinds = new Set(all.map((sign) => sign.split(" ")[0]));
  const isName = all.length === 1 && all[0] === "name" && !mayBeContent(labeled, elementsByLine);
  const isDay = all.includes("date in town") && isLatest(lines, elementsByLine);
  return isName || kinds.size > 1 || isDay ? new Set(elementsByLine.keys()) : new Set();
}

const NEVER_SIGNATURE = /^(?:name|heading)$/;

/** Right below the head of a job, the name is the person's own firm. */
const mayBeContent = (
  labeled: readonly Labeled[],
  signatureLines: ReadonlyMap<number, unknown>,
): boolean =>
  [...signatureLines.keys()].some((index) => {
    const label = labeled[index]?.label ?? "";
    const isFirm = label === "experience.more" && labeled[index - 1]?.label === "experience.head";
    return MAY_END_IN_NAME.test(label) || isFirm;
  });

/** True unless another line has a later year, or has its town and day as well: courses and talks may all end so. */
function isLatest(
  lines: readonly LabelLine[],
  signatureLines: ReadonlyMap<number, unknown>,
): boolean {
  const yearsIn = (text: string) => [...text.matchAll(/(?<!\d)(?:19|20)\d{2}(?!\d)/g)].map(Number);
  const signatureYear = Math.max(
    ...[...signatureLines.keys()].flatMap((index) => yearsIn(lines[index]?.text ?? "")),
  );
  return lines.every(({ text }, index) => {
    const [, , day = ""] = PLACE_AND_DAY.exec(text) ?? [];
    return (
      signatureLines.has(index) ||
      (!isDate(day) && yearsIn(text).every((year) => year <= signatureYear))
    );
  });
}

/** "Köln, Mai 2019" below a degree says where and when that was. */
const isPlaceOfEntry = ({ text, cells }: LabelLine, label: string): boolean =>
  label.endsWith(".more") && cells.length === 1 && PLACE_AND_MONTH.test(text);

/** The lines from the last one up: by their place on the last page where it is known, else by their order. */
function linesFromEnd(lines: readonly LabelLine[]): number[] {
  const last = Math.max(...lines.map(({ page }) => page));
  return [...lines.keys()]
    .filter((index) => lines[index]?.page === last)
    .sort((a, b) => (lines[b]?.height ?? b) - (lines[a]?.height ?? a) || b - a);
}

function signatureElementOf(
  text: string,
  names: ReadonlySet<string>,
  contact: string,
): SignatureElement | null {
  if (names.has(normalizeName(text))) return "name";
  if (SIGNATURE_LINE.test(text) || SIGNED.test(text)) return "rule";
  if (IDENTITY_NUMBER.test(text)) return "paper";
  const [, town = "", day = ""] = PLACE_AND_DAY.exec(text) ?? [];
  if (isDate(day))
    return contact.includes(town.toLowerCase()) && town.length > 2 ? "date in town" : "date";
  const [, , month = ""] = PLACE_AND_MONTH.exec(text) ?? [];
  return isDate(month) ? "date" : null;
}

/** "3. Mai 2026" is a date, "5 Marathon 2026" is none. */
function isDate(text: string): boolean {
  const found = text === "" ? null : findMonth(text.replace(/r\.?$/, ""));
  return (
    found !== null && /-\d{2}/.test(found.month) && /^[\d\s.]*(?:de[l]?)?\s*$/.test(found.rest)
  );
}

/** "ada berg" of "Ada Berg, RN" and "(Ada Berg)"; a single word is no whole name. */
function normalizeName(text: string): string {
  const name = text
    .replace(/,.*/, "")
    .replace(/^(?:gez\.|signed:?)\s+|[()]/giu, "")
    .trim()
    .toLowerCase();
  return name.includes(" ") ? name : "";
}

/** Lists whose last line may promise references, which have no heading of their own. */
const LISTS =
  /^(?:skills|languages|interests|contact|courses|certificates|awards|memberships)(?:\.|$)/;

/** "References available on request" below the last section is no language. */
export const withoutReferencesOnRequest: Correction = (lines, labeled) =>
  labeled.map((current, index) =>
    LISTS.test(current.label) && isPromise(lines[index]?.text ?? "")
      ? { ...current, label: "furniture" }
      : current,
  );
