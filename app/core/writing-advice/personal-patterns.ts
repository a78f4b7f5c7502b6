/**
 * Builds patterns (sources of regular expressions) for the name, addresses and phone number of a resume's person, in
 * all spellings. hide-contacts.ts hides what they match from language models.
 */
import type { PersonalInfo } from "#app/core/resume/schema.ts";
import { anyCase } from "./any-case.ts";
import { GAP } from "./contact-patterns.ts";

/** Shorter strings are not hidden, because they also occur in other words and numbers. */
const MIN_LENGTH = { digits: 5, letters: 3 } as const;

export function personalPatterns({
  fullName,
  email,
  phone,
  address,
  linkedIn,
  github,
}: PersonalInfo): string[] {
  // The street is also hidden on its own, but not the town, which may be the location of a company.
  const places = address.split(/[,\n]/).filter((part) => /\d/.test(part) && /\p{L}/u.test(part));
  const links = [linkedIn, github].flatMap(linkForms);
  const names = splitName(fullName);
  // A single name is hidden only when capitalized (see nameForm): Will, not will.
  const name = /\S\s+\S/.test(fullName) ? [fullName] : [];
  const inAnyCase = [...new Set([...name, email, address, ...places, ...links])]
    .map((text) => text.trim())
    .filter((text) => text.length >= MIN_LENGTH.letters)
    .sort((a, b) => b.length - a.length)
    .map((text) => asWholeWord(anyCase(escapePattern(text)), text));
  return [...inAnyCase, ...numberForms(phone), ...joinedNames(names), ...names.map(nameForm)];
}

/** The parts of a name without titles after it, such as the RN of "Jane Doe, RN". */
function splitName(fullName: string): string[] {
  const [before = "", suffix = ""] = fullName.split(/,(.*)/s);
  const isAllCaps = fullName === fullName.toUpperCase();
  const isTitle = (part: string, i: number) =>
    i > 1 &&
    /^(?=.*\p{Lu}.*\p{Lu})\p{L}{2,5}$/u.test(part) &&
    (!isAllCaps || suffix.includes(part));
  const parts = [...before.split(/[\s.]+/), ...suffix.split(/[\s,.]+/)].filter(
    (part) => part.length > 1,
  );
  const nameParts = parts.filter((part, i) => !isTitle(part, i));
  const names = nameParts.filter((part) => part !== part.toLowerCase());
  return names.length > 0 ? names : nameParts;
}

/** Matches the capitalized forms of a name (`Will`, not `will`) and any possessive (`will's`). */
function nameForm(part: string): string {
  const [first, rest] = [part.charAt(0).toUpperCase(), part.slice(1)];
  const forms = [part, first + rest, first + rest.toLowerCase(), part.toUpperCase()].map(
    escapePattern,
  );
  return asWholeWord(`${forms.join("|")}|${anyCase(escapePattern(part))}(?=['’]s)`, part);
}

/** Joined forms, with and without the middle name: AdaLovelace, ada.lovelace. */
function joinedNames(names: readonly string[]): string[] {
  const [first = "", last = ""] = [names[0], names.at(-1)];
  if (names.length < 2) return [];
  const joined = (parts: readonly string[]) =>
    asWholeWord(
      `${parts.map((part) => anyCase(escapePattern(part))).join("[\\s._-]{0,2}")}\\d{0,4}`,
      first,
    );
  return [joined(names), joined([first, last]), joined([last, first])];
}

/** The URL without its scheme, and the user name in it. */
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

/** The phone number with any separators, with and without the country code. */
function numberForms(phone: string): string[] {
  const digits = phone.replace(/^\s*00/, "+").match(/\d/g) ?? [];
  if (digits.length < MIN_LENGTH.digits) return [];
  const hasCountryCode = /^\s*(?:\+|00)/.test(phone);
  const nationalNumbers = [1, 2, 3]
    .map((code) => digits.slice(code))
    .filter((rest) => rest.length > 6);
  return [
    `(?<!\\d)\\+?${digits.join(GAP)}(?!\\d)`,
    ...(hasCountryCode ? nationalNumbers : []).map(
      (rest) => `(?<!\\d)(?:0${GAP})?${rest.join(GAP)}(?!\\d)`,
    ),
  ];
}

/** Limits a pattern to whole words, except in scripts without word spaces. */
const asWholeWord = (pattern: string, text: string) =>
  /\p{Lo}/u.test(text) ? `(?:${pattern})` : `(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`;

const escapePattern = (text: string) =>
  text
    .replace(/[.*+?^${}()|[\]\\/]/g, "\\$&")
    .replace(/\s+/g, "\\s+")
    .replace(/['’]/g, "['’]");
