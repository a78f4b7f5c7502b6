/** Converts the LaTeX in BibTeX values to plain text on one line; unknown commands are dropped. */

/** Combining characters by the accent's command. */
const ACCENTS: Record<string, string> = {
  ...{ "`": "\u0300", "'": "\u0301", "^": "\u0302", "~": "\u0303", "=": "\u0304", ".": "\u0307" },
  ...{ '"': "\u0308", u: "\u0306", r: "\u030a", H: "\u030b", v: "\u030c" },
  ...{ c: "\u0327", k: "\u0328", d: "\u0323", b: "\u0331" },
};
/** Characters by the name of their command. */
const CHARACTERS = new Map(
  Object.entries({
    ...{ ss: "ß", ae: "æ", AE: "Æ", oe: "œ", OE: "Œ", o: "ø", O: "Ø", l: "ł", L: "Ł", aa: "å" },
    ...{ AA: "Å", i: "i", j: "j", dh: "ð", th: "þ", TH: "Þ", textendash: "–", textemdash: "—" },
    ...{ textquoteright: "’", textquoteleft: "‘", LaTeX: "LaTeX", TeX: "TeX", dots: "…" },
  }),
);

/** `\'e` and `\"{o}`. */
const ACCENT_SIGN = /\\([`'^~=."])\s*\{?\\?([a-zA-Z])\}?/g;
/** `\v{c}`. */
const ACCENT_LETTER = /\\([urHvckdb])\s*\{\\?([a-zA-Z])\}/g;

const withAccent = (_match: string, accent: string, letter: string) =>
  letter + (ACCENTS[accent] ?? "");

export function latexToText(latex: string): string {
  return (
    latex
      .replace(ACCENT_SIGN, withAccent)
      .replace(ACCENT_LETTER, withAccent)
      .replace(
        /\\([a-zA-Z]+)(?![a-zA-Z])\s*(?:\{\})?/g,
        (_, name: string) => CHARACTERS.get(name) ?? "",
      )
      .replace(/---/g, "—")
      .replace(/--/g, "–")
      .replace(/``|''/g, '"')
      .replace(/(?<!\\)~/g, " ")
      .replace(/\\([~^])\{\}/g, "$1")
      // Escaped characters stay ("\\$100"); braces and the signs of formulas go.
      .replace(/\\([&%$#_{}])|[{}$]/g, (_, escaped: string | undefined) => escaped ?? "")
      .normalize("NFC")
      .replace(/\s+/g, " ")
      .trim()
  );
}
