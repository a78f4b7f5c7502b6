/**
 * Reads vocabulary/*.txt: what people of one language write in their resumes. A file has `key: value | value` lines and
 * bullets that fit any job; then one `==` part per profession, with keys and bullets of its own.
 */
import { readdirSync, readFileSync } from "node:fs";

const FOLDER = new URL("vocabulary/", import.meta.url);

/** Languages of the test set: no rule is made by looking at their files. */
const HELD_LANGUAGES = new Set(["it", "cs", "hu", "da"]);

export function languagesOf(isHeld) {
  return readdirSync(FOLDER)
    .map((name) => name.replace(".txt", ""))
    .filter((language) => HELD_LANGUAGES.has(language) === isHeld);
}

export function readVocabulary(language) {
  const [common, ...professions] = readFileSync(new URL(`${language}.txt`, FOLDER), "utf8")
    .split(/^== .*\n/m)
    .map(readPart);
  const labels = Object.fromEntries(
    common.labels[0].split(";").map((pair) => pair.trim().split("=")),
  );
  return { ...common, language, labels, locale: common.locale[0], professions };
}

function readPart(text) {
  const part = { bullets: [] };
  for (const line of text.split("\n")) {
    if (line.startsWith("- ")) part.bullets.push(line.slice(2));
    else if (line.includes(":")) {
      const at = line.indexOf(":");
      part[line.slice(0, at)] = line
        .slice(at + 1)
        .split(" | ")
        .map((value) => value.trim());
    }
  }
  return part;
}
