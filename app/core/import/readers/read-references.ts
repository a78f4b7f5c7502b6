/** Reads references: people with their position, company, contact details and quotation. */

import type { ImportIssue } from "#app/core/import/outcome.ts";
import { isCredential } from "./credentials.ts";
import type { DocLine } from "./doc-line.ts";
import { hasJobTitleWord, scoreJobTitle } from "./entry-keywords.ts";
import { findEmail, findPhone } from "./find-contacts.ts";
import { isPlace } from "./places.ts";
import { isReferencesOnRequest } from "./references-on-request.ts";
import { readSignedReferences, startsWithPersonName } from "./signed-references.ts";
import { type DocEntry, splitEntries } from "./split-entries.ts";

interface ReadReferences {
  entries: Record<string, unknown>[];
  uncertain: ImportIssue[];
}

const SEPARATOR = /\s+[·•|]\s+|\s*[,;]\s+|\t+/;
const CONTACT_LABEL =
  "(?:tel(?:efon|ephone|éfono|efono|efone|efoon)?|téléphone|phone|cell|cel(?:ular)?|móvil|telemóvel|cellulare|mobile?|e-?mail|mail|correo(?: electrónico)?|courriel)\\.?\\s*:?\\s*$";
const CONTACT_LABEL_ALONE = new RegExp(`^${CONTACT_LABEL}`, "i");
/** "Oak School. Tel." */
const CONTACT_LABEL_AT_END = new RegExp(`[.:–—-]\\s+${CONTACT_LABEL}`, "i");

const QUOTE_SIGNS = /^["“”„«'‘]\s*|\s*["“”»'’]$/gu;
/** "She leads by example. – Ivo Blau" */
const QUOTE_THEN_NAME = /^(.{20,}[.!?]["“”»]?)\s*[–—-]\s*(\p{Lu}[\p{L}.'’ -]{2,40})$/u;
const MIN_SENTENCE_WORDS = 5;

/** True for a quotation: text in quotation marks, or a sentence with mostly lowercase words. */
function isQuote(text: string): boolean {
  const words = text.replace(QUOTE_SIGNS, "").split(/\s+/);
  const lowercaseCount = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  const isLong = words.length >= MIN_SENTENCE_WORDS && lowercaseCount * 2 > words.length;
  return isLong && (/[.!?]["“”»'’]?$/u.test(text) || /^["“„«]/u.test(text));
}

/** "“A true professional”": next to a name, a quotation of any length. */
const ENTIRELY_QUOTED = /^["“„«][^"“”„«»]{3,}["“”»]$/u;

const withoutQuotes = (text: string) =>
  /^["“„«]/u.test(text) && /["“”»]$/u.test(text) ? text.replace(QUOTE_SIGNS, "") : text;

/** In words; a longer text is not a company's name. */
const MAX_COMPANY_WORDS = 7;

/**
 * Reads one entry per person; a sentence without a person becomes the description of an entry.
 * Reports "Available on request" as uncertain text.
 */
export function readReferences(sectionLines: readonly DocLine[]): ReadReferences {
  const promises = sectionLines.filter(({ text }) => isReferencesOnRequest(text));
  const lines = sectionLines.filter((line) => !promises.includes(line));
  return {
    entries: readSignedReferences(lines) ?? toEntries(lines).map(readPerson),
    uncertain: promises.map(({ text }) => ({ field: null, text, reason: NO_FIELD })),
  };
}

const PUBLIC_OFFICE =
  /(?<!\p{L})(?:government|office|district|municipality|city hall|authority|bureau|commission|diocese|court)$/iu;
/** True for "Provincial Irrigation Office", whose last word names the kind of office; false for "Office Angel". */
function isOfficeName(text: string): boolean {
  const [whole = ""] = text.split(/\s+(?=\p{Ll})/u);
  const last = whole.split(/\s+/).at(-1) ?? "";
  return !hasJobTitleWord(text) && (scoreJobTitle(last) < 0 || PUBLIC_OFFICE.test(whole));
}

/** True for a short text that does not end like a sentence. */
const mayBeCompany = (text: string) =>
  text !== "" && !/[.!?:]$/.test(text) && text.split(/\s+/).length <= MAX_COMPANY_WORDS;

/**
 * True for "Head Nurse, ICU" above "Mercy Hospital": a job title and its unit above a company. False for "Owner, Oak
 * Farms" above "Former colleague".
 */
function hasJobTitleAndUnit(text: string, below: string): boolean {
  const [jobTitle = "", ...units] = text.split(", ");
  const isCompany = (part: string) => scoreJobTitle(part) < 0 && !NO_COMPANY.test(part);
  return (
    units.length > 0 &&
    hasJobTitleWord(jobTitle) &&
    !units.some((unit) => scoreJobTitle(unit) < 0) &&
    mayBeCompany(below) &&
    isCompany(below)
  );
}

const NO_FIELD = "There is no field for this";

/** "Xavier Berg – Head Nurse, Olive Court". */
const NAME_AND_JOB_TITLE =
  /^(\p{Lu}[\p{L}\p{M}.'’-]*(?:\s[\p{L}\p{M}.'’-]+){1,4})\s+[–—-]\s+(?=\p{Lu}[^.!?]{2,80}$)/u;
/**
 * True for a name, a dash and a job title. If the job title is unknown, neither it nor a line below may be a person or
 * place: "Olive Grove – Sally Kay, Matron" is a company and a person.
 */
function hasNameAndJobTitle({ text, cells }: DocLine, below: readonly DocLine[] = []): boolean {
  const [start = "", name = ""] = (cells.length < 2 && NAME_AND_JOB_TITLE.exec(text)) || [];
  if (name === "" || hasJobTitleWord(name)) return false;
  const after = text.slice(start.length);
  const isJobTitle = hasJobTitleWord(after.split(",", 1)[0] ?? "");
  return (
    isJobTitle ||
    !(isPlace(after) || startsWithPersonName({ text: after }) || below.some(startsWithPersonName))
  );
}

function toEntries(lines: readonly DocLine[]): DocEntry[] {
  return lines.every((line) => hasNameAndJobTitle(line))
    ? lines.map((line) => ({ head: [line], body: [] }))
    : splitEntries(lines);
}

const TWO_PARTS = /^([^/]{2,60}?)\s+\/\s+([^/]{2,60})$/u;
/** "Former Colleague", "Human Resources": how the person is known, or a part of a company. */
const NO_COMPANY =
  /(?<!\p{L})(?:friend|colleague|employer|co-?worker|neighbou?r|mentor|acquaintance|shift|resources|HR|payroll|department|division|team|ward)$/iu;
/** "Crown Towers / Banquet Manager" as "Banquet Manager, Crown Towers", unless both may be job titles. */
function jobTitleBeforeCompany(text: string): string {
  const [, first = "", second = ""] = TWO_PARTS.exec(text) ?? [];
  const mayNameCompany = (part: string) =>
    part.includes(" ") && !hasJobTitleWord(part) && !NO_COMPANY.test(part);
  if (hasJobTitleWord(second) && mayNameCompany(first)) return `${second}, ${first}`;
  return hasJobTitleWord(first) && mayNameCompany(second) ? `${first}, ${second}` : text;
}

/** The person's texts after contact details and quotations were taken out of them. */
interface PersonTexts {
  email: string;
  phone: string;
  quotes: string[];
  /** The name, position, company and other details, with their labels and separators removed. */
  details: string[];
}

function splitPersonTexts(texts: readonly string[]): PersonTexts {
  const [email = "", phone = ""] = [findEmail, findPhone].map(
    (find) => texts.map(find).find((match) => match !== null) ?? "",
  );
  const isQuotation = (text: string) =>
    isQuote(text) || (texts.length > 1 && ENTIRELY_QUOTED.test(text));
  const details = texts
    .filter((text) => !isQuotation(text))
    .map((text) => text.replace(email, "").replace(phone, ""))
    .map((text) =>
      text
        .split(SEPARATOR)
        .map((part) => part.trim().replace(CONTACT_LABEL_AT_END, ""))
        .filter((part) => /[\p{L}\d]/u.test(part) && !CONTACT_LABEL_ALONE.test(part))
        .join(", "),
    )
    .filter((text) => text !== "");
  return { email, phone, quotes: texts.filter(isQuotation).map(withoutQuotes), details };
}

/** "Ada Berg from Oak Hotels Ltd", as some resume builders print name and company; not "Written Reference from". */
const NAME_FROM_COMPANY =
  /^(?!.*(?:[Ll]etter|[Rr]eference|[Rr]ecommendation|[Tt]estimonial)s? from)(\p{Lu}[\p{L}\p{M}.'’-]*(?:\s\p{Lu}[\p{L}\p{M}.'’-]*){1,4})\s+from\s+(?=\p{Lu}[^,]{2,80}$)/u;
function readPersonFromCompany([first, ...below]: readonly DocLine[]): Record<
  string,
  unknown
> | null {
  const [start = "", name = ""] = (first && NAME_FROM_COMPANY.exec(first.text)) ?? [];
  const company = first?.text.slice(start.length) ?? "";
  if (!first || name === "" || first.cells.length > 1 || !mayBeCompany(company)) return null;
  const { email, phone, quotes, details } = splitPersonTexts(below.map(({ text }) => text));
  const [position = "", ...more] = details;
  return { name, position, company, email, phone, description: [...more, ...quotes].join("\n") };
}

/**
 * Splits "Ada Berg, PhD, Head Teacher, Oak School" at its commas, except those before credentials, if a job title comes
 * next, beside them or below: before a company, "MD" is a managing director.
 */
function splitAfterCredentials(text: string, below: string): string[] {
  const [name = "", ...after] = text.split(", ");
  const firstOther = after.findIndex((part) => !isCredential(part));
  const credentials = firstOther < 0 ? after : after.slice(0, firstOther);
  const others = after.slice(credentials.length);
  const hasJobTitleNext = hasJobTitleWord(others[0] ?? below);
  return hasJobTitleNext ? [[name, ...credentials].join(", "), ...others] : [name, ...after];
}

/** Reads one person: a name, a position and a company on one to three lines, contact details and quotations. */
function readPerson({ head, body }: DocEntry): Record<string, unknown> {
  const fromCompany = readPersonFromCompany([...head, ...body]);
  if (fromCompany) return fromCompany;
  const [first, ...below] = [...head, ...body];
  const isFirstNameAndJobTitle = first !== undefined && hasNameAndJobTitle(first, below);
  const texts = [...(first ? [first] : []), ...below]
    .flatMap(({ cells, text }) => (cells.length > 0 ? cells.map((cell) => cell.text) : [text]))
    .map((text, index) =>
      index === 0 && isFirstNameAndJobTitle ? text.replace(NAME_AND_JOB_TITLE, "$1, ") : text,
    )
    .flatMap((text) => QUOTE_THEN_NAME.exec(text)?.slice(1) ?? [text])
    .map((text) => text.replace(/^[–—]\s*/u, ""));
  const { email, phone, quotes, details } = splitPersonTexts(texts);
  const [name = "", ...rest] = details;
  const isSingleText =
    !isFirstNameAndJobTitle &&
    rest.length === 0 &&
    email === "" &&
    phone === "" &&
    (quotes.length === 0 || name === "");
  const blank = { name: "", position: "", company: "", email, phone };
  if (isSingleText && (name === "" || name.split(/\s+/).length > 2))
    return { ...blank, description: texts.join("\n") };
  const [personName = "", ...afterName] = splitAfterCredentials(name, rest[0] ?? "");
  const [jobTitleAndCompany = "", ...more] =
    afterName.length > 0 ? [afterName.join(", "), ...rest] : rest;
  const [position = "", ...company] = hasJobTitleAndUnit(jobTitleAndCompany, more[0] ?? "")
    ? [jobTitleAndCompany]
    : (more.some(mayBeCompany)
        ? jobTitleAndCompany
        : jobTitleBeforeCompany(jobTitleAndCompany)
      ).split(", ");
  // The company may be on the line below the position: "Professor of Medicine", "Emory University".
  const [lineBelow = "", ...others] = company.length === 0 ? more : ["", ...more];
  const isOffice = company.length === 0 && isOfficeName(position) && !more.some(mayBeCompany);
  const isCompany = !isOffice && mayBeCompany(lineBelow);
  return {
    ...blank,
    name: personName,
    position: isOffice ? "" : position,
    company: isOffice ? position : isCompany ? lineBelow : company.join(", "),
    description: [...(isCompany ? others : more), ...quotes].join("\n"),
  };
}
