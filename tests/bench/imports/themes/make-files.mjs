/**
 * Prints made-up people with themes of JSON Resume that others wrote, to measure imports:
 * `node tests/bench/imports/themes/make-files.mjs OUT_DIR [--set dev|held] [--only THEME,THEME] [--people N] [--list FILE]
 * [--cache FOLDER]`. README.md says more.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";
import { prepareBrowser } from "../../../../scripts/local-browser.mjs";
import { chooseFile } from "./choose-file.mjs";
import { placeTheme, readThemes } from "./find-themes.mjs";
import { makeThemeFile } from "./make-theme-file.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    set: { type: "string" },
    only: { type: "string" },
    people: { type: "string", default: "3" },
    list: { type: "string", default: join(import.meta.dirname, "themes.json") },
    cache: { type: "string", default: join(tmpdir(), "resume-themes") },
  },
});
const [out] = positionals;
if (!out) throw new Error("Say the folder for the files.");
mkdirSync(out, { recursive: true });

const { browser: found } = await prepareBrowser({
  root: resolve(import.meta.dirname, "../../../.."),
});
const browser = await chromium.launch({ executablePath: found.path });
let written = 0;
for (const theme of readThemes(values.list)) {
  if (values.only && !values.only.split(",").includes(theme.name)) continue;
  if (values.set && values.set !== theme.set) continue;
  await makeFiles(theme);
}
await browser.close();
console.log(`${written} files in ${out}.`);

async function makeFiles(theme) {
  let folder;
  try {
    folder = placeTheme(theme, resolve(values.cache));
  } catch (error) {
    return console.error(
      `${theme.name} is left out: ${String(error.stderr ?? error).slice(0, 200)}`,
    );
  }
  const wanted = Number(values.people);
  let made = 0;
  // A theme that shows something of a person wrongly gets another person.
  for (let at = 0; at < 3 * wanted && made < wanted; at++) {
    const file = chooseFile(theme, at);
    const result = await makeThemeFile(folder, file, browser);
    if (result.reason || result.missing.length > 0) {
      const why = result.reason ?? `does not show ${result.missing.slice(0, 6).join(" ¦ ")}`;
      console.error(`${theme.name}, person ${at}, is left out: ${why}`);
      if (result.isFatal && at === 2 && made === 0) return;
      continue;
    }
    write(theme, file, result);
    made++;
  }
}

function write(theme, { seed, language, paper }, { bytes, truth, pages }) {
  const name = theme.name.replace(/^.*jsonresume-theme-/, "").replace(/\W+/g, "-");
  const base = join(out, `theme-${name}-${language}-${seed}`);
  const { tagged } = paper;
  const meta = {
    maker: `theme-${name}`,
    layout: name,
    class: "theme",
    language,
    pages,
    tagged,
    set: theme.set,
  };
  writeFileSync(`${base}.pdf`, bytes);
  writeFileSync(`${base}.truth.json`, `${JSON.stringify(truth, null, 1)}\n`);
  writeFileSync(`${base}.meta.json`, `${JSON.stringify(meta)}\n`);
  written++;
}
