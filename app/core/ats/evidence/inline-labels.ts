/** Labels at the start of a line: `Summary: …`, `Employer: …`. */
import { GAP, type Token } from "#app/core/ats/words/tokens.ts";

export function lineStart(tokens: readonly Token[], at: number, most: number): number {
  let start = at;
  while (start > 0 && at - start < most && (tokens[start] as Token).gap !== GAP.line) start--;
  return start;
}

/** One word and a colon. */
export const startsWithLabel = (tokens: readonly Token[], start: number, at: number): boolean =>
  at > start && tokens[start + 1]?.gap === GAP.sentence;
