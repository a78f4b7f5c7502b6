/** Reads references in which the person comes after what they say: "“Calm and exact.” – Ivo Blau". */

import type { DocLine } from "./doc-line.ts";
import { hasJobTitle } from "./entry-keywords.ts";
import { findEmail, findPhone } from "./find-contacts.ts";

/** Words with a capital, with short ones such as "van der" between them. */
const WORD = String.raw`(?:[dDlL]['’])?\p{Lu}[\p{L}\p{M}.'’-]*`;
const NAME = String.raw`${WORD}(?:\s(?:\p{Ll}[\p{L}'’]{0,4}\s){0,3}${WORD}){1,4}`;
const PERSON = new RegExp(`^${NAME}(?:,|$)`, "u");
/** A quotation and the name behind it. */
const QUOTED = new RegExp(`^(["“„«].{3,}["“”»])\\s*[–—-]\\s*(${NAME}(?:,.{2,80})?)$`, "u");
const QUOTE_SIGNS = /^["“”„«]\s*|\s*["“”»]$/gu;
const OPENS_QUOTE = /^["“„«]/u;
const LABEL = /^(?:tel(?:efon)?|phone|mobile?|e-?mail|mail)\.?\s*:?\s*$/i;

interface Signed {
  texts: string[];
  /** The name, and below it the post, the company and the address, in one line or several. */
  person: string[];
}

/** In words; longer lines below a name are texts. */
const MAX_DETAIL = 7;
const isDetail = ({ text }: DocLine): boolean =>
  !/[.!?]["“”»]?$/.test(text) && !OPENS_QUOTE.test(text) && text.split(/\s+/).length <= MAX_DETAIL;

/** The references of a section whose lines all have this form; null for others. */
export function readSigned(lines: readonly DocLine[]): Record<string, unknown>[] | null {
  const signed = inOneLine(lines) ?? below(lines, signerOf(lines));
  return signed?.map(toReference) ?? null;
}

function inOneLine(lines: readonly DocLine[]): Signed[] | null {
  const signed: Signed[] = [];
  for (const line of lines) {
    const [, quote, person] = QUOTED.exec(line.text) ?? [];
    const last = signed.at(-1);
    if (quote && person) signed.push({ texts: [quote], person: [person] });
    else if (last && isDetail(line)) last.person.push(line.text);
    else return null;
  }
  return signed.length > 0 ? signed : null;
}

/** True for a text that starts with two to five words like those of a name, and no post. */
export const isPerson = ({ text }: Pick<DocLine, "text">): boolean =>
  PERSON.test(text) && !hasJobTitle(text.split(",", 1)[0] ?? "");

/** What tells a name below the text of a reference: a dash before it, quotation marks, or bold letters. */
function signerOf(lines: readonly DocLine[]): (line: DocLine) => boolean {
  const [first] = lines;
  const isQuote = ({ text }: DocLine) => OPENS_QUOTE.test(text);
  if (!first || first.isBullet) return () => false;
  if (lines.some((line) => line.isBullet)) return (line) => line.isBullet;
  if (isQuote(first)) return (line) => !isQuote(line) && isPerson(line);
  return (line) => isBold(line) && !isBold(first) && !isPerson(first);
}

const isBold = ({ cells, isBold: isWhole }: DocLine): boolean => cells[0]?.isBold ?? isWhole;

/** Texts with a person below each of them; null if the last line is no person, or a signer is none. */
function below(lines: readonly DocLine[], isSigner: (line: DocLine) => boolean): Signed[] | null {
  // Behind a quotation mark, what is below a name is about the person, up to the next one.
  const areQuotes = lines.some(({ text }) => OPENS_QUOTE.test(text));
  if (lines.some(({ text }) => QUOTED.test(text))) return null;
  const signed: Signed[] = [];
  let texts: string[] = [];
  for (const line of lines) {
    const last = signed.at(-1);
    const isMore = areQuotes && last && texts.length === 0 && isDetail(line);
    if (isMore) last.person.push(line.text);
    else if (!isSigner(line)) texts.push(line.text);
    else if (texts.length === 0 || !isPerson(line)) return null;
    else {
      signed.push({ texts, person: [line.text] });
      texts = [];
    }
  }
  return signed.length > 0 && texts.length === 0 ? signed : null;
}

function toReference({ texts, person }: Signed): Record<string, unknown> {
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
    .filter((part) => /\p{L}/u.test(part) && !LABEL.test(part));
  const description = texts
    .map((text) => text.replace(email, "").replace(phone, "").trim())
    .map((text) => text.replace(QUOTE_SIGNS, ""))
    .filter((text) => text !== "")
    .join("\n");
  return { name, position, company: company.join(", "), email, phone, description };
}
