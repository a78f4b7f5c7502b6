/**
 * Warns if a text does not look like an email address, phone number or link. It is saved as typed
 * in any case.
 */

import { readEmail, readLink } from "#app/core/templates/links.ts";
import { TEXTS } from "#app/editor/form/texts.ts";
import type { TextPath } from "#app/editor/sync/room.ts";

/** E.164 allows at most 15 digits; fewer than 5 are not taken for a phone number. */
const PHONE_DIGITS = { min: 5, max: 15 } as const;
/** An extension may follow the number, also as in French and German: "ext. 12", "x12", "poste 12", "Durchwahl 12". */
const EXTENSION = /\s*(?:ext|x|poste|durchwahl|dw)\.?\s*\p{Nd}+$/iu;
/** "+49 (0)30 123 456-78": digits of any script, signs and hyphens; invisible direction marks may surround them. */
const PHONE = /^[+\u200e\u200f\u061c\p{Nd}\s().\-/\u2010-\u2013]+$/u;

/** Null for an empty field, a well-formed text, or a field without a format. */
export function formatWarning(path: TextPath, typed: string): string | null {
  const text = typed.trim();
  if (text === "") return null;
  const field = path.at(-1);
  if (field === "email") return checkEmail(text);
  if (field === "phone") return checkPhone(text);
  if (field === "linkedIn") return checkLink(text, "linkedin.com/in/you");
  if (field === "github") return checkLink(text, "github.com/you");
  if (field === "githubLink") return checkLink(text, "github.com/you/project");
  if (field === "liveLink" || field === "url") return checkLink(text, "example.com/page");
  return null;
}

function checkEmail(text: string): string | null {
  // Printable as a link, and with a dot in the domain, which internet mail needs.
  const isAddress = readEmail(text)?.href && /@[^@]+\.[^@.]+$/.test(text);
  if (isAddress) return null;
  return TEXTS.notAnEmail;
}

function checkPhone(text: string): string | null {
  const number = text.replace(EXTENSION, "");
  const digits = number.replace(/\P{Nd}/gu, "").length;
  const isNumber = PHONE.test(number) && digits >= PHONE_DIGITS.min && digits <= PHONE_DIGITS.max;
  return isNumber ? null : TEXTS.notAPhone;
}

function checkLink(text: string, example: string): string | null {
  const link = readLink(text);
  if (link === null) return TEXTS.notPrinted;
  if (link.href !== null) return null;
  return TEXTS.writeItLike({ example });
}
