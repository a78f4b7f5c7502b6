/** What somebody is reached by, within a text. Each repeat has an end, so that no text takes long to look through. */

const LABEL = "[\\p{L}\\p{N}_-]{1,63}";
const SIGN = '[^\\s@<>()[\\],;:"“”]';
export const EMAIL = `(?<!${SIGN})${SIGN}{1,64}@(?:${LABEL}\\.){1,8}${LABEL}`;

/** To where a sentence's own signs begin. */
const REST = '[^\\s<>"“”]{0,500}[^\\s<>"“”.,;:!?)\\]\'’]';
/** Without https:// before it a name with a path, in small letters: ASP.NET/C# is none. */
export const LINK = `(?<![\\p{L}\\p{N}@.-])(?:(?:(?i:https?):\\/\\/|(?i:www)\\.)${REST}|(?:[a-z\\d-]{1,63}\\.){1,4}[a-z]{2,24}\\/${REST})`;
const ENDINGS =
  "com|org|net|edu|gov|info|biz|io|dev|app|ai|co|me|eu|us|uk|de|at|ch|fr|it|es|nl|be|pl|se|no|dk|fi|ie|in|ca|au|jp|cn|br";
const host = (label: string, ending: string) =>
  `(?<![\\p{L}\\p{N}@.-])(?:${label}\\.){1,4}(?:${ending})(?![\\p{L}\\p{N}-])`;
/** In small letters, as its owner writes it: Booking.com is a company, ASP.NET is software. */
export const HOST = host("[a-z\\d-]{1,63}", ENDINGS);
/** Whatever a model makes up: any word.word but Node.js, B.Sc and e.g. */
const ANY_HOST = `(?i:${host("[a-z\\d-]{1,63}", ENDINGS)}|${host("[\\p{L}\\d-]{2,63}", "(?!js\\b)\\p{L}{2,24}")})`;
export const HANDLE =
  "(?<![\\p{L}\\p{N}@.])@[\\p{L}\\p{N}_][\\p{L}\\p{N}_./-]{0,62}[\\p{L}\\p{N}_]";

/** Between the digits of a number. */
export const GAP = "[ \\u00a0\\u202f.()/–-]{0,3}";
/** In the shapes that numbers have when they are written to be dialled; never over the end of a line. */
const SHAPES = [
  `\\+\\d(?:${GAP}\\d){6,14}`,
  `\\((?:\\d ?){2,5}\\)(?:${GAP}\\d){4,11}`,
  `0\\d(?:${GAP}\\d){7,13}`,
  "(?:1[ .-])?[2-9]\\d{2}[ .-]\\d{3}[ .-]\\d{4}",
  "\\d{10,15}",
];
export const PHONE = `(?<![\\p{L}\\p{N}]|\\d[.,])(?:${SHAPES.join("|")})(?![\\p{L}\\p{N}])`;

/** Dates have these shapes too, and so has a large amount after a +. */
export function isPhone(found: string): boolean {
  const groups = found.match(/\d+/g) ?? [];
  const isYear = (group: string) => /^(?:19|20)\d\d$/.test(group);
  if (groups.some(isYear) && groups.every((group) => group.length < 3 || isYear(group)))
    return false;
  const isAmount = /^\+\d{1,3}(?:[ .]\d{3})+$/.test(found) && groups.join("").length < 10;
  return !isAmount;
}

const ANY = new RegExp(`${EMAIL}|${LINK}|${ANY_HOST}|${HANDLE}|(?<phone>${PHONE})`, "gu");

/** Contacts of a text that none of the others has, in whatever way it is written there. */
export function newContacts(text: string, others: readonly string[]): string[] {
  const known = others.map(squeezed);
  return [...text.matchAll(ANY)]
    .filter(({ groups }) => !groups?.phone || isPhone(groups.phone))
    .map(([found]) => found)
    .filter((found) => {
      const bare = squeezed(found.replace(/^(?:https?:\/\/)?(?:www\.)?/i, ""));
      return !known.some((other) => other.includes(bare));
    });
}

const squeezed = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
