/** Labels at the start of a line: `Summary: …`, `Employer: …`. */
import { GAP, type Token } from "#app/core/ats/words/tokens.ts";

/** The first token of the line, or the one `maxWords` before `at` if the line is longer. */
export function lineStart(tokens: readonly Token[], at: number, maxWords: number): number {
  let start = at;
  while (start > 0 && at - start < maxWords && (tokens[start] as Token).gap !== GAP.line) start--;
  return start;
}

/** Whether the line starts, before `at`, with one word and a colon or full stop. */
export const startsWithLabel = (tokens: readonly Token[], start: number, at: number): boolean =>
  at > start && tokens[start + 1]?.gap === GAP.sentence;
