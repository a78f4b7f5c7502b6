/** Programming languages and their short names, from GitHub's list (npm linguist-languages), as a dictionary list. */
import * as languages from "linguist-languages";
import { foldWord } from "../../app/core/ats/word-forms.ts";
import { englishWords } from "./word-senses.mjs";

const TYPES = new Set(["programming", "markup", "data"]);
/** Letters, digits and the signs that names of languages use; the format's own signs would break it. */
const WRITABLE = /^[a-z0-9][a-z0-9+#. -]*$/i;
const SHORT = 3;

/** An ordinary word or a very short name needs capitals or company to count. */
export function languageNames() {
  const ordinary = englishWords();
  const isOrdinary = (low) => ordinary.has(low) || ordinary.has(foldWord(low));
  const mark = (name) =>
    name.length <= SHORT || isOrdinary(name.toLowerCase()) ? `~${name}` : name;
  const entries = Object.values(languages)
    .filter(({ name, type }) => TYPES.has(type) && WRITABLE.test(name))
    // One-letter languages are rarer than what the letter else stands for.
    .filter(({ name }) => name.length > 1)
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, aliases = [] }) => {
      const others = aliases.filter((each) => each.length > 1 && WRITABLE.test(each));
      const forms = others.map((each) => mark(each.replaceAll("-", " ")));
      return forms.length > 0 ? `${mark(name)} (${forms.join("; ")})` : mark(name);
    });
  return { trade: "software", kind: "hard", text: entries.join(", ") };
}
