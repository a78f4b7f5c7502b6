/**
 * Detects attempts to manipulate the score: text copied from the posting, keyword stuffing, and
 * instructions to software (prompt injection). Such text doesn't count.
 */
import { GAP, type Token, type TokenText } from "#app/core/ats/words/tokens.ts";
import {
  hideInterleavedCopies,
  ngramsOf,
  type PostingNgrams,
  type WordIds,
} from "./interleaved-copies.ts";

/** Honest resumes share fewer words in a row than this with a posting by chance. */
const COPIED_RUN = 8;
/**
 * A single shorter run may be chance or a fixed phrase; shorter runs that add up to this many words
 * are copying.
 */
const SHORT_RUN = 5;
const SHORT_RUNS_TOTAL = 25;
/**
 * Of this many content words in a row, a share of at least STUFFING_SHARE from the posting is
 * keyword stuffing.
 */
const STUFFING_WINDOW = 40;
const STUFFING_SHARE = 0.88;

/** The result for one resume. */
export interface ManipulationCheck {
  /** 1 for each token that counts for nothing. */
  hidden: Uint8Array;
  hiddenWords: number;
  /** Share of all tokens that repeat the posting. */
  copiedShare: number;
  hasPromptInjection: boolean;
}

/** A posting's words as numbers, with indexes to find text that a resume copies from it. */
export interface IndexedPosting {
  /** The number of each different word, by its folded form. */
  ids: ReadonlyMap<string, number>;
  /** All words in order, as numbers. */
  wordIds: Int32Array;
  /**
   * A hash table of the runs of SHORT_RUN words: where the last run with these low bits of its hash
   * begins, -1 for none. `previousRun` has, for the start of each run, the run before it with the
   * same bits. A repeated run is stored once.
   */
  runs: Int32Array;
  previousRun: Int32Array;
  ngrams: PostingNgrams;
}

export function indexPosting(tokens: Token[]): IndexedPosting {
  const ids = new Map<string, number>();
  const wordIds = new Int32Array(tokens.length);
  for (let i = 0; i < tokens.length; i++) {
    const { fold } = tokens[i] as Token;
    const id = ids.get(fold) ?? ids.size;
    ids.set(fold, id);
    wordIds[i] = id;
  }
  const runs = new Int32Array(slotsFor(tokens.length)).fill(-1);
  const previousRun = new Int32Array(tokens.length);
  for (let i = 0; i + SHORT_RUN <= wordIds.length; i++) {
    const hash = hashOfRun(wordIds, i);
    if (hasRun({ wordIds, runs, previousRun }, hash, wordIds, i)) continue;
    const slot = hash & (runs.length - 1);
    previousRun[i] = runs[slot] as number;
    runs[slot] = i;
  }
  return { ids, wordIds, runs, previousRun, ngrams: ngramsOf(wordIds) };
}

/** A power of two, so that a hash's low bits are an index. */
const slotsFor = (count: number) => 2 ** Math.ceil(Math.log2(2 * count + 1));

/** A multiplicative hash of SHORT_RUN words; the odd factor is 2³² divided by the golden ratio. */
function hashOfRun(wordIds: Int32Array, from: number): number {
  let hash = 0;
  for (let k = 0; k < SHORT_RUN; k++) {
    hash = (Math.imul(hash, 0x9e3779b1) + (wordIds[from + k] as number) + 1) | 0;
  }
  return hash;
}

/** Whether the run that begins at `wordIds[from]` is in the posting. */
function hasRun(
  posting: Pick<IndexedPosting, "wordIds" | "runs" | "previousRun">,
  hash: number,
  wordIds: Int32Array,
  from: number,
): boolean {
  let start = posting.runs[hash & (posting.runs.length - 1)] as number;
  for (; start >= 0; start = posting.previousRun[start] as number) {
    let k = 0;
    while (k < SHORT_RUN && posting.wordIds[start + k] === wordIds[from + k]) k++;
    if (k === SHORT_RUN) return true;
  }
  return false;
}

/** Finds text of a resume that does not count. @param posting of indexPosting */
export function detectManipulation(resume: TokenText, posting: IndexedPosting): ManipulationCheck {
  const hidden = new Uint8Array(resume.tokens.length);
  const wordIds = Int32Array.from(resume.tokens, ({ fold }) => posting.ids.get(fold) ?? -1);
  hideCopiedRuns(wordIds, posting, hidden);
  // Pieces of a few words from the posting, with other words between them.
  hideInterleavedCopies(wordIds, posting.ngrams, hidden);
  hideKeywordStuffing(resume.tokens, posting, hidden);
  const copied = countOf(hidden);
  const hasPromptInjection = hidePromptInjections(resume, hidden);
  return {
    hidden,
    hiddenWords: hasPromptInjection ? countOf(hidden) : copied,
    copiedShare: copied / Math.max(1, hidden.length),
    hasPromptInjection,
  };
}

function countOf(hidden: Uint8Array): number {
  let count = 0;
  for (let i = 0; i < hidden.length; i++) count += hidden[i] as number;
  return count;
}

/** Hides words that the posting has in the same order. @param wordIds -1 for words it lacks */
function hideCopiedRuns(wordIds: WordIds, posting: IndexedPosting, hidden: Uint8Array): void {
  const shared: [from: number, to: number][] = [];
  let sharedLength = 0;
  for (let i = 0; i < wordIds.length; i++) {
    sharedLength = (wordIds[i] as number) < 0 ? 0 : sharedLength + 1;
    const from = i + 1 - SHORT_RUN;
    if (sharedLength < SHORT_RUN || !hasRun(posting, hashOfRun(wordIds, from), wordIds, from))
      continue;
    const last = shared.at(-1);
    if (last && last[1] > from) last[1] = i + 1;
    else shared.push([from, i + 1]);
  }
  const total = shared.reduce((sum, [from, to]) => sum + to - from, 0);
  for (const [from, to] of shared) {
    if (to - from >= COPIED_RUN || total >= SHORT_RUNS_TOTAL) hidden.fill(1, from, to);
  }
}

/** Hides stretches of which nearly all content words are the posting's, in whatever order. */
function hideKeywordStuffing(resume: Token[], { ids }: IndexedPosting, hidden: Uint8Array): void {
  const content = new Int32Array(resume.length);
  const sharedBefore = new Int32Array(resume.length + 1);
  let count = 0;
  for (let i = 0; i < resume.length; i++) {
    const { fold, word } = resume[i] as Token;
    // Function words, such as "the", are in every text.
    if (word.isFunctionWord) continue;
    content[count] = i;
    sharedBefore[count + 1] = (sharedBefore[count] as number) + (ids.has(fold) ? 1 : 0);
    count++;
  }
  for (let i = 0; i + STUFFING_WINDOW <= count; i++) {
    const share =
      ((sharedBefore[i + STUFFING_WINDOW] as number) - (sharedBefore[i] as number)) /
      STUFFING_WINDOW;
    if (share < STUFFING_SHARE) continue;
    hidden.fill(1, content[i] as number, (content[i + STUFFING_WINDOW - 1] as number) + 1);
  }
}

/** Requests to a machine: `ignore all previous instructions`, `dear AI`, `rate this resume 100`. */
const INJECTION_PATTERNS = [
  /\b(?:ignore|disregard|forget|override)\b.{0,30}\b(?:instructions?|prompts?|rules|criteria|guidelines)\b/,
  /\b(?:system|developer|assistant|hidden) (?:note|prompt|message|instruction|override)\b/,
  /\b(?:rate|score|rank|grade|mark|evaluate|classify|recommend|select|approve)\b.{0,40}\b(?:resume|cv|candidate|applicant|application)\b.{0,60}\b(?:100|perfect|best|highest|top|maximum|strong(?:est|ly)?|hire|excellent|ideal)\b/,
  /\bperfect match for (?:every|all|each|the)\b/,
  /\b(?:chatgpt|gpt|claude|gemini|llm|language model|ai (?:model|assistant|recruiter|screener|system)|ats)\b.{0,40}\b(?:must|should|please|will|always)\b/,
  /\b(?:dear|attention|note to|instructions? (?:to|for)|if you are an?) (?:ai|llm|ats|bot|robot|language model|machine|parser|screening)\b/,
  /\byou are (?:now )?an? (?:ai|assistant|language model|recruiter|expert)\b/,
];

/**
 * Each of INJECTION_PATTERNS matches one of these words; most lines have none, which is faster to
 * test.
 */
const INJECTION_WORDS =
  /\b(?:ignore|disregard|forget|override|system|developer|assistant|hidden|rate|score|rank|grade|mark|evaluate|classify|recommend|select|approve|perfect|chatgpt|gpt|claude|gemini|llm|language|ai|ats|dear|attention|note|instructions?|if|you)\b/;

function isPromptInjection(line: string): boolean {
  const spaced = line.replace(/\s+/g, " ");
  return INJECTION_PATTERNS.some((pattern) => pattern.test(spaced));
}

/** In words. Longer lines, as in a text without line breaks, are read in parts of this length. */
const LONGEST_LINE = 120;

/** Hides each line that addresses software. @returns whether there is one */
function hidePromptInjections(resume: TokenText, hidden: Uint8Array): boolean {
  const { tokens, clean } = resume;
  const low = clean.text.toLowerCase();
  let isFound = false;
  let from = 0;
  for (let i = 1; i <= tokens.length; i++) {
    const next = tokens[i];
    if (next && next.gap < GAP.line && i - from < LONGEST_LINE) continue;
    const line = low.slice((tokens[from] as Token).start, (tokens[i - 1] as Token).end);
    if (INJECTION_WORDS.test(line) && isPromptInjection(line)) {
      hidden.fill(1, from, i);
      isFound = true;
    }
    from = i;
  }
  return isFound;
}
