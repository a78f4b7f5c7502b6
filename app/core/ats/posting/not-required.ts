/** Finds what a posting says is not needed: `Kubernetes isn't needed`, `No degree required`. */
import type { TokenRange } from "#app/core/ats/words/token-range.ts";
import type { Token } from "#app/core/ats/words/tokens.ts";
import type { Clause } from "./posting-lines.ts";

const NEEDED = "(?:needed|necessary|important|required|a must|a requirement|essential)";
/** `no Kubernetes needed`, `without a degree is important`. */
const NO_BEFORE = new RegExp(`\\b(?:no|without an?) ((?:\\w+ ){1,4}?)(?:is |are )?${NEEDED}\\b`);
/** `Kubernetes is not needed`, `Kubernetes isn t required`. */
const NOT_AFTER = new RegExp(
  `((?:\\w+ ){1,4}?)(?:(?:is|are) not|isn t|aren t|not)(?: \\w+)? ${NEEDED}\\b`,
);

/** The tokens of what is not needed; null if it is still preferred (`not required but a plus`). */
export function findNotRequired(tokens: Token[], { from, to }: Clause): TokenRange | null {
  const clauseText = tokens
    .slice(from, to)
    .map(({ low }) => low)
    .join(" ");
  if (
    !/\b(?:no|not|isn|aren|without)\b/.test(clauseText) ||
    /\b(?:plus|but|though|bonus)\b/.test(clauseText)
  )
    return null;
  const found = NO_BEFORE.exec(clauseText) ?? NOT_AFTER.exec(clauseText);
  if (!found) return null;
  const words = (text: string) => text.split(" ").filter(Boolean).length;
  const start = from + words(clauseText.slice(0, found.index));
  return { from: start, to: Math.min(to, start + words(found[0])) };
}
