/** Reads references: people with their posts and addresses, what they say, and neither where they are promised. */

import type { ImportIssue } from "#app/core/import/outcome.ts";
import type { DocLine } from "./doc-line.ts";
import { hasJobTitle, scoreJobTitle } from "./entry-keywords.ts";
import { findEmail, findPhone } from "./find-contacts.ts";
import { isPlace } from "./places.ts";
import { isPromise } from "./promised-references.ts";
import { isPerson, readSigned } from "./signed-references.ts";
import { type DocEntry, splitEntries } from "./split-entries.ts";

interface ReadReferences {
  entries: Record<string, unknown>[];
  uncertain: ImportIssue[];
}

const PARTS = /\s+[·•|]\s+|\s*[,;]\s+|\t+/;
const LABEL =
  /^(?:tel(?:efon|ephone|éfono|efono|efone|efoon)?|téléphone|phone|cell|cel(?:ular)?|móvil|telemóvel|cellulare|mobile?|e-?mail|mail|correo(?: electrónico)?|courriel)\.?\s*:?\s*$/i;

const QUOTE_SIGNS = /^["“”„«'‘]\s*|\s*["“”»'’]$/gu;
/** "She leads by example. – Ivo Blau" */
const SIGNED = /^(.{20,}[.!?]["“”»]?)\s*[–—-]\s*(\p{Lu}[\p{L}.'’ -]{2,40})$/u;
const MIN_SENTENCE_WORDS = 5;

/** True for a quotation: text in quotation marks, or a sentence with mostly lowercase words. */
function isQuote(text: string): boolean {
  const words = text.replace(QUOTE_SIGNS, "").split(/\s+/);
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  const isLong = words.length >= MIN_SENTENCE_WORDS && small * 2 > words.length;
  return isLong && (/[.!?]["“”»'’]?$/u.test(text) || /^["“„«]/u.test(text));
}

/** "“A true professional”" beside a name, however short. */
const IN_QUOTES = /^["“„«][^"“”„«»]{3,}["“”»]$/u;

const withoutQuotes = (text: string) =>
  /^["“„«]/u.test(text) && /["“”»]$/u.test(text) ? text.replace(QUOTE_SIGNS, "") : text;

/** In words; longer texts are no names of companies. */
const MAX_COMPANY = 7;

/** A sentence is kept as text, because it names no person; "Available on request" is no reference. */
export function readReferences(all: readonly DocLine[]): ReadReferences {
  const promises = all.filter(({ text }) => isPromise(text));
  const lines = all.filter((line) => !promises.includes(line));
  return {
    entries: readSigned(lines) ?? toEntries(lines).map(readPerson),
    uncertain: promises.map(({ text }) => ({ field: null, text, reason: NO_FIELD })),
  };
}

const PUBLIC =
  /(?<!\p{L})(?:government|office|district|municipality|city hall|authority|bureau|commission|diocese|court)$/iu;
/** "Provincial Irrigation Office" without a post above it; unlike "Office Angel", it ends in what it is. */
function namesOffice(text: string): boolean {
  const [whole = ""] = text.split(/\s+(?=\p{Ll})/u);
  const last = whole.split(/\s+/).at(-1) ?? "";
  return !hasJobTitle(text) && (scoreJobTitle(last) < 0 || PUBLIC.test(whole));
}

/** True for a line that is short enough for a company and no sentence. */
const mayBeCompany = (text: string) =>
  text !== "" && !/[.!?:]$/.test(text) && text.split(/\s+/).length <= MAX_COMPANY;

const NO_FIELD = "There is no field for this";

/** "Xavier Berg – Head Nurse, Olive Court". */
const NAMED =
  /^(\p{Lu}[\p{L}\p{M}.'’-]*(?:\s[\p{L}\p{M}.'’-]+){1,4})\s+[–—-]\s+(?=\p{Lu}[^.!?]{2,80}$)/u;
/** Behind the dash is a post; one that is not known must be no town and no person: "Olive Grove – Sally Kay, Matron". */
function isNamed({ text, cells }: DocLine, below: readonly DocLine[] = []): boolean {
  const [start = "", name = ""] = (cells.length < 2 && NAMED.exec(text)) || [];
  if (name === "" || hasJobTitle(name)) return false;
  const after = text.slice(start.length);
  const isPost = hasJobTitle(after.split(",", 1)[0] ?? "");
  return isPost || !(isPlace(after) || isPerson({ text: after }) || below.some(isPerson));
}

function toEntries(lines: readonly DocLine[]): DocEntry[] {
  return lines.every((line) => isNamed(line))
    ? lines.map((line) => ({ head: [line], body: [] }))
    : splitEntries(lines);
}

function readPerson({ head, body }: DocEntry): Record<string, unknown> {
  const [first, ...below] = [...head, ...body];
  const isFirstNamed = first !== undefined && isNamed(first, below);
  const texts = [...(first ? [first] : []), ...below]
    .flatMap(({ cells, text }) => (cells.length > 0 ? cells.map((cell) => cell.text) : [text]))
    .map((text, at) => (at === 0 && isFirstNamed ? text.replace(NAMED, "$1, ") : text))
    .flatMap((text) => SIGNED.exec(text)?.slice(1) ?? [text])
    .map((text) => text.replace(/^[–—]\s*/u, ""));
  const [email = "", phone = ""] = [findEmail, findPhone].map(
    (find) => texts.map(find).find((found) => found !== null) ?? "",
  );
  const isSaid = (text: string) => isQuote(text) || (texts.length > 1 && IN_QUOTES.test(text));
  const quotes = texts.filter(isSaid).map(withoutQuotes);
  const remaining = texts
    .filter((text) => !isSaid(text))
    .map((text) =>
      [email, phone].reduce((kept, part) => (part ? kept.replace(part, "") : kept), text),
    )
    .map((text) =>
      text
        .split(PARTS)
        .map((part) => part.trim())
        .filter((part) => /[\p{L}\d]/u.test(part) && !LABEL.test(part))
        .join(", "),
    )
    .filter((text) => text !== "");
  const [name = "", ...rest] = remaining;
  const isAlone =
    !isFirstNamed &&
    rest.length === 0 &&
    email === "" &&
    phone === "" &&
    (quotes.length === 0 || name === "");
  const blank = { name: "", position: "", company: "", email, phone };
  if (isAlone && (name === "" || name.split(/\s+/).length > 2))
    return { ...blank, description: texts.join("\n") };
  const [ownName = "", ...afterName] = name.split(", ");
  const [place = "", ...more] = afterName.length > 0 ? [afterName.join(", "), ...rest] : rest;
  const [position = "", ...company] = place.split(", ");
  // "Emory University" on the line below "Professor of Medicine".
  const [beneath = "", ...others] = company.length === 0 ? more : ["", ...more];
  const isOffice = company.length === 0 && namesOffice(position) && !more.some(mayBeCompany);
  const isCompany = !isOffice && mayBeCompany(beneath);
  return {
    ...blank,
    name: ownName,
    position: isOffice ? "" : position,
    company: isOffice ? position : isCompany ? beneath : company.join(", "),
    description: [...(isCompany ? others : more), ...quotes].join("\n"),
  };
}
