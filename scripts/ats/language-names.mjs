/**
 * Programming languages and their short names, from GitHub's list (npm linguist-languages), as a
 * dictionary list.
 */
import * as languages from "linguist-languages";
import { foldWord } from "../../app/core/ats/words/word-forms.ts";
import { englishWords } from "./word-senses.mjs";

const TYPES = new Set(["programming", "markup", "data"]);
/** Letters, digits and symbols of language names; excludes the list format's own delimiters. */
const WRITABLE = /^[a-z0-9][a-z0-9+#. -]*$/i;
/** In letters; names up to this length often mean something else. */
const SHORT = 3;
/** Well-known languages, which stay in the list even if their name is an English word. */
const KNOWN = new Set(
  "ada apex assembly ballerina basic c# c++ cairo chapel clojure cobol crystal css csv cypher dart elixir elm erlang euphoria f# forth fortran gherkin go groovy handlebars haskell html http java jinja julia less liquid lua makefile matlab mermaid mojo mustache nim nix pascal perl php postscript processing prolog puppet python racket reason ruby rust sass scala scheme scratch slim smalltalk solidity sql stylus swift terra twig vala vim xml yaml zig delphi octave django node golang".split(
    " ",
  ),
);
/** Short names that people write for a language. */
const KNOWN_SHORT = new Set("js ts py rb cpp jsx tsx yml sql jsp asp vb sh f90 lisp".split(" "));

/**
 * One list of the dictionary (EntryList in app/core/ats/words/terms.ts). Names that are ordinary words
 * or very short are marked with a tilde: they count only in context.
 */
export function languageNames() {
  const ordinary = englishWords();
  const isOrdinary = (low) => ordinary.has(low) || ordinary.has(foldWord(low));
  // Excludes little-known names that are ordinary words: Berry, and coffee for CoffeeScript.
  const isWord = (low) => isOrdinary(low) && !KNOWN.has(low);
  const isTooShort = (low) => low.length <= SHORT && !KNOWN_SHORT.has(low);
  const mark = (name) =>
    name.length <= SHORT || isOrdinary(name.toLowerCase()) ? `~${name}` : name;
  const entries = Object.values(languages)
    .filter(({ name, type }) => TYPES.has(type) && WRITABLE.test(name))
    // One-letter names are excluded, because the letter usually means something else.
    .filter(({ name }) => name.length > 1 && !isWord(name.toLowerCase()))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, aliases = [] }) => {
      const others = aliases.filter(
        (each) => WRITABLE.test(each) && !isWord(each) && !isTooShort(each),
      );
      const forms = others.map((each) => mark(each.replaceAll("-", " ")));
      return forms.length > 0 ? `${mark(name)} (${forms.join("; ")})` : mark(name);
    });
  return { trade: "software", kind: "hard", text: entries.join(", ") };
}
