/** Describes how each line of a posting was read, so that the report can show it line by line. */
import { canonicalOf } from "#app/core/ats/corrections.ts";
import { hashText } from "#app/core/ats/hash.ts";
import type { ClauseKind, Place, PostingReading } from "#app/core/ats/report.ts";
import type { TokenRange } from "#app/core/ats/words/token-range.ts";
import type { TokenText } from "#app/core/ats/words/tokens.ts";
import { isAside } from "./line-kind.ts";
import type { Posting } from "./posting.ts";
import type { Clause } from "./posting-lines.ts";

/** The hash of the posting's text, and the places and kinds of its clauses. */
export function postingReading({ text, sourceText, clauses, excluded }: Posting): PostingReading {
  return {
    hash: hashText(sourceText),
    clauses: clauses.flatMap((clause) => {
      const kind = kindOf(clause);
      return kind ? [{ ...placeOf(text, clause), kind }] : [];
    }),
    excluded: excluded.map((requirement) => ({
      canonical: canonicalOf(requirement),
      surface: requirement.surface,
      places: placesOf(text, requirement.places),
    })),
  };
}

/** The places of token ranges in the original text, in UTF-16 units, sorted. */
export const placesOf = (text: TokenText, ranges: readonly TokenRange[]): Place[] =>
  ranges.map((range) => placeOf(text, range)).sort((a, b) => a.start - b.start);

function placeOf({ clean, tokens }: TokenText, { from, to }: TokenRange): Place {
  const start = clean.sourceOffsets[tokens[from]?.start ?? 0] ?? 0;
  return { start, end: (clean.sourceOffsets[(tokens[to - 1]?.end ?? 1) - 1] ?? start) + 1 };
}

/** Null for lines about work and requirements. */
function kindOf({ isHeading, kind }: Clause): ClauseKind | null {
  if (isHeading) return "heading";
  return isAside(kind) || kind === "preferred" ? kind : null;
}
