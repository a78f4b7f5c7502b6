/** Finds indirect work that a noun names, not a verb: `dialysis billing`, `sales of software`. */
import { TITLE_HEADS } from "#app/core/ats/titles/title-words.ts";
import type { TokenRange } from "#app/core/ats/words/token-range.ts";
import { GAP, type Token } from "#app/core/ats/words/tokens.ts";
import { FUNCTION_WORDS } from "#app/core/ats/words/word-classes.ts";
import { lowerAt, rangeUpTo, STOP_WORDS } from "./action-clauses.ts";
import { verbOf } from "./action-verbs.ts";
import type { Status } from "./claim-status.ts";
import { INDIRECT_NOUNS, INDIRECT_OPENINGS, NOUNS_OF_ROLES } from "./indirect-work-words.ts";

/** Words that are only the object of indirect work, with its kind. */
export type IndirectRange = TokenRange & { status: Status };

/**
 * The words before a noun of indirect work at the end of its phrase (the `dialysis` of `dialysis
 * billing`), or after one that opens the sentence (`sales of software`).
 */
export function rangesBeforeIndirectNouns(
  tokens: Token[],
  { from, to }: TokenRange,
): IndirectRange[] {
  const ranges: IndirectRange[] = [];
  for (let i = from; i < to; i++) {
    const { low } = tokens[i] as Token;
    const opening = i <= from + 2 ? INDIRECT_OPENINGS.get(low) : undefined;
    if (opening !== undefined && lowerAt(tokens, i + 1) === "of" && i + 2 < to)
      ranges.push({
        from: i + 2,
        to: rangeUpTo(tokens, i + 2, to, STOP_WORDS).to,
        status: opening,
      });
    const isRole = TITLE_HEADS.has(tokens[i - 1]?.fold ?? "");
    const status = INDIRECT_NOUNS.get(low) ?? (isRole ? NOUNS_OF_ROLES.get(low) : undefined);
    const next = tokens[i + 1];
    const endsPhrase = !next || i + 1 >= to || next.gap >= GAP.list || FUNCTION_WORDS.has(next.low);
    if (status === undefined || !endsPhrase || (tokens[i] as Token).gap >= GAP.list) continue;
    let start = i;
    while (start > from && i - start < 3 && isNounBefore(start)) start--;
    if (start < i) ranges.push({ from: start, to: i, status });
  }
  return ranges;

  function isNounBefore(index: number): boolean {
    const { low } = tokens[index - 1] as Token;
    if ((tokens[index] as Token).gap >= GAP.list || FUNCTION_WORDS.has(low)) return false;
    const verb = verbOf(low);
    return verb === null || (verb.form === "base" && index - 1 > from);
  }
}
