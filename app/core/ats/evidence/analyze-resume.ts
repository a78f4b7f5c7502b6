/**
 * Prepares a resume for finding evidence of a posting's requirements: which of its words count
 * (manipulated text, personal details and unfinished lines don't), and indexes of those that do.
 */
import { countTrades, type WordWeights, weighWords } from "#app/core/ats/affinity.ts";
import { type Claims, isMasked } from "#app/core/ats/claims/claim-status.ts";
import { foreignCues } from "#app/core/ats/claims/cues-by-language.ts";
import type { PostingIndirectWork } from "#app/core/ats/claims/posting-indirect-work.ts";
import { readClaims } from "#app/core/ats/claims/read-claims.ts";
import type { Occupations } from "#app/core/ats/occupations/occupations.ts";
import type { Posting } from "#app/core/ats/posting/posting.ts";
import type { Term } from "#app/core/ats/words/dictionary.ts";
import { findTerms, type Hit } from "#app/core/ats/words/find-terms.ts";
import { numberItems } from "#app/core/ats/words/line-items.ts";
import { indexPhrases, type PhraseIndex } from "#app/core/ats/words/phrase-index.ts";
import type { ProductKind } from "#app/core/ats/words/product-kinds.ts";
import { readSentenceRoots, type SentenceRoots } from "#app/core/ats/words/sentence-roots.ts";
import type { TokenRange } from "#app/core/ats/words/token-range.ts";
import type { TokenText } from "#app/core/ats/words/tokens.ts";
import { type JobEntry, jobEntries } from "./job-entries.ts";
import { detectManipulation, type ManipulationCheck } from "./manipulation.ts";
import { readPersonalDetails } from "./personal-details.ts";
import { findProducts } from "./product-evidence.ts";
import type { Relations } from "./relations.ts";
import { headingAt, sectionReader } from "./resume-sections.ts";
import { markUnfinishedLines } from "./unfinished-lines.ts";

export interface AnalyzedResume {
  text: TokenText;
  today: Date;
  manipulation: ManipulationCheck;
  claims: Claims;
  /**
   * The kinds of indirect work (selling, booking …) that the posting asks for, by a requirement's
   * wording.
   */
  indirectWork: PostingIndirectWork["bySurface"];
  /**
   * 1 for each word that doesn't count: hidden by manipulation.ts, personal, or of an unfinished line.
   */
  hidden: Uint8Array;
  /**
   * 1 for each word of an unfinished line (unfinished-lines.ts); null if such lines are not looked
   * for.
   */
  unfinished: Uint8Array | null;
  /** The dictionary's terms in the text that is not hidden, claimed or not, in the text's order. */
  hits: Map<Term, Hit[]>;
  /** The weights of its words (affinity.ts). */
  wordWeights: WordWeights;
  /** How much the resume is about each trade (affinity.ts). */
  tradeCounts: Float64Array;
  /** The number of each token's item (line-items.ts). */
  items: Uint32Array;
  /** The claimed words: not wished for, denied, sold and so on (claim-status.ts). */
  phrases: PhraseIndex;
  /** The same with words that are not claimed; null if all words are claimed. */
  namedPhrases: PhraseIndex | null;
  /** The claimed words by their roots. */
  roots: SentenceRoots;
  /** The claimed products by their kind. */
  products: ReadonlyMap<ProductKind, TokenRange>;
  relations: Relations;
  /** The number of claimed words. */
  countedWords: number;
  /** The section of a token; null before the first heading. */
  sectionAt(at: number): string | null;
  /** The jobs (job-entries.ts). */
  jobs: JobEntry[];
  occupations: Occupations | null;
  /** Written in German, French, Spanish or Polish. */
  isForeign: boolean;
}

/** @param today for dates until which a license is valid, or after which a degree is expected */
export function analyzeResume(text: TokenText, posting: Posting, today: Date): AnalyzedResume {
  const { dictionary, relations, wordKnowledge } = posting.model;
  const manipulation = detectManipulation(text, posting.postingWords);
  const claims = readClaims(text, today, posting.indirectWork.jobKinds);
  const sectionAt = sectionReader(text.tokens);
  const { personal, excludedFromSimilarity } = readPersonalDetails(text, sectionAt);
  const isForeign = foreignCues(text.tokens).length > 0;
  const unfinished = isForeign ? null : markUnfinishedLines(text);
  const hidden = manipulation.hidden.map(
    (flag, index) => flag | (personal[index] as number) | (unfinished?.[index] ?? 0),
  );
  // 1 for each word that is hidden or not claimed.
  const masked = hidden.map((flag, index) =>
    flag === 1 || isMasked(claims[index] as number) ? 1 : 0,
  );
  // 1 for each word that is left out when the resume is compared with the posting by words.
  const unweighedWords = masked.map(
    (flag, index) => flag | (excludedFromSimilarity[index] as number),
  );
  const items = numberItems(text, (index) => headingAt(text.tokens, index) !== null);
  const hits = new Map<Term, Hit[]>();
  const allHits = withinItems(findTerms(text, dictionary), items);
  for (const hit of allHits) {
    let isHidden = false;
    for (let i = hit.from; i < hit.to; i++) if (hidden[i]) isHidden = true;
    if (isHidden) continue;
    const same = hits.get(hit.form.term);
    if (same) same.push(hit);
    else hits.set(hit.form.term, [hit]);
  }
  const hasMasked = claims.some(isMasked);
  const jobs = jobEntries({ text, hidden, today, sectionAt }, posting);
  return {
    text,
    today,
    manipulation,
    claims,
    indirectWork: posting.indirectWork.bySurface,
    hidden,
    unfinished,
    hits,
    wordWeights: weighWords(text.tokens, allHits, unweighedWords),
    tradeCounts: countTrades(dictionary.trades.length, allHits, unweighedWords),
    items,
    phrases: indexPhrases(text.tokens, masked, items, posting.searchedWords),
    namedPhrases: hasMasked
      ? indexPhrases(text.tokens, hidden, items, posting.searchedWords)
      : null,
    roots: readSentenceRoots(text.tokens, masked),
    products: findProducts(text.tokens, masked, wordKnowledge?.kinds),
    relations,
    countedWords: masked.reduce((count, flag) => count + 1 - flag, 0),
    sectionAt,
    jobs,
    occupations: posting.model.occupations,
    isForeign,
  };
}

/** The names whose words are in one item, and whether each is part of a longer one of these. */
function withinItems(hits: Hit[], items: Uint32Array): Hit[] {
  let covered = 0;
  return hits.flatMap((hit) => {
    if (items[hit.from] !== items[hit.to - 1]) return [];
    const isInsideLongerHit = hit.isInsideLongerHit && hit.to <= covered;
    covered = Math.max(covered, hit.to);
    return { ...hit, isInsideLongerHit };
  });
}
