/**
 * Finds the range of a degree with its field and alternatives: `BSc or MSc in chemistry`, `BS/MS`.
 */
import type { TokenRange } from "#app/core/ats/words/token-range.ts";
import { GAP, type Token } from "#app/core/ats/words/tokens.ts";

/** A longer tagged span names more than the degree. */
const MAX_WORDS = 8;

/**
 * @param range the words of the degree alone
 * @param spans the spans that the tagger marked
 * @param pieces the same spans, split into single requirements
 */
export function rangeOfDegree(
  tokens: Token[],
  range: TokenRange,
  spans: TokenRange[],
  pieces: TokenRange[],
): TokenRange {
  return withNextDegree(tokens, wholeDegree(range, spans, pieces));
}

/** Extends the degree to the tagged span around it, or to a piece of a long span. */
function wholeDegree(range: TokenRange, spans: TokenRange[], pieces: TokenRange[]): TokenRange {
  const marked = spans.find((span) => overlap(span, range) && span.to - span.from <= MAX_WORDS);
  return marked ?? pieces.find((piece) => overlap(piece, range)) ?? range;
}

const DEGREES = new Set("bs ba bsc ms ma msc mba phd".split(" "));
/** Words after `MS` that make it Microsoft. */
const MICROSOFT = new Set(
  "office 365 dynamics word excel project access teams sql azure windows outlook powerpoint sharepoint visio".split(
    " ",
  ),
);

/**
 * Includes the second degree of `BS/MS in chemistry`, because only the lower one is a requirement.
 * In `BS, MS Office`, MS is not a degree.
 */
function withNextDegree(tokens: Token[], { from, to }: TokenRange): TokenRange {
  const [next, after] = [tokens[to], tokens[to + 1]];
  const isNext = next?.gap === GAP.list && DEGREES.has(next.low);
  const isOther = next?.low === "ms" && after !== undefined && MICROSOFT.has(after.low);
  return isNext && !isOther ? { from, to: to + 1 } : { from, to };
}

const overlap = (a: TokenRange, b: TokenRange) => a.from < b.to && b.from < a.to;
