/**
 * Finds the job title of a posting that is not in English: the first line, without the words around
 * the title.
 */
import type { TokenText } from "#app/core/ats/words/tokens.ts";
import type { LanguageRules } from "./language-rules.ts";

/** In characters; a longer line is a sentence. */
const MAX_LINE_LENGTH = 90;
const MAX_TITLE_WORDS = 6;
/**
 * The part of the line after the title: a place, an employer or hours, as in `Koch bei Adler`. The
 * prepositions are those of all languages, without accents like the text: `fur`.
 */
const AFTER_TITLE =
  /\s[-–—|•]\s.*|[,(/|].*|\s(?:bei|in|fur|chez|a|en|w|dla|pour|para|avec)\s+\p{Lu}.*/u;

/** Token range in the text, `to` exclusive, or null if the first line is not a title. */
export function foreignTitle(
  { clean, tokens }: TokenText,
  rules: LanguageRules,
): { from: number; to: number } | null {
  const line = clean.text.trimStart().split("\n")[0] ?? "";
  const offset = clean.text.indexOf(line);
  if (line.length > MAX_LINE_LENGTH || /[.!?]\s*$/.test(line)) return null;
  // Removed words are replaced by spaces, so that offsets stay the same.
  const titleOnly = line
    .replace(rules.titleNoise, (noise) => " ".repeat(noise.length))
    .replace(AFTER_TITLE, (rest) => " ".repeat(rest.length));
  const titleIndexes = tokens.flatMap(({ start, end }, index) =>
    end <= offset + line.length && titleOnly.slice(start - offset, end - offset).trim() !== ""
      ? [index]
      : [],
  );
  const [from] = titleIndexes;
  if (from === undefined) return null;
  // Only up to the first removed word: after a mark like `(m/w/d)`, words name the place.
  let to = from + 1;
  while (titleIndexes.includes(to)) to++;
  return to - from > MAX_TITLE_WORDS ? null : { from, to };
}
