/**
 * Finds the job title of a posting in another language: the first line, without the words around
 * the title.
 */
import type { TokenText } from "#app/core/ats/words/tokens.ts";
import type { LanguageRules } from "./language-rules.ts";

const LONGEST_LINE = 90;
const MAX_WORDS = 6;
/** The part of the line after the title: a place, an employer or hours. */
const REST = /\s[-–—|•]\s.*|[,(/|].*|\s(?:bei|in|fur|chez|a|en|w|dla|pour|para|avec)\s+\p{Lu}.*/u;

/** Token range in the text, or null if the first line is not a title. */
export function foreignTitle(
  { clean, tokens }: TokenText,
  rules: LanguageRules,
): { from: number; to: number } | null {
  const line = clean.text.trimStart().split("\n")[0] ?? "";
  const offset = clean.text.indexOf(line);
  if (line.length > LONGEST_LINE || /[.!?]\s*$/.test(line)) return null;
  // Removed words are replaced by spaces, so that offsets stay the same.
  const shown = line
    .replace(rules.titleNoise, (noise) => " ".repeat(noise.length))
    .replace(REST, (rest) => " ".repeat(rest.length));
  const inside = tokens.flatMap(({ start, end }, at) =>
    end <= offset + line.length && shown.slice(start - offset, end - offset).trim() !== ""
      ? [at]
      : [],
  );
  const [from] = inside;
  if (from === undefined) return null;
  // Only up to the first removed word: after a mark like `(m/w/d)`, words name the place.
  let to = from + 1;
  while (inside.includes(to)) to++;
  return to - from > MAX_WORDS ? null : { from, to };
}
