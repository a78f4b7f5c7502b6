/** Reads references in which the name comes after the quotation: "“Calm and exact.” – Ivo Blau". */

import type { DocLine } from "./doc-line.ts";
import { hasJobTitleWord } from "./entry-keywords.ts";
import { findEmail, findPhone } from "./find-contacts.ts";

/** A capitalized word. A NAME has several of them, with short words such as "van der" in between. */
const WORD = String.raw`(?:[dDlL]['’])?\p{Lu}[\p{L}\p{M}.'’-]*`;
const NAME = String.raw`${WORD}(?:\s(?:\p{Ll}[\p{L}'’]{0,4}\s){0,3}${WORD}){1,4}`;
const PERSON = new RegExp(`^${NAME}(?:,|$)`, "u");
/** A quotation and the name after it. */
const QUOTED = new RegExp(`^(["“„«].{3,}["“”»])\\s*[–—-]\\s*(${NAME}(?:,.{2,80})?)$`, "u");
const QUOTE_SIGNS = /^["“”„«]\s*|\s*["“”»]$/gu;
const OPENS_QUOTE = /^["“„«]/u;
const CONTACT_LABEL_ALONE = /^(?:tel(?:efon)?|phone|mobile?|e-?mail|mail)\.?\s*:?\s*$/i;

interface SignedReference {
  texts: string[];
  /** The lines with the name, and below it the position, company and contact details. */
  personLines: string[];
}

/** Longer lines below a name are texts of references. */
const MAX_DETAIL_WORDS = 7;
const isDetail = ({ text }: DocLine): boolean =>
  !/[.!?]["“”»]?$/.test(text) &&
  !OPENS_QUOTE.test(text) &&
  text.split(/\s+/).length <= MAX_DETAIL_WORDS;

/** Returns the section's references; null unless all its lines have this form. */
export function readSignedReferences(lines: readonly DocLine[]): Record<string, unknown>[] | null {
  const signed = readQuoteAndNameLines(lines) ?? readNamesBelowTexts(lines, signerDetector(lines));
  return signed?.map(toReference) ?? null;
}

function readQuoteAndNameLines(lines: readonly DocLine[]): SignedReference[] | null {
  const signed: SignedReference[] = [];
  for (const line of lines) {
    const [, quote, person] = QUOTED.exec(line.text) ?? [];
    const last = signed.at(-1);
    if (quote && person) signed.push({ texts: [quote], personLines: [person] });
    else if (last && isDetail(line)) last.personLines.push(line.text);
    else return null;
  }
  return signed.length > 0 ? signed : null;
}

/** True for a text that starts with two to five words like those of a name, unless they contain a job title. */
export const startsWithPersonName = ({ text }: Pick<DocLine, "text">): boolean =>
  PERSON.test(text) && !hasJobTitleWord(text.split(",", 1)[0] ?? "");

/**
 * Returns a function that detects the line with the name below a reference's text: by its bullet (a dash), by the
 * quotation marks of the text above, or by bold letters, whichever this section uses.
 */
function signerDetector(lines: readonly DocLine[]): (line: DocLine) => boolean {
  const [first] = lines;
  const isQuote = ({ text }: DocLine) => OPENS_QUOTE.test(text);
  if (!first || first.isBullet) return () => false;
  if (lines.some((line) => line.isBullet)) return (line) => line.isBullet;
  if (isQuote(first)) return (line) => !isQuote(line) && startsWithPersonName(line);
  return (line) => isBold(line) && !isBold(first) && !startsWithPersonName(first);
}

const isBold = ({ cells, isBold: isWholeLineBold }: DocLine): boolean =>
  cells[0]?.isBold ?? isWholeLineBold;

/** Reads texts with a name below each; null if a detected line is no name, or the last text has none. */
function readNamesBelowTexts(
  lines: readonly DocLine[],
  isSigner: (line: DocLine) => boolean,
): SignedReference[] | null {
  // Between a name and the next quotation, lines are details of the person.
  const areQuotes = lines.some(({ text }) => OPENS_QUOTE.test(text));
  if (lines.some(({ text }) => QUOTED.test(text))) return null;
  const signed: SignedReference[] = [];
  let texts: string[] = [];
  for (const line of lines) {
    const last = signed.at(-1);
    const isDetailOfLast = areQuotes && last && texts.length === 0 && isDetail(line);
    if (isDetailOfLast) last.personLines.push(line.text);
    else if (!isSigner(line)) texts.push(line.text);
    else if (texts.length === 0 || !startsWithPersonName(line)) return null;
    else {
      signed.push({ texts, personLines: [line.text] });
      texts = [];
    }
  }
  return signed.length > 0 && texts.length === 0 ? signed : null;
}

function toReference({ texts, personLines: person }: SignedReference): Record<string, unknown> {
  const [email = "", phone = ""] = [findEmail, findPhone].map(
    (find) => [...person, ...texts].map(find).find((found) => found !== null) ?? "",
  );
  const [name = "", position = "", ...company] = person
    .flatMap((text) =>
      text
        .replace(email, "")
        .replace(phone, "")
        .split(/,\s+|\s+[·•|]\s+/),
    )
    .map((part) => part.trim())
    .filter((part) => /\p{L}/u.test(part) && !CONTACT_LABEL_ALONE.test(part));
  const description = texts
    .map((text) => text.replace(email, "").replace(phone, "").trim())
    .map((text) => text.replace(QUOTE_SIGNS, ""))
    .filter((text) => text !== "")
    .join("\n");
  return { name, position, company: company.join(", "), email, phone, description };
}
