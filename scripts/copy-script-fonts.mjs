/**
 * Copies the fonts for scripts beyond Latin, Greek and Cyrillic to public/fonts/scripts, each with an index of its
 * slices: font files that have the characters of one range each. The index is JSON, a list of [name, unicode-range].
 * The packages are too large to be dependencies, so install them first:
 * npm i --no-save $(node scripts/copy-script-fonts.mjs --packages) && node scripts/copy-script-fonts.mjs
 */
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { SCRIPT_FONTS } from "../app/core/templates/style/script-fonts.ts";
import { readCoverage } from "./font-coverage.mjs";

const TARGET = "public/fonts/scripts";
const WEIGHTS = [400, 700];

/**
 * The code points of all characters of a double-byte encoding, which covers what people of its country type. The first
 * and second byte of a character are in the ranges `leads` and `trails`, both inclusive.
 */
function charactersOf(encoding, leads, trails) {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const found = new Set();
  for (let lead = leads[0]; lead <= leads[1]; lead++) {
    for (let trail = trails[0]; trail <= trails[1]; trail++) {
      try {
        for (const character of decoder.decode(new Uint8Array([lead, trail])))
          found.add(character.codePointAt(0));
      } catch {
        // Not a character of this encoding.
      }
    }
  }
  return found;
}

/** GB 2312, JIS X 0208, KS X 1001 and Big5; slices without any of these characters are skipped. */
const COMMON = {
  "noto-sans-sc": charactersOf("gb18030", [0xb0, 0xf7], [0xa1, 0xfe]),
  "noto-sans-jp": charactersOf("euc-jp", [0xa1, 0xf4], [0xa1, 0xfe]),
  "noto-sans-kr": charactersOf("euc-kr", [0xb0, 0xc8], [0xa1, 0xfe]),
  "noto-sans-tc": charactersOf("big5", [0xa4, 0xc6], [0x40, 0xfe]),
};
/** Slices that the layouts' own fonts cover. */
const NOT_NEEDED =
  /-(?:latin|latin-ext|cyrillic|cyrillic-ext|greek|greek-ext|vietnamese|math|symbols)-400-/;

if (process.argv.includes("--packages")) {
  console.log(SCRIPT_FONTS.map(({ slug }) => `@fontsource/${slug}`).join(" "));
} else copyAll();

function copyAll() {
  rmSync(TARGET, { recursive: true, force: true });
  mkdirSync(TARGET, { recursive: true });
  for (const { slug } of SCRIPT_FONTS) {
    const folder = `node_modules/@fontsource/${slug}`;
    const css = readFileSync(`${folder}/400.css`, "utf8");
    const faces = [
      ...css.matchAll(/url\(\.\/files\/(\S+?)-400-normal\.woff2\)[\s\S]*?unicode-range: ([^;]+);/g),
    ];
    const slices = [];
    for (const [, name, range] of faces) {
      const file = (weight) => `${folder}/files/${name}-${weight}-normal.woff2`;
      if (NOT_NEEDED.test(`${name}-400-`) || !hasCommon(slug, file(400))) continue;
      const sliceName = name.slice(slug.length + 1);
      slices.push([sliceName, range]);
      for (const weight of WEIGHTS.filter((each) => existsSync(file(each))))
        copyFileSync(file(weight), `${TARGET}/${slug}-${sliceName}-${weight}.woff2`);
    }
    writeFileSync(`${TARGET}/${slug}.json`, `${JSON.stringify(slices)}\n`);
    console.log(`${slug}: ${slices.length} slices`);
  }
}

/** Whether the font file has a character that is common in its language; true for fonts without such a list. */
function hasCommon(slug, file) {
  const common = COMMON[slug];
  return !common || [...readCoverage(file).keys()].some((code) => common.has(code));
}
