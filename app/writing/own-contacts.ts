/** How somebody's own name, addresses and numbers may be written within a text: the sources of patterns. */
import type { PersonalInfo } from "#app/resume/schema.ts";
import { GAP } from "./contacts.ts";

/** Shorter ones are met everywhere. */
const LEAST = { digits: 5, letters: 3 } as const;

export function ownPatterns({
  fullName,
  email,
  phone,
  address,
  linkedIn,
  github,
}: PersonalInfo): string[] {
  // A street is hidden without its town too; the town alone may be where a company is.
  const places = address.split(/[,\n]/).filter((part) => /\d/.test(part) && /\p{L}/u.test(part));
  const links = [linkedIn, github].flatMap(linkForms);
  // One name alone is hidden as names are written, below: Will, not will.
  const name = /\S\s+\S/.test(fullName) ? [fullName] : [];
  const anyCase = [...new Set([...name, email, address, ...places, ...links])]
    .map((one) => one.trim())
    .filter((one) => one.length >= LEAST.letters)
    .sort((a, b) => b.length - a.length)
    .map((one) => whole(`(?i:${escaped(one)})`, one));
  return [...anyCase, ...numberForms(phone), ...nameParts(fullName)];
}

/** Each name by itself, as names are written: `Will` is hidden, `will` is not. */
function nameParts(fullName: string): string[] {
  const parts = fullName.split(/[\s,.]+/).filter((part) => part.length > 1);
  const names = parts.filter((part) => part !== part.toLowerCase());
  return (names.length > 0 ? names : parts).map((part) => {
    const title = part.charAt(0).toUpperCase() + part.slice(1);
    return whole([part, title, part.toUpperCase()].map(escaped).join("|"), part);
  });
}

/** With and without what stands before an address, and the name that it ends in. */
function linkForms(link: string): string[] {
  const bare = link
    .trim()
    .replace(/^(?:https?:\/\/)?(?:www\.)?/i, "")
    .replace(/\/+$/, "");
  const handle = (bare.split("/").at(-1) ?? "").replace(/^@/, "");
  return [bare, handle];
}

/** However its digits are set apart. */
function numberForms(phone: string): string[] {
  const digits = phone.match(/\d/g) ?? [];
  if (digits.length < LEAST.digits) return [];
  return [`(?<!\\d)\\+?${digits.join(GAP)}(?!\\d)`];
}

/** Not within another word; scripts without capitals set no spaces between theirs. */
const whole = (pattern: string, one: string) =>
  /\p{Lo}/u.test(one) ? `(?:${pattern})` : `(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`;

const escaped = (one: string) =>
  one
    .replace(/[.*+?^${}()|[\]\\/]/g, "\\$&")
    .replace(/\s+/g, "\\s+")
    .replace(/['’]/g, "['’]");
