/**
 * The minimum probability, by the tagger (the trained model of tagger.ts), at which a known name
 * counts as a requirement although the tagger did not mark it, in clauses that ask and in others. The
 * tagger learned from few postings of most trades, so without this rule a list may miss PostgreSQL,
 * or wound care in a nurse's posting. All numbers are cross-validated (docs/ats-benchmark.md).
 */
import type { Hit } from "#app/core/ats/words/find-terms.ts";
import { LANGUAGE } from "#app/core/ats/words/spoken-languages.ts";
import { isSoftware } from "#app/core/ats/words/terms.ts";
import { GAP, type Token } from "#app/core/ats/words/tokens.ts";
import { isAside } from "./line-kind.ts";
import type { Clause } from "./posting-lines.ts";

/** By group of names (groupOf), in clauses that ask for something and in others. */
const MIN_PROBABILITY = {
  /** Software or data, with a capital: unambiguous, so hardly any probability is needed. */
  software: { asking: 0.005, other: 0.005 },
  /** A unique spelling: HubSpot, QuickBooks. */
  brand: { asking: 0.001, other: 0.005 },
  /** One word, of the posting's trade. */
  ownTrade: { asking: 0.002, other: 0.002 },
  /** Several words: unambiguous. */
  long: { asking: 0, other: 0 },
  /** One word, of another trade. */
  short: { asking: 0.001, other: 0.01 },
  /** Shared by all trades, or an ordinary word. */
  other: { asking: 0.1, other: 0.3 },
} as const;

/**
 * A posting is of a trade if it has this many different names of it, and this share of all its
 * names.
 */
const TRADE_NAMES = 3;
const TRADE_SHARE = 0.6;

/** Whether a name surely means a skill of a single trade. */
const isSureName = ({ form, isFoundByCapital }: Hit) =>
  form.term.kind === "hard" && form.term.trade >= 0 && !form.needsContext && !isFoundByCapital;

/** The trade of most of a posting's names; -1 if they are mixed or few. @param trades their number */
export function tradeOfPosting(names: Hit[], trades: number): number {
  const sure = new Set(names.filter(isSureName).map(({ form }) => form.term));
  const counts = new Uint32Array(trades);
  for (const { trade } of sure) counts[trade] = (counts[trade] as number) + 1;
  const maxCount = Math.max(0, ...counts);
  return maxCount >= TRADE_NAMES && maxCount >= TRADE_SHARE * sure.size
    ? counts.indexOf(maxCount)
    : -1;
}

/** A name of the posting's trade counts even if it is an ordinary word: triage, typography. */
export const isOfPostingsTrade = (
  { form: { term }, isFoundByCapital }: Hit,
  postingTrade: number,
): boolean =>
  postingTrade >= 0 && term.trade === postingTrade && term.kind === "hard" && !isFoundByCapital;

/** Abbreviations up to this length mean different things in different trades. */
const MAX_AMBIGUOUS_LETTERS = 4;

/**
 * Whether a name is an abbreviation of another trade: EMT is a medic, but not to an electrician.
 * Postings for software may use those of every trade.
 */
export function isOtherTradesAbbreviation(
  tokens: Token[],
  { from, to, form }: Hit,
  postingTrade: number,
): boolean {
  const { term, isName } = form;
  const { word, low } = tokens[from] as Token;
  const isAbbreviation =
    to - from === 1 && !isName && word.isAcronymLike && low.length <= MAX_AMBIGUOUS_LETTERS;
  return (
    isAbbreviation &&
    // Trades 0 and 1 are software (isSoftware).
    postingTrade > 1 &&
    term.kind === "hard" &&
    term.trade >= 0 &&
    term.trade !== postingTrade
  );
}

/** Words of licenses and trades beside an abbreviation. */
const BESIDE_DOCUMENT =
  /^(?:certified|certification|certificate|licen[cs]ed?|technician|breeder|permit)$/;

/**
 * Whether an abbreviation of software means something else in a posting without other software: the AI
 * of `AI certified` for who breeds cows, though not of `AI tools`.
 * @param names all names of the posting
 */
export function isOfOtherWork(tokens: Token[], hit: Hit, names: Hit[]): boolean {
  const { from, to, form } = hit;
  const isAbbreviation =
    to - from === 1 && !form.isName && tokens[from]?.word.isAcronymLike === true;
  if (!isAbbreviation || !form.needsContext || !isSoftware(form.term)) return false;
  const next = tokens[to];
  if (!next || next.gap > GAP.hyphen || !BESIDE_DOCUMENT.test(next.low)) return false;
  return !names.some((other) => isSoftware(other.form.term) && other.form.term !== form.term);
}

/** The minimum probability for a name to count. @param postingTrade see tradeOfPosting */
export function minNameProbability(
  tokens: Token[],
  hit: Hit,
  clause: Clause,
  postingTrade: number,
): number {
  // A spoken language is asked for in every trade, so the other names of a posting tell nothing of it.
  if (clause.isRequirement && !isAside(clause.kind) && LANGUAGE.test(hit.form.term.name))
    return MIN_PROBABILITY.brand.asking;
  const { asking, other } = isAside(clause.kind)
    ? MIN_PROBABILITY.other
    : MIN_PROBABILITY[groupOf(tokens, hit, postingTrade)];
  return clause.isRequirement ? asking : other;
}

function groupOf(tokens: Token[], hit: Hit, postingTrade: number): keyof typeof MIN_PROBABILITY {
  const { term, needsContext } = hit.form;
  if (hit.isFoundByCapital || term.kind !== "hard") return "other";
  const written = tokens.slice(hit.from, hit.to);
  if (isSoftware(term) && written.some(({ raw, low }) => raw !== low)) return "software";
  if (written.some(({ raw }) => INNER_CAPITAL.test(raw))) return "brand";
  const isOrdinary = term.trade < 0 || needsContext;
  if (written.length > 1 && !isOrdinary) return "long";
  if (isOfPostingsTrade(hit, postingTrade)) return "ownTrade";
  return isOrdinary ? "other" : "short";
}

const INNER_CAPITAL = /\p{Ll}\p{Lu}/u;
