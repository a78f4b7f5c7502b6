/** Recognizes country names in four languages, taken from `Intl.DisplayNames`. */

const LANGUAGES = ["en", "de", "fr", "es"];
const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
/** Common short names that `Intl` does not have. */
const SHORT_NAMES = [
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

let countryNames: Set<string> | null = null;

/** True for a country's name and nothing else, in any case. */
export function isCountry(text: string): boolean {
  countryNames ??= new Set([...SHORT_NAMES, ...allCountryNames()]);
  return countryNames.has(text.trim().toLowerCase());
}

function* allCountryNames(): Generator<string> {
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
