/**
 * Fonts for scripts other than Latin, Greek and Cyrillic. Only the subsets with letters of the text are used. The
 * fonts were chosen by measurement (docs/decisions/0024-script-fonts.md).
 */
import { coversAnyOf, fontFaceRule, toBase64 } from "./font-face.ts";

interface ScriptFont {
  family: string;
  /** The name of its files in /fonts/scripts and of its package. */
  slug: string;
}

export const SCRIPT_FONTS = [
  { family: "Noto Sans SC", slug: "noto-sans-sc" },
  { family: "Noto Sans TC", slug: "noto-sans-tc" },
  { family: "Noto Sans JP", slug: "noto-sans-jp" },
  { family: "Noto Sans KR", slug: "noto-sans-kr" },
  { family: "Noto Sans Hebrew", slug: "noto-sans-hebrew" },
  { family: "Amiri", slug: "amiri" },
  { family: "Noto Sans Devanagari", slug: "noto-sans-devanagari" },
  { family: "Noto Sans Thai", slug: "noto-sans-thai" },
  { family: "Noto Emoji", slug: "noto-emoji" },
] as const satisfies readonly ScriptFont[];

type Slug = (typeof SCRIPT_FONTS)[number]["slug"];
type Subset = [name: string, unicodeRange: string];

/** Common Chinese characters that are written only in the traditional or only in the simplified script. */
const TRADITIONAL =
  /[們個這來時為國說會學對經過還發當樣現實點種動業員產關電話務開應體資機萬與專門]/gu;
const SIMPLIFIED =
  /[们个这来时为国说会学对经过还发当样现实点种动业员产关电话务开应体资机万与专门]/gu;

/** The fonts that a text needs, in fallback order; none for most texts. */
export function scriptFontsFor(text: string): ScriptFont[] {
  const slugs: Slug[] = [];
  const has = (pattern: RegExp) => pattern.test(text);
  const hasKana = has(/[\p{Script=Hiragana}\p{Script=Katakana}]/u);
  if (has(/\p{Script=Hangul}/u)) slugs.push("noto-sans-kr");
  if (hasKana) slugs.push("noto-sans-jp");
  else if (has(/[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u)) {
    const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
    slugs.push(count(TRADITIONAL) > count(SIMPLIFIED) ? "noto-sans-tc" : "noto-sans-sc");
  }
  if (has(/\p{Script=Hebrew}/u)) slugs.push("noto-sans-hebrew");
  if (has(/\p{Script=Arabic}/u)) slugs.push("amiri");
  if (has(/\p{Script=Devanagari}/u)) slugs.push("noto-sans-devanagari");
  if (has(/\p{Script=Thai}/u)) slugs.push("noto-sans-thai");
  if (has(/\p{Extended_Pictographic}/u) && has(/[\u2190-\u2bff]|[^\0-\uffff]/u))
    slugs.push("noto-emoji");
  return slugs.flatMap((slug) => SCRIPT_FONTS.find((font) => font.slug === slug) ?? []);
}

/** Sets the script fonts at the end of the font list in base.css. */
function fontFallbackRule(fonts: readonly ScriptFont[]): string {
  const families = fonts.map(({ family }) => `"${family}"`).join(",");
  // With kerning, text extractors find gaps within words set in Amiri.
  const kerning = fonts.some(({ slug }) => slug === "amiri") ? "font-kerning:none;" : "";
  return `.resume.resume{--scripts:${families};${kerning}font-variant-emoji:text}`;
}

const WEIGHTS = [400, 700];
const pathOf = ({ slug }: ScriptFont, [name]: Subset, weight: number) =>
  `/fonts/scripts/${slug}-${name}-${weight}.woff2`;

type ReadFile = (path: string) => Promise<ArrayBuffer>;

const readSubsets = async ({ slug }: ScriptFont, readFile: ReadFile): Promise<Subset[]> =>
  JSON.parse(new TextDecoder().decode(await readFile(`/fonts/scripts/${slug}.json`)));

/** Font CSS with URLs, for the browser, which loads only what it needs; "" for most texts. */
export async function scriptFontCssWithUrls(text: string, readFile: ReadFile): Promise<string> {
  return scriptFontCss(text, readFile, async (path) => path, false);
}

/** Font CSS for print, with the needed subsets as data URLs. */
export async function scriptFontCssWithDataUrls(text: string, readFile: ReadFile): Promise<string> {
  const toData = async (path: string) => `data:font/woff2;base64,${toBase64(await readFile(path))}`;
  return scriptFontCss(text, readFile, toData, true);
}

async function scriptFontCss(
  text: string,
  readFile: ReadFile,
  urlOf: (path: string) => Promise<string>,
  onlyNeededSubsets: boolean,
): Promise<string> {
  const fonts = scriptFontsFor(text);
  if (fonts.length === 0) return "";
  const codePoints = new Set([...text].map((character) => character.codePointAt(0) ?? 0));
  const rules = fonts.map(async (font) => {
    const subsets = await readSubsets(font, readFile);
    const needed = subsets.filter(
      ([, range]) => !onlyNeededSubsets || coversAnyOf(codePoints, range),
    );
    const faces = needed.flatMap((subset) => WEIGHTS.map((weight) => ({ subset, weight })));
    return Promise.all(
      faces.map(async ({ subset, weight }) =>
        fontFaceRule(
          { family: font.family, weight, style: "normal", unicodeRange: subset[1] },
          await urlOf(pathOf(font, subset, weight)),
        ),
      ),
    );
  });
  return [...(await Promise.all(rules)).flat(), fontFallbackRule(fonts)].join("\n");
}
