/**
 * The first step of reading a posting's requirements: its clauses (sentences, headings and list
 * items), its known names (terms of the dictionary), and the spans that the tagger marks as
 * requirements.
 */
import type { AtsModel } from "#app/core/ats/model.ts";
import { tagFeatures } from "#app/core/ats/tagger/tag-features.ts";
import { type Tags, tagClauses } from "#app/core/ats/tagger/tagger.ts";
import { findTerms, type Hit } from "#app/core/ats/words/find-terms.ts";
import type { TokenRange } from "#app/core/ats/words/token-range.ts";
import { GAP, type Token, type TokenText } from "#app/core/ats/words/tokens.ts";
import { isOfOtherWork, isOtherTradesAbbreviation, tradeOfPosting } from "./name-probability.ts";
import { type NamesIn, nameFinder } from "./names-in.ts";
import { type Clause, readClauses, startsWithBullet } from "./posting-lines.ts";
import { withSharedHeads } from "./shared-heads.ts";
import { isWordOfName, spelledOutNames, withWholeNames } from "./spelled-out-names.ts";
import { splitSpan } from "./split-span.ts";

/** Subtracted from the tagger's score for "no requirement", more in lines that ask; cross-validated. */
const BIAS = { asking: 1.4, other: 0.8 } as const;

export interface PostingAnalysis {
  clauses: Clause[];
  clauseAt(at: number): Clause | undefined;
  /** All known names, including those within longer ones. */
  hits: Hit[];
  /** Known names that are not part of a longer one. */
  names: Hit[];
  namesIn: NamesIn;
  /** The posting's trade; -1 if unknown (tradeOfPosting). */
  postingTrade: number;
  tags: Tags;
  /** The tagger's spans, split into single requirements. */
  pieces: TokenRange[];
  isEnglish: boolean;
}

/**
 * @param language of the posting (detectLanguage); null if unknown, which counts as English
 */
export function analyzePosting(
  text: TokenText,
  language: string | null,
  { dictionary, tagger }: AtsModel,
): PostingAnalysis {
  const { tokens } = text;
  const clauses = readClauses(text);
  const hits = findTerms(text, dictionary).filter((hit) => !isOfTwoItems(text, hit));
  // Without names that are another word here.
  const wholeNames = spelledOutNames(tokens);
  const meantHits = hits.filter(
    (hit) => !hit.isInsideLongerHit && !isOtherMeaning(text, hit) && !isWordOfName(hit, wholeNames),
  );
  const postingTrade = tradeOfPosting(meantHits, dictionary.trades.length);
  const names = withSharedHeads(
    tokens,
    meantHits.filter(
      (hit) =>
        text.isAllSameCase ||
        !(
          isOtherTradesAbbreviation(tokens, hit, postingTrade) ||
          isOfOtherWork(tokens, hit, meantHits)
        ),
    ),
  );
  const namesIn = nameFinder(names);
  const biasOf = (clause: Clause) => (clause.isRequirement ? BIAS.asking : BIAS.other);
  const tags = tagClauses(tagger, tagFeatures(text, hits, clauses), clauses, biasOf);
  return {
    clauses,
    clauseAt: clauseReader(clauses, tokens.length),
    hits,
    names,
    namesIn,
    postingTrade,
    tags,
    pieces: withWholeNames(
      tags.spans.flatMap((span) => splitSpan(tokens, span, namesIn)),
      wholeNames,
    ),
    isEnglish: language === null || language === "en",
  };
}

/** Returns a function from a token's position to its clause. @param count of tokens */
function clauseReader(clauses: Clause[], count: number): (at: number) => Clause | undefined {
  const numbers = new Uint32Array(count);
  for (const [number, { from, to }] of clauses.entries()) numbers.fill(number, from, to);
  return (at) => clauses[numbers[at] as number];
}

/** Whether its words are the end of one item of a list and the begin of the next: `Pro` and `E-filing`. */
function isOfTwoItems(text: TokenText, { from, to }: Hit): boolean {
  const rest = text.tokens.slice(from + 1, to);
  return rest.some((token) => token.gap === GAP.line && startsWithBullet(text, token));
}

/** Whether a form is paperwork of the applicant: `complete Form I-9`. */
const isFormToFill = (tokens: Token[], index: number) =>
  tokens[index - 1]?.low === "form" &&
  /^(?:an?|the|your|complete|completing|sign|submit|fill)$/.test(tokens[index - 2]?.low ?? "");

/** Words beside `spring` by which it is the season. */
const SEASON_BESIDE = /^(?:summer|autumn|fall|winter|last|next|this|early|late|the|and|or|every)$/;
const isSeason = (tokens: Token[], index: number) =>
  SEASON_BESIDE.test(tokens[index - 1]?.low ?? "") ||
  SEASON_BESIDE.test(tokens[index + 1]?.low ?? "");

/** Whether endorsements are those of insurance policies, not of licenses: `Hazmat endorsement`. */
const isOfInsurance = (tokens: Token[], index: number) =>
  tokens
    .slice(Math.max(0, index - 4), index + 5)
    .some(({ fold }) =>
      /^(?:policy|insurance|insurer|premium|coverage|renewal|cancellation|underwriting|claim)$/.test(
        fold,
      ),
    );

/** Levels of knowledge that are also names of programming languages in the dictionary. */
const LEVELS = new Set(["fluent", "basic"]);

/** Names that in capitals are something else: ADA is a law, DBT a therapy. */
const OTHER_IN_CAPITALS = new Set(["ada", "dbt"]);

/**
 * Whether the name is another word here: `Fluent English`, `basic SQL` are levels, not languages.
 */
function isOtherMeaning({ tokens, isAllSameCase }: TokenText, { from, to }: Hit): boolean {
  const { raw, low } = tokens[from] as Token;
  if (isFormToFill(tokens, from)) return true;
  // `a Level II trauma center` is not an A level.
  if (to - from > 1) return raw === "a" && /^Level/.test(tokens[from + 1]?.raw ?? "");
  if (low === "spring") return !isAllSameCase && raw === low && isSeason(tokens, from);
  if (low === "english" && tokens[from - 1]?.low === "plain") return true;
  if (/^endorsements?$/.test(low)) return !isOfInsurance(tokens, from);
  if (low === "switch" && tokens[from - 1]?.low === "to") return true;
  if (low === "reporting" && /^(?:to|into|directly)$/.test(tokens[to]?.low ?? "")) return true;
  const isCapitals = !isAllSameCase && raw === raw.toUpperCase();
  return LEVELS.has(low) ? !isCapitals : OTHER_IN_CAPITALS.has(low) && isCapitals;
}
