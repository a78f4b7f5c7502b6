/**
 * Fonts for scripts beyond Latin, Greek and Cyrillic: only a text that has such letters needs any of them, and
 * only the slices with its letters. Chosen by measurement (docs/decisions/0024-script-fonts.md).
 */
import { faceRule, hasAnyOf, toBase64 } from "./font-face.ts";

interface ScriptFont {
  family: string;
  /** Of its files in /fonts/scripts, and of its package. */
  slug: string;
}

export const SCRIPT_FONTS = [
  { family: "Noto Sans SC", slug: "noto-sans-sc" },
  { family: "Noto Sans TC", slug: "noto-sans-tc" },
  { family: "Noto Sans JP", slug: "noto-sans-jp" },
  { family: "Noto Sans KR", slug: "noto-sans-kr" },
  { family: "Noto Sans Hebrew", slug: "noto-sans-hebrew" },
  { family: "Amiri", slug: "amiri" },
  { family: "Noto Emoji", slug: "noto-emoji" },
] as const satisfies readonly ScriptFont[];

type Slug = (typeof SCRIPT_FONTS)[number]["slug"];
type Slice = [name: string, unicodeRange: string];

/** Two letters that tell the traditional forms from the simplified ones, as common as they come. */
const TRADITIONAL =
  /[們個這來時為國說會學對經過還發當樣現實點種動業員產關電話務開應體資機萬與專門]/gu;
const SIMPLIFIED =
  /[们个这来时为国说会学对经过还发当样现实点种动业员产关电话务开应体资机万与专门]/gu;

/** In the order in which they are asked for a letter; none for most texts. */
export function scriptFontsFor(text: string): ScriptFont[] {
  const slugs: Slug[] = [];
  const has = (pattern: RegExp) => pattern.test(text);
  const kana = has(/[\p{Script=Hiragana}\p{Script=Katakana}]/u);
  if (has(/\p{Script=Hangul}/u)) slugs.push("noto-sans-kr");
  if (kana) slugs.push("noto-sans-jp");
  else if (has(/[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u)) {
    const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
    slugs.push(count(TRADITIONAL) > count(SIMPLIFIED) ? "noto-sans-tc" : "noto-sans-sc");
  }
  if (has(/\p{Script=Hebrew}/u)) slugs.push("noto-sans-hebrew");
  if (has(/\p{Script=Arabic}/u)) slugs.push("amiri");
  if (has(/\p{Extended_Pictographic}/u) && has(/[\u2190-\u2bff]|[^\0-\uffff]/u))
    slugs.push("noto-emoji");
  return slugs.flatMap((slug) => SCRIPT_FONTS.find((font) => font.slug === slug) ?? []);
}

/** Of the family list that base.css ends in. */
function familyRule(fonts: readonly ScriptFont[]): string {
  const families = fonts.map(({ family }) => `"${family}"`).join(",");
  // Kerned, Amiri's letters stand so that readers see gaps within words.
  const kerning = fonts.some(({ slug }) => slug === "amiri") ? "font-kerning:none;" : "";
  return `.resume.resume{--scripts:${families};${kerning}font-variant-emoji:text}`;
}

const WEIGHTS = [400, 700];
const pathOf = ({ slug }: ScriptFont, [name]: Slice, weight: number) =>
  `/fonts/scripts/${slug}-${name}-${weight}.woff2`;

type ReadFile = (path: string) => Promise<ArrayBuffer>;

const slicesOf = async ({ slug }: ScriptFont, readFile: ReadFile): Promise<Slice[]> =>
  JSON.parse(new TextDecoder().decode(await readFile(`/fonts/scripts/${slug}.json`)));

/** For the browser, which fetches what it needs; empty for most texts. */
export async function scriptCssByUrl(text: string, readFile: ReadFile): Promise<string> {
  return scriptCss(text, readFile, async (path) => path, false);
}

/** For print, with the needed slices inside. */
export async function scriptCssByData(text: string, readFile: ReadFile): Promise<string> {
  const toData = async (path: string) => `data:font/woff2;base64,${toBase64(await readFile(path))}`;
  return scriptCss(text, readFile, toData, true);
}

async function scriptCss(
  text: string,
  readFile: ReadFile,
  addressOf: (path: string) => Promise<string>,
  isNeededOnly: boolean,
): Promise<string> {
  const fonts = scriptFontsFor(text);
  if (fonts.length === 0) return "";
  const codePoints = new Set([...text].map((character) => character.codePointAt(0) ?? 0));
  const rules = fonts.map(async (font) => {
    const slices = await slicesOf(font, readFile);
    const needed = slices.filter(([, range]) => !isNeededOnly || hasAnyOf(codePoints, range));
    const faces = needed.flatMap((slice) => WEIGHTS.map((weight) => ({ slice, weight })));
    return Promise.all(
      faces.map(async ({ slice, weight }) =>
        faceRule(
          { family: font.family, weight, style: "normal", unicodeRange: slice[1] },
          await addressOf(pathOf(font, slice, weight)),
        ),
      ),
    );
  });
  return [...(await Promise.all(rules)).flat(), familyRule(fonts)].join("\n");
}
