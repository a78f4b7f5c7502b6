/** How somebody's own name, addresses and numbers may be written within a text: the sources of patterns. */
import type { PersonalInfo } from "#app/core/resume/schema.ts";
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
  const names = namesIn(fullName);
  // One name alone is hidden as names are written, below: Will, not will.
  const name = /\S\s+\S/.test(fullName) ? [fullName] : [];
  const anyCase = [...new Set([...name, email, address, ...places, ...links])]
    .map((one) => one.trim())
    .filter((one) => one.length >= LEAST.letters)
    .sort((a, b) => b.length - a.length)
    .map((one) => whole(`(?i:${escaped(one)})`, one));
  return [...anyCase, ...numberForms(phone), ...joinedNames(names), ...names.map(nameForm)];
}

/** Without what stands behind a name: the RN of "Jane Doe, RN". */
function namesIn(fullName: string): string[] {
  const [before = "", behind = ""] = fullName.split(/,(.*)/s);
  const isShouted = fullName === fullName.toUpperCase();
  const isTitle = (part: string, i: number) =>
    i > 1 &&
    /^(?=.*\p{Lu}.*\p{Lu})\p{L}{2,5}$/u.test(part) &&
    (!isShouted || behind.includes(part));
  const parts = [...before.split(/[\s.]+/), ...behind.split(/[\s,.]+/)].filter(
    (part) => part.length > 1,
  );
  const own = parts.filter((part, i) => !isTitle(part, i));
  const names = own.filter((part) => part !== part.toLowerCase());
  return names.length > 0 ? names : own;
}

/** As names are written: `Will` is hidden, `will` is not, but nobody else has a `will's`. */
function nameForm(part: string): string {
  const [first, rest] = [part.charAt(0).toUpperCase(), part.slice(1)];
  const forms = [part, first + rest, first + rest.toLowerCase(), part.toUpperCase()].map(escaped);
  return whole(`${forms.join("|")}|(?i:${escaped(part)})(?=['’]s)`, part);
}

/** AdaLovelace, ada.lovelace, with the middle name and without. */
function joinedNames(names: readonly string[]): string[] {
  const [first = "", last = ""] = [names[0], names.at(-1)];
  if (names.length < 2) return [];
  const joined = (parts: readonly string[]) =>
    whole(`(?i:${parts.map(escaped).join("[\\s._-]{0,2}")}\\d{0,4})`, first);
  return [joined(names), joined([first, last]), joined([last, first])];
}

/** With and without what stands before an address, and whose it is: neither `in` nor one of their works. */
function linkForms(link: string): string[] {
  const bare = link
    .trim()
    .replace(/^(?:https?:\/\/)?(?:www\.)?/i, "")
    .replace(/[?#].*$/s, "")
    .replace(/\/+$/, "");
  const parts = bare.split("/").filter((part, i) => !(i === 0 && part.includes(".")));
  const handle = parts.find((part) => !/^(?:in|pub|profile|users?)$/i.test(part)) ?? "";
  return [bare, handle.replace(/^@/, "")];
}

/** However its digits are set apart, and without the code of its country. */
function numberForms(phone: string): string[] {
  const digits = phone.replace(/^\s*00/, "+").match(/\d/g) ?? [];
  if (digits.length < LEAST.digits) return [];
  const isWithCode = /^\s*(?:\+|00)/.test(phone);
  const rests = [1, 2, 3].map((code) => digits.slice(code)).filter((rest) => rest.length > 6);
  return [
    `(?<!\\d)\\+?${digits.join(GAP)}(?!\\d)`,
    ...(isWithCode ? rests : []).map((rest) => `(?<!\\d)(?:0${GAP})?${rest.join(GAP)}(?!\\d)`),
  ];
}

/** Not within another word; scripts without capitals set no spaces between theirs. */
const whole = (pattern: string, one: string) =>
  /\p{Lo}/u.test(one) ? `(?:${pattern})` : `(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`;

const escaped = (one: string) =>
  one
    .replace(/[.*+?^${}()|[\]\\/]/g, "\\$&")
    .replace(/\s+/g, "\\s+")
    .replace(/['’]/g, "['’]");
