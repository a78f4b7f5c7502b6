/**
 * Finds text that a resume copies from the posting with other words put between the copied ones, by
 * the posting's bigrams and trigrams (two and three adjacent words). Such text does not count in the
 * score (manipulation.ts).
 */

/**
 * A text with each word as its number in the posting; -1 for a word that the posting does not
 * contain.
 */
export type WordIds = Int32Array;

/** A posting's bigrams and trigrams, each as one number. */
export interface PostingNgrams {
  bigrams: ReadonlySet<number>;
  trigrams: ReadonlySet<number>;
}

/** At most this many other words may be between two words of a bigram or trigram. */
const MAX_BETWEEN = 4;
/**
 * Shares of a posting's bigrams and trigrams that a resume cannot reach by chance. The highest were
 * 16% and 4% in 700 honest resumes, 15% and 8% in those of good candidates; postings cut into
 * pieces of one to four words reach 95% and 90%.
 */
const MIN_COPIED_BIGRAMS = 0.3;
const MIN_COPIED_TRIGRAMS = 0.15;
/** Fewer bigrams or trigrams may be chance in a short posting. */
const MIN_NGRAMS = 20;
/**
 * Copying in one place: if more than MAX_IN_TRIGRAMS of this many words in a row belong to trigrams,
 * they are copied, however small their share of the posting.
 */
const WINDOW = 120;
const MAX_IN_TRIGRAMS = 36;

/** More than any word number; three numbers as digits in this base are exact in a double. */
const BASE = 1 << 15;
const bigramKey = (a: number, b: number) => a * BASE + b;
const trigramKey = (a: number, b: number, c: number) => bigramKey(a, b) * BASE + c;

/** @param wordIds the posting's words */
export function ngramsOf(wordIds: WordIds): PostingNgrams {
  const bigrams = new Set<number>();
  const trigrams = new Set<number>();
  for (let i = 0; i + 1 < wordIds.length; i++) {
    const [a, b, c] = [wordIds[i] as number, wordIds[i + 1] as number, wordIds[i + 2]];
    bigrams.add(bigramKey(a, b));
    if (c !== undefined) trigrams.add(trigramKey(a, b, c));
  }
  return { bigrams, trigrams };
}

/**
 * Marks copied words.
 * @param wordIds the resume's words
 * @param hidden set to 1 for each word of a copied part
 */
export function hideInterleavedCopies(
  wordIds: WordIds,
  posting: PostingNgrams,
  hidden: Uint8Array,
): void {
  const inBigrams = new Uint8Array(wordIds.length);
  const inTrigrams = new Uint8Array(wordIds.length);
  const bigrams = new Set<number>();
  const trigrams = new Set<number>();
  for (let i = 0; i < wordIds.length; i++) {
    const a = wordIds[i] as number;
    if (a < 0) continue;
    for (let k = i + 1; k <= i + 1 + MAX_BETWEEN && k < wordIds.length; k++) {
      const b = wordIds[k] as number;
      if (b < 0 || !posting.bigrams.has(bigramKey(a, b))) continue;
      bigrams.add(bigramKey(a, b));
      inBigrams.fill(1, i, k + 1);
      for (let l = k + 1; l <= k + 1 + MAX_BETWEEN && l < wordIds.length; l++) {
        const c = wordIds[l] as number;
        if (c < 0 || !posting.trigrams.has(trigramKey(a, b, c))) continue;
        trigrams.add(trigramKey(a, b, c));
        for (const at of [i, k, l]) inTrigrams[at] = 1;
        break;
      }
    }
  }
  const isCopiedOverall =
    isCopied(bigrams, posting.bigrams, MIN_COPIED_BIGRAMS) ||
    isCopied(trigrams, posting.trigrams, MIN_COPIED_TRIGRAMS);
  if (isCopiedOverall) hideMarked(inBigrams, hidden, 0, wordIds.length);
  else hideDense(inTrigrams, inBigrams, hidden);
}

const isCopied = (found: ReadonlySet<number>, all: ReadonlySet<number>, share: number) =>
  found.size >= MIN_NGRAMS && found.size >= share * all.size;

/** Hides the parts of a text where trigrams are dense (WINDOW, MAX_IN_TRIGRAMS). */
function hideDense(inTrigrams: Uint8Array, inBigrams: Uint8Array, hidden: Uint8Array): void {
  let count = 0;
  let from = 0;
  for (let i = 0; i < inTrigrams.length; i++) {
    count += inTrigrams[i] as number;
    if (i >= WINDOW) count -= inTrigrams[i - WINDOW] as number;
    if (count <= MAX_IN_TRIGRAMS) continue;
    // Skips words that an earlier window has hidden.
    hideMarked(inBigrams, hidden, Math.max(from, i - WINDOW + 1), i + 1);
    from = i + 1;
  }
}

/** Hides the marked words and the few words between two of them. */
function hideMarked(marked: Uint8Array, hidden: Uint8Array, from: number, to: number): void {
  let last = -1;
  for (let i = from; i < to; i++) {
    if (marked[i] !== 1) continue;
    hidden.fill(1, last >= 0 && i - last <= 2 * MAX_BETWEEN ? last : i, i + 1);
    last = i;
  }
}
