/** The resume's text in a token range, cut between words for quoting in a reason. */
import type { Phrase } from "#app/core/ats/words/phrase.ts";
import type { ReadResume } from "./read-resume.ts";

const MAX_CHARACTERS = 60;

export function textAt(
  { text: { clean, tokens } }: Pick<ReadResume, "text">,
  { from, to }: Phrase,
): string {
  const quote = clean.text.slice(tokens[from]?.start, tokens[to - 1]?.end).replace(/\s+/g, " ");
  return quote.length > MAX_CHARACTERS
    ? `${quote.slice(0, MAX_CHARACTERS).replace(/\S*$/, "")}…`
    : quote;
}
