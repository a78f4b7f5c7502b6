/**
 * Copies the resume fonts of app/core/templates/style/fonts.ts to public/fonts. Throws if a font lacks a Latin letter, or
 * draws a character with the glyph of another: software would read the other one from a PDF (docs/decisions/0006).
 */
import { copyFileSync, mkdirSync, rmSync } from "node:fs";
import { basename } from "node:path";
import { FONT_FILES } from "../app/core/templates/style/fonts.ts";
import { readCoverage } from "./font-coverage.mjs";

const TARGET = "public/fonts";
/** Characters common in resumes that some fonts draw with another character's glyph. */
const NEED_OWN_GLYPH = [0x2018, 0x2019, 0x201c, 0x201d, 0x2013, 0x2014, 0x2022, 0x27, 0x2d];
/** Characters of Latin Extended-A that no name uses, so that a font may lack them: Ĳ, ĳ, ŉ and the long s (ſ). */
const UNUSED = new Set([0x132, 0x133, 0x149, 0x17f]);

rmSync(TARGET, { recursive: true, force: true });
mkdirSync(TARGET, { recursive: true });
const covered = new Map();
for (const { family, weight, style, path } of FONT_FILES) {
  const name = basename(path);
  const slug = family.toLowerCase().replaceAll(" ", "-");
  const source = `node_modules/@fontsource/${slug}/files/${name}`;
  const coverage = readCoverage(source);
  for (const codePoint of NEED_OWN_GLYPH) {
    const glyph = coverage.get(codePoint);
    const sharing = [...coverage].find(
      ([otherCode, otherGlyph]) => otherGlyph === glyph && otherCode < codePoint,
    );
    if (glyph !== undefined && sharing) {
      throw new Error(`${name} draws U+${codePoint.toString(16)} as U+${sharing[0].toString(16)}`);
    }
  }
  const face = `${family} ${weight} ${style}`;
  covered.set(face, [...(covered.get(face) ?? []), ...coverage.keys()]);
  copyFileSync(source, `${TARGET}/${name}`);
}
for (const [face, codePoints] of covered) {
  const available = new Set(codePoints);
  // Latin Extended-A.
  for (let code = 0x100; code <= 0x17f; code++) {
    if (!available.has(code) && !UNUSED.has(code))
      throw new Error(`${face} lacks U+${code.toString(16)}`);
  }
}
console.log(`${FONT_FILES.length} font files in ${TARGET}`);
