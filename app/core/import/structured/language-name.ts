/** Looks up the English names of languages and countries by their codes. */

/** "de" or "deu" → "German"; a text that is no code stays as it is. */
export function languageName(code: string): string {
  const shortCode = BIBLIOGRAPHIC_CODES[code.toLowerCase()] ?? code.toLowerCase();
  return /^[a-z]{2,3}$/.test(shortCode) ? displayName("language", shortCode, code) : code;
}

/** "DE" → "Germany"; a text that is no code stays as it is. */
export const countryName = (code: string): string =>
  /^[a-z]{2}$/i.test(code)
    ? displayName("region", EU_COUNTRY_CODES[code.toUpperCase()] ?? code.toUpperCase(), code)
    : code;

/** Bibliographic three-letter codes (ISO 639-2/B), which Europass uses, with their two-letter codes. */
const BIBLIOGRAPHIC_CODES: Record<string, string> = {
  ...{ ger: "de", fre: "fr", dut: "nl", cze: "cs", gre: "el", rum: "ro", slo: "sk", chi: "zh" },
  ...{ ice: "is", alb: "sq", arm: "hy", baq: "eu", geo: "ka", mac: "mk", per: "fa", wel: "cy" },
};
/** The European Union's codes that differ from ISO 3166. */
const EU_COUNTRY_CODES: Record<string, string> = { UK: "GB", EL: "GR" };

function displayName(type: "language" | "region", code: string, fallback: string): string {
  try {
    return new Intl.DisplayNames("en", { type, fallback: "none" }).of(code) ?? fallback;
  } catch {
    return fallback;
  }
}
