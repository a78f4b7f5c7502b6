/** The resume's text at a place, shortened for quoting in a reason. */
import type { Phrase } from "#app/core/ats/words/phrase.ts";
import type { ReadResume } from "./read-resume.ts";

/** In characters. */
const LONGEST = 60;

export function textAt(
  { text: { clean, tokens } }: Pick<ReadResume, "text">,
  { from, to }: Phrase,
): string {
  const said = clean.text.slice(tokens[from]?.start, tokens[to - 1]?.end).replace(/\s+/g, " ");
  return said.length > LONGEST ? `${said.slice(0, LONGEST).replace(/\S*$/, "")}…` : said;
}
