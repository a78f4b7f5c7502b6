/** Converts the LaTeX in BibTeX values to text. */

/** Combining characters by the accent's command. */
const ACCENTS: Record<string, string> = {
  ...{ "`": "\u0300", "'": "\u0301", "^": "\u0302", "~": "\u0303", "=": "\u0304", ".": "\u0307" },
  ...{
    '"': "\u0308",
    u: "\u0306",
    r: "\u030a",
    H: "\u030b",
    v: "\u030c",
    c: "\u0327",
    k: "\u0328",
  },
  ...{ d: "\u0323", b: "\u0331" },
};
const LETTERS: Record<string, string> = {
  ...{ ss: "ß", ae: "æ", AE: "Æ", oe: "œ", OE: "Œ", o: "ø", O: "Ø", l: "ł", L: "Ł", aa: "å" },
  ...{ AA: "Å", i: "i", j: "j", dh: "ð", th: "þ", TH: "Þ", textendash: "–", textemdash: "—" },
  ...{ textquoteright: "’", textquoteleft: "‘", LaTeX: "LaTeX", TeX: "TeX", dots: "…" },
};

export function latexToText(latex: string): string {
  return latex
    .replace(
      /\\([`'^~=."])\s*\{?\\?([a-zA-Z])\}?/g,
      (_, accent: string, letter: string) => letter + (ACCENTS[accent] ?? ""),
    )
    .replace(
      /\\([urHvckdb])\s*\{\\?([a-zA-Z])\}/g,
      (_, accent: string, letter: string) => letter + (ACCENTS[accent] ?? ""),
    )
    .replace(/\\([a-zA-Z]+)(?![a-zA-Z])\s*(?:\{\})?/g, (_, name: string) => LETTERS[name] ?? "")
    .replace(/\\([&%$#_{}])/g, "$1")
    .replace(/---/g, "—")
    .replace(/--/g, "–")
    .replace(/``|''/g, '"')
    .replace(/(?<!\\)~/g, " ")
    .replace(/[{}]|\$/g, "")
    .normalize("NFC")
    .replace(/\s+/g, " ")
    .trim();
}
