/** Patterns for contact details in text. Every repetition is bounded, so that no text causes slow backtracking. */
import { anyCase } from "./any-case.ts";

const LABEL = "[\\p{L}\\p{N}_-]{1,63}";
const CHARACTER = '[^\\s@<>()[\\],;:"“”]';
/** "ada@example.com". */
export const EMAIL = `(?<!${CHARACTER})${CHARACTER}{1,64}@(?:${LABEL}\\.){1,8}${LABEL}`;

/** The rest of a URL, up to the punctuation of the sentence. */
const REST = '[^\\s<>"“”]{0,500}[^\\s<>"“”.,;:!?)\\]\'’]';
/** Without a scheme, a lowercase host with a path; ASP.NET/C# is not a link. */
export const LINK = `(?<![\\p{L}\\p{N}@.-])(?:(?:${anyCase("https?")}:\\/\\/|${anyCase("www")}\\.)${REST}|(?:[a-z\\d-]{1,63}\\.){1,4}[a-z]{2,24}\\/${REST})`;
const ENDINGS =
  "com|org|net|edu|gov|info|biz|io|dev|app|ai|co|me|eu|us|uk|de|at|ch|fr|it|es|nl|be|pl|se|no|dk|fi|ie|in|ca|au|jp|cn|br";
const host = (label: string, ending: string) =>
  `(?<![\\p{L}\\p{N}@.-])(?:${label}\\.){1,4}(?:${ending})(?![\\p{L}\\p{N}-])`;
/** A lowercase host name; Booking.com is a company and ASP.NET is software. */
export const HOST = host("[a-z\\d-]{1,63}", ENDINGS);
/** Any host name that a model could invent: word.word, except Node.js, B.Sc and e.g. */
const ANY_HOST = anyCase(
  `(?:${host("[a-z\\d-]{1,63}", ENDINGS)}|${host("[\\p{L}\\d-]{2,63}", "(?!js\\b)\\p{L}{2,24}")})`,
);
/** "@ada_lovelace". */
export const HANDLE =
  "(?<![\\p{L}\\p{N}@.])@[\\p{L}\\p{N}_][\\p{L}\\p{N}_./-]{0,62}[\\p{L}\\p{N}_]";

/** What may be between two digits of a phone number; never the end of a line. */
export const GAP = "[ \\u00a0\\u202f.()/–-]{0,3}";
/** The formats of phone numbers: "+44 20 7946 0958", "(030) 123 456", "0151 2345 678", "555-123-4567", ten digits. */
const FORMATS = [
  `\\+\\d(?:${GAP}\\d){6,14}`,
  `\\((?:\\d ?){2,5}\\)(?:${GAP}\\d){4,11}`,
  `0\\d(?:${GAP}\\d){7,13}`,
  "(?:1[ .-])?[2-9]\\d{2}[ .-]\\d{3}[ .-]\\d{4}",
  "\\d{10,15}",
];
export const PHONE = `(?<![\\p{L}\\p{N}]|\\d[.,])(?:${FORMATS.join("|")})(?![\\p{L}\\p{N}])`;

/** Excludes dates and large amounts after a plus sign, which have the same formats. */
export function isPhone(candidate: string): boolean {
  const groups = candidate.match(/\d+/g) ?? [];
  const isYear = (group: string) => /^(?:19|20)\d\d$/.test(group);
  if (groups.some(isYear) && groups.every((group) => group.length < 3 || isYear(group)))
    return false;
  const isAmount = /^\+\d{1,3}(?:[ .]\d{3})+$/.test(candidate) && groups.join("").length < 10;
  return !isAmount;
}

const ANY = new RegExp(`${EMAIL}|${LINK}|${ANY_HOST}|${HANDLE}|(?<phone>${PHONE})`, "gu");

/** Returns the contacts of a text that none of the others contains in any notation. */
export function findNewContacts(text: string, others: readonly string[]): string[] {
  const otherContacts = others.map(removePunctuation);
  return [...text.matchAll(ANY)]
    .filter(({ groups }) => !groups?.phone || isPhone(groups.phone))
    .map(([written]) => written)
    .filter((written) => {
      const contact = removePunctuation(written.replace(/^(?:https?:\/\/)?(?:www\.)?/i, ""));
      return !otherContacts.some((other) => other.includes(contact));
    });
}

const removePunctuation = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
