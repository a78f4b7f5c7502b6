/** Labels at the start of a line: `Summary: …`, `Employer: …`. */
import { GAP, type Token } from "#app/core/ats/words/tokens.ts";

/** The first token of the line, or the one `maxWords` before `index` if the line is longer. */
export function lineStart(tokens: readonly Token[], index: number, maxWords: number): number {
  let start = index;
  while (start > 0 && index - start < maxWords && (tokens[start] as Token).gap !== GAP.line)
    start--;
  return start;
}

/** Whether the line starts, before `index`, with one word and a colon or full stop. */
export const startsWithLabel = (tokens: readonly Token[], start: number, index: number): boolean =>
  index > start && tokens[start + 1]?.gap === GAP.sentence;
