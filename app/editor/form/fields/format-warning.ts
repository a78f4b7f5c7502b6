/** A gentle word where a text does not look like what its field is for; whatever is typed is kept as it is. */

import { readEmail, readLink } from "#app/core/templates/links.ts";
import type { TextPath } from "#app/editor/sync/room.ts";

const KEPT = "It is kept as you wrote it.";
const PHONE_DIGITS = { least: 5, most: 15 } as const;
/** An extension may follow the number. */
const EXTENSION = /\s*(?:ext|x|poste|durchwahl|dw)\.?\s*\p{Nd}+$/iu;
/** In any script's digits; signs of direction may surround them. */
const PHONE = /^[+\u200e\u200f\u061c\p{Nd}\s().\-/\u2010-\u2013]+$/u;

/** Null where there is nothing to say: an empty field, a text as it should be, a field without a form. */
export function formatDoubt(path: TextPath, typed: string): string | null {
  const text = typed.trim();
  if (text === "") return null;
  const field = path.at(-1);
  if (field === "email") return doubtEmail(text);
  if (field === "phone") return doubtPhone(text);
  if (field === "linkedIn") return doubtLink(text, "linkedin.com/in/you");
  if (field === "github") return doubtLink(text, "github.com/you");
  if (field === "githubLink") return doubtLink(text, "github.com/you/project");
  if (field === "liveLink" || field === "url") return doubtLink(text, "example.com/page");
  return null;
}

function doubtEmail(text: string): string | null {
  // As a link is made of it, and with a dot in the domain, which mail over the internet needs.
  const isAddress = readEmail(text)?.href && /@[^@]+\.[^@.]+$/.test(text);
  return isAddress ? null : `This does not look like an address such as name@example.com. ${KEPT}`;
}

function doubtPhone(text: string): string | null {
  const number = text.replace(EXTENSION, "");
  const digits = number.replace(/\P{Nd}/gu, "").length;
  const isNumber =
    PHONE.test(number) && digits >= PHONE_DIGITS.least && digits <= PHONE_DIGITS.most;
  return isNumber ? null : `This does not look like a phone number. ${KEPT}`;
}

function doubtLink(text: string, example: string): string | null {
  const link = readLink(text);
  if (link === null) return "This address is not printed: only web addresses become links.";
  if (link.href !== null) return null;
  return `Written like ${example} it becomes a link. ${KEPT}`;
}
