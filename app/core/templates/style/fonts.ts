/**
 * The resume fonts: static files with real bold and italic faces. scripts/copy-fonts.mjs checks that they cover
 * Latin Extended-A and that no two letters share a glyph, which would change the apostrophe of O’Connor in the
 * text of the PDF.
 */
import { coversAnyOf, fontFaceRule, toBase64 } from "./font-face.ts";

const SUBSETS = {
  latin:
    "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2212,U+2215",
  "latin-ext":
    "U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF",
  cyrillic: "U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116",
  greek: "U+0370-0377,U+037A-037F,U+0384-038A,U+038C,U+038E-03A1,U+03A3-03FF",
  vietnamese: "U+0300-0301,U+0303,U+0309,U+0323,U+1EA0-1EF1",
} as const;

const REGULAR = { weight: 400, style: "normal" } as const;
const ITALIC = { weight: 400, style: "italic" } as const;
const BOLD = { weight: 700, style: "normal" } as const;
const BOLD_ITALIC = { weight: 700, style: "italic" } as const;
const TEXT_FACES = [REGULAR, ITALIC, BOLD, BOLD_ITALIC];

/** The font families with their faces; file names start with the family name. */
const FAMILIES: Record<string, readonly { weight: number; style: "normal" | "italic" }[]> = {
  Carlito: TEXT_FACES,
  "EB Garamond": TEXT_FACES,
  Tinos: TEXT_FACES,
  "Fira Sans": [...TEXT_FACES, { weight: 300, style: "normal" }],
  "Fira Sans Condensed": [...TEXT_FACES, { weight: 300, style: "normal" }],
  "IBM Plex Sans": TEXT_FACES,
  "STIX Two Text": TEXT_FACES,
  Alegreya: TEXT_FACES,
  "Alegreya SC": [REGULAR, BOLD],
  "Alegreya Sans": [...TEXT_FACES, { weight: 800, style: "normal" }],
  "Roboto Slab": [REGULAR, BOLD],
  "Open Sans": TEXT_FACES,
  Commissioner: [REGULAR, BOLD, { weight: 800, style: "normal" }],
};

export interface FontFile {
  family: string;
  weight: number;
  style: string;
  unicodeRange: string;
  /** The path on the site, e.g. /fonts/carlito-latin-400-normal.woff2 */
  path: string;
}

export const FONT_FILES: readonly FontFile[] = Object.entries(FAMILIES).flatMap(([family, faces]) =>
  Object.entries(SUBSETS).flatMap(([subset, unicodeRange]) =>
    faces.map(({ weight, style }) => ({
      family,
      weight,
      style,
      unicodeRange,
      path: `/fonts/${slugify(family)}-${subset}-${weight}-${style}.woff2`,
    })),
  ),
);

function slugify(family: string): string {
  return family.toLowerCase().replaceAll(" ", "-");
}

const filesOf = (families: readonly string[]) =>
  FONT_FILES.filter((file) => families.includes(file.family));

function fontFaceCss(files: readonly FontFile[], urlOf: (file: FontFile) => string): string {
  return files.map((file) => fontFaceRule(file, urlOf(file))).join("\n");
}

/** Font CSS with URLs, for the browser, which loads only the subsets it needs. */
export function fontCssWithUrls(families: readonly string[]): string {
  return fontFaceCss(filesOf(families), (file) => file.path);
}

/**
 * Markup with words that are both bold and italic. Few pages have any, and a face is over 20 kB.
 */
const BOLD_ITALIC_MARKUP = /<strong[^>]*><em>|<em>[^<]*<strong/;
const isBoldItalic = ({ weight, style }: FontFile) => weight === 700 && style === "italic";

/** Font CSS for print, with data URLs of the subsets and faces that this markup needs. */
export async function fontCssWithDataUrls(
  families: readonly string[],
  markup: string,
  readFile: (path: string) => Promise<ArrayBuffer>,
): Promise<string> {
  // "a" adds the Latin subset, because every page has dashes, bullets and digits.
  const codePoints = new Set([...markup, "a"].map((character) => character.codePointAt(0) ?? 0));
  const hasBoldItalic = BOLD_ITALIC_MARKUP.test(markup);
  const files = filesOf(families).filter(
    (file) => coversAnyOf(codePoints, file.unicodeRange) && (hasBoldItalic || !isBoldItalic(file)),
  );
  const urls = new Map<string, string>();
  await Promise.all(
    files.map(async (file) => {
      urls.set(file.path, `data:font/woff2;base64,${toBase64(await readFile(file.path))}`);
    }),
  );
  return fontFaceCss(files, (file) => urls.get(file.path) ?? "");
}
