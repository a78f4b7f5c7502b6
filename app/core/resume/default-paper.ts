/** The paper of a new resume, by the country in the browser's languages. */
import type { Design } from "./design.ts";

/** Where US Letter is common: Unicode CLDR, supplemental data, `paperSize`. Everywhere else A4 is. */
const LETTER_COUNTRIES = "BZ CA CL CO CR GT MX NI PA PH PR SV US VE".split(" ");

/**
 * @param languages BCP 47 tags, the preferred first. Only tags of the preferred language count: "de, en-US" is a reader
 * of German whose browser also offers English.
 */
export function usesLetter(languages: readonly string[]): boolean {
  const [preferred = ""] = languages;
  const language = languageOf(preferred);
  const countries = languages.filter((tag) => languageOf(tag) === language).map(countryOf);
  const country = countries.find((code) => code !== undefined);
  return country !== undefined && LETTER_COUNTRIES.includes(country);
}

/** The design of a new resume; undefined means the template's default, on A4. */
export function designForLanguages(acceptLanguage: string | null): Design | undefined {
  return usesLetter(parseAcceptLanguage(acceptLanguage ?? "")) ? { paper: "letter" } : undefined;
}

const languageOf = (tag: string) => tag.split("-")[0]?.toLowerCase();
const countryOf = (tag: string) =>
  /^[a-z]+(?:-[a-z]{4})?-([a-z]{2})\b/i.exec(tag)?.[1]?.toUpperCase();

/** Far longer than browsers send; bounds the work for a crafted header. */
const MAX_HEADER_LENGTH = 1_000;

/** The header's value is a list like "en-US,en;q=0.9" (RFC 9110, 12.5.4). */
function parseAcceptLanguage(header: string): string[] {
  return header
    .slice(0, MAX_HEADER_LENGTH)
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.trim().split(/\s*;\s*/);
      const weight = parameters.find((parameter) => /^q=/i.test(parameter))?.slice(2) ?? 1;
      return { tag, weight: Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}
