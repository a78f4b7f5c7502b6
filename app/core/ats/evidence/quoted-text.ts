/** Quotes a resume in the reasons of a report. */
import type { TokenRange } from "#app/core/ats/words/token-range.ts";
import type { AnalyzedResume } from "./analyze-resume.ts";

const MAX_CHARACTERS = 60;

/** The text in a token range in one line, cut between words to MAX_CHARACTERS and an ellipsis. */
export function quoteAt(
  { text: { clean, tokens } }: Pick<AnalyzedResume, "text">,
  { from, to }: TokenRange,
): string {
  const quote = clean.text.slice(tokens[from]?.start, tokens[to - 1]?.end).replace(/\s+/g, " ");
  return quote.length > MAX_CHARACTERS
    ? `${quote.slice(0, MAX_CHARACTERS).replace(/\S*$/, "")}…`
    : quote;
}
