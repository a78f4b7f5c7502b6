/** Finds things that a posting says are not needed: `Kubernetes isn't needed`, `No degree required`. */
import type { Phrase } from "#app/core/ats/words/phrase.ts";
import type { Token } from "#app/core/ats/words/tokens.ts";
import type { Clause } from "./posting-lines.ts";

const NEEDED = "(?:needed|necessary|important|required|a must|a requirement|essential)";
const NO_THING = new RegExp(`\\b(?:no|without an?) ((?:\\w+ ){1,4}?)(?:is |are )?${NEEDED}\\b`);
const THING_NOT = new RegExp(
  `((?:\\w+ ){1,4}?)(?:(?:is|are) not|isn t|aren t|not)(?: \\w+)? ${NEEDED}\\b`,
);

/** The thing's tokens; null for a wish (`not required but a plus`). */
export function notAskedIn(tokens: Token[], { from, to }: Clause): Phrase | null {
  const said = tokens
    .slice(from, to)
    .map(({ low }) => low)
    .join(" ");
  if (!/\b(?:no|not|isn|aren|without)\b/.test(said) || /\b(?:plus|but|though|bonus)\b/.test(said))
    return null;
  const found = NO_THING.exec(said) ?? THING_NOT.exec(said);
  if (!found) return null;
  const words = (text: string) => text.split(" ").filter(Boolean).length;
  const start = from + words(said.slice(0, found.index));
  return { from: start, to: Math.min(to, start + words(found[0])) };
}
