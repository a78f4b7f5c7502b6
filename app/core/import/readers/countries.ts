/** Names of countries, in the languages of our headings, as the platform knows them. */

const LANGUAGES = ["en", "de", "fr", "es"];
const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
/** What people write and no register has. */
const SHORT = [
  "usa",
  "u.s.a.",
  "uk",
  "u.k.",
  "england",
  "scotland",
  "wales",
  "uae",
  "the netherlands",
];

let known: Set<string> | null = null;

export function isCountry(text: string): boolean {
  known ??= new Set([...SHORT, ...namesOfAll()]);
  return known.has(text.trim().toLowerCase());
}

function* namesOfAll(): Generator<string> {
  for (const language of LANGUAGES) {
    const names = new Intl.DisplayNames(language, { type: "region", fallback: "none" });
    for (const first of LETTERS) {
      for (const second of LETTERS) {
        const name = names.of(first + second);
        if (name) yield name.toLowerCase();
      }
    }
  }
}
