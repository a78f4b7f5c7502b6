/** Looks up the names of languages and countries by their codes. */

/** "de" or "deu" → "German"; a text that is no code stays as it is. */
export function languageName(code: string): string {
  const short = BIBLIOGRAPHIC[code.toLowerCase()] ?? code.toLowerCase();
  return /^[a-z]{2,3}$/.test(short) ? displayName("language", short, code) : code;
}

/** "DE" → "Germany"; a text that is no code stays as it is. */
export const countryName = (code: string): string =>
  /^[a-z]{2}$/i.test(code)
    ? displayName("region", COUNTRIES[code.toUpperCase()] ?? code.toUpperCase(), code)
    : code;

/** The older three-letter codes, which Europass uses. */
const BIBLIOGRAPHIC: Record<string, string> = {
  ...{ ger: "de", fre: "fr", dut: "nl", cze: "cs", gre: "el", rum: "ro", slo: "sk", chi: "zh" },
  ...{ ice: "is", alb: "sq", arm: "hy", baq: "eu", geo: "ka", mac: "mk", per: "fa", wel: "cy" },
};
/** The European Union's own codes. */
const COUNTRIES: Record<string, string> = { UK: "GB", EL: "GR" };

function displayName(type: "language" | "region", code: string, fallback: string): string {
  try {
    return new Intl.DisplayNames("en", { type, fallback: "none" }).of(code) ?? fallback;
  } catch {
    return fallback;
  }
}
