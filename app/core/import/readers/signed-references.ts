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

interface Signed {
  texts: string[];
  person: string;
}

/** The references of a section whose lines all have this form; null for others. */
export function readSigned(lines: readonly DocLine[]): Record<string, unknown>[] | null {
  const signed = inOneLine(lines) ?? below(lines, signerOf(lines));
  return signed?.map(toReference) ?? null;
}

function inOneLine(lines: readonly DocLine[]): Signed[] | null {
  const read = lines.map(({ text }) => QUOTED.exec(text));
  if (read.length === 0 || read.some((found) => found === null)) return null;
  return read.map((found) => ({ texts: [found?.[1] ?? ""], person: found?.[2] ?? "" }));
}

const isPerson = ({ text }: DocLine): boolean =>
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
  const signed: Signed[] = [];
  let texts: string[] = [];
  for (const line of lines) {
    if (!isSigner(line)) texts.push(line.text);
    else if (texts.length === 0 || !isPerson(line)) return null;
    else {
      signed.push({ texts, person: line.text });
      texts = [];
    }
  }
  return signed.length > 0 && texts.length === 0 ? signed : null;
}

function toReference({ texts, person }: Signed): Record<string, unknown> {
  const [name = "", position = "", ...company] = person.split(/,\s+/);
  const [email = "", phone = ""] = [findEmail, findPhone].map(
    (find) => texts.map(find).find((found) => found !== null) ?? "",
  );
  const description = texts
    .map((text) => text.replace(email, "").replace(phone, "").trim())
    .map((text) => text.replace(QUOTE_SIGNS, ""))
    .filter((text) => text !== "")
    .join("\n");
  return { name, position, company: company.join(", "), email, phone, description };
}
