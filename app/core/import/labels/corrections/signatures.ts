/**
 * Corrects line labels: the signature at the end of a document, "Köln, im Mai 2026" above "Ada Berg", becomes
 * "furniture", which is not imported; so does "References available on request" without a heading above it.
 */

import type { LabelLine } from "#app/core/import/labels/label-line.ts";
import type { Labeled } from "#app/core/import/labels/network/crf.ts";
import { findDate } from "#app/core/import/readers/read-dates.ts";
import { isReferencesOnRequest } from "#app/core/import/readers/references-on-request.ts";
import type { Correction } from "./correction.ts";

/** Words before a date in several languages: "Lyon, le 3 mai 2026". */
const BEFORE_DATE = "(?:(?:den|der|le|li|il|a|el|dnia|dne|på) )?";
/** "Magdeburg, 12.03.2026", "Fait à Lyon, le 3 mai 2026". */
const PLACE_AND_DAY = new RegExp(
  String.raw`^(?:fait à |en )?(\p{L}[\p{L} ./()'’-]{1,40}),? ${BEFORE_DATE}(?=\d{1,2}[./ -].*(?:19|20)\d{2}r?\.?$)(.+)$`,
  "iu",
);
/** "Köln, im Mai 2026". */
const PLACE_AND_MONTH = /^(\p{L}[\p{L} ./()'’-]{1,40}), (?:im )?(\p{L}{3,12} (?:19|20)\d{2})$/iu;
/** A row of dots or dashes to sign on. */
const SIGNATURE_LINE = /^[_.…‒–—-]{5,}$/u;
/** "Unterschrift:", "Signature ____". */
const SIGNED =
  /^(?:unterschrift|signature|firma|handtekening|podpis|assinatura|underskrift|gez\.|signed)\s*:?\s*[_.…]*$/iu;
/** The number of an identity document, below the name. */
const IDENTITY_NUMBER =
  /^(?:c\. ?c\.|d\.? ?n\.? ?i\.?|c\. ?i\.|cédula|r\. ?g\.|c\. ?p\. ?f\.)[\s:]+.*\d/iu;
/** In lines: a signature has at most as many, without page footers. */
const MAX_LINES = 5;
/** Sections whose last line may be a name: the authors of a paper, the people in a project. */
const MAY_END_IN_NAME = /^(?:publications|projects|references)\./;

/**
 * What a cell of a signature is: the person's name, a line to sign on, the number of an identity document, or place and
 * date; "date in town" if the place is in the person's contact details.
 */
type SignatureElement = "name" | "signature line" | "identity number" | "date" | "date in town";

export const withoutSignatureBlocks: Correction = (lines, labeled) => {
  const signatureLines = findSignatureLines(lines, labeled);
  return labeled.map((current, index) =>
    signatureLines.has(index) ? { ...current, label: "furniture" } : current,
  );
};

/**
 * Returns the indexes of the signature's lines; empty without one. Lines at the end are a signature if they have two
 * different elements, only the name, or the document's latest date in the person's own town.
 */
function findSignatureLines(lines: readonly LabelLine[], labeled: readonly Labeled[]): Set<number> {
  const textsAs = (label: string) =>
    lines.flatMap(({ text }, index) => (labeled[index]?.label === label ? [text] : []));
  const nameTexts = textsAs("name");
  // If no line was labeled as the name, the first line may be it.
  const texts = nameTexts.length > 0 ? nameTexts : lines.slice(0, 1).map(({ text }) => text);
  const names = new Set(texts.map(normalizeName).filter(Boolean));
  const contactText = textsAs("contact").join("\n").toLowerCase();
  const nameIndex = labeled.findIndex(({ label }) => label === "name");
  const elementsByLine = new Map<number, SignatureElement[]>();
  for (const index of linesFromEnd(lines)) {
    const [line, label] = [lines[index], labeled[index]?.label ?? ""];
    if (!line || label === "furniture") continue;
    const elements = line.cells.flatMap(
      ({ text }) => signatureElementOf(text, names, contactText) ?? [],
    );
    const isWhole = elements.length === line.cells.length && !isPlaceOfEntry(line, label);
    if (
      !isWhole ||
      index <= Math.max(0, nameIndex) ||
      NEVER_SIGNATURE.test(label) ||
      elementsByLine.size >= MAX_LINES
    )
      break;
    elementsByLine.set(index, elements);
  }
  const all = [...elementsByLine.values()].flat();
  // "date" and "date in town" are one kind.
  const kinds = new Set(all.map((element) => element.replace(" in town", "")));
  const isName = all.length === 1 && all[0] === "name" && !mayBeContent(labeled, elementsByLine);
  const isDay = all.includes("date in town") && isLatest(lines, elementsByLine);
  return isName || kinds.size > 1 || isDay ? new Set(elementsByLine.keys()) : new Set();
}

/** Labels of lines that are no signature; the person's name at the top is labeled "name". */
const NEVER_SIGNATURE = /^(?:name|heading)$/;

/** True if a line may be content: the last line of some sections, or the person's own firm below the head of a job. */
const mayBeContent = (
  labeled: readonly Labeled[],
  signatureLines: ReadonlyMap<number, unknown>,
): boolean =>
  [...signatureLines.keys()].some((index) => {
    const label = labeled[index]?.label ?? "";
    const isFirm = label === "experience.more" && labeled[index - 1]?.label === "experience.head";
    return MAY_END_IN_NAME.test(label) || isFirm;
  });

/** True unless another line has a later year or also ends in a town and day, as lists of courses and talks may. */
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

/** True for place and month of an entry: "Köln, Mai 2019" below a degree, labeled as "education.more". */
const isPlaceOfEntry = ({ text, cells }: LabelLine, label: string): boolean =>
  label.endsWith(".more") && cells.length === 1 && PLACE_AND_MONTH.test(text);

/** The indexes of the last page's lines from bottom to top: by their height if known, else by reading order. */
function linesFromEnd(lines: readonly LabelLine[]): number[] {
  const last = Math.max(...lines.map(({ page }) => page));
  return [...lines.keys()]
    .filter((index) => lines[index]?.page === last)
    .sort((a, b) => (lines[b]?.height ?? b) - (lines[a]?.height ?? a) || b - a);
}

/** The kind of a cell's text in a signature; null for other texts. `contact`: the person's contact details. */
function signatureElementOf(
  text: string,
  names: ReadonlySet<string>,
  contact: string,
): SignatureElement | null {
  if (names.has(normalizeName(text))) return "name";
  if (SIGNATURE_LINE.test(text) || SIGNED.test(text)) return "signature line";
  if (IDENTITY_NUMBER.test(text)) return "identity number";
  const [, town = "", day = ""] = PLACE_AND_DAY.exec(text) ?? [];
  if (isDate(day))
    return contact.includes(town.toLowerCase()) && town.length > 2 ? "date in town" : "date";
  const [, , month = ""] = PLACE_AND_MONTH.exec(text) ?? [];
  return isDate(month) ? "date" : null;
}

/** True for a date with a month, such as "3. Mai 2026"; false for "5 Marathon 2026". */
function isDate(text: string): boolean {
  const found = text === "" ? null : findDate(text.replace(/r\.?$/, ""));
  return (
    found !== null && /-\d{2}/.test(found.value) && /^[\d\s.]*(?:de[l]?)?\s*$/.test(found.rest)
  );
}

/** Returns "ada berg" for "Ada Berg, RN" and "(Ada Berg)"; empty for a single word, which is no full name. */
function normalizeName(text: string): string {
  const name = text
    .replace(/,.*/, "")
    .replace(/^(?:gez\.|signed:?)\s+|[()]/giu, "")
    .trim()
    .toLowerCase();
  return name.includes(" ") ? name : "";
}

/** Sections whose last line may offer references without a heading above it. */
const LIST_LABEL =
  /^(?:skills|languages|interests|contact|courses|certificates|awards|memberships)(?:\.|$)/;

/** Sections whose entries may offer references of their own, except in the document's last line. */
const ENTRY_LABEL =
  /^(?:experience|education|projects|volunteering|publications)\.(?:item|rest|more)$/;

/** Among entries, "Full list available on request" is a text, and "Provided references on request" is a duty. */
const OFFERS_REFERENCES =
  /^(?!(?:provided|supplied|furnished|submitted|given)\s).*(?:refer|recom|empfehl|zeugnis|suosit)/iu;

/** Labels "References available on request" below a list, or at the end of the document, as furniture. */
export const withoutReferencesOnRequest: Correction = (lines, labeled) => {
  const lastIndex = labeled.findLastIndex(({ label }) => label !== "furniture");
  return labeled.map((current, index) => {
    const text = lines[index]?.text ?? "";
    const mayBeOnRequest =
      LIST_LABEL.test(current.label) ||
      (index === lastIndex && ENTRY_LABEL.test(current.label) && OFFERS_REFERENCES.test(text));
    return mayBeOnRequest && isReferencesOnRequest(text)
      ? { ...current, label: "furniture" }
      : current;
  });
};
