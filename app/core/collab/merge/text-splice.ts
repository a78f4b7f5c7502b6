/** Turns "this text became that text" into small splices, so that edits made meanwhile survive. */
import diff from "fast-diff";

/** Removes `remove` characters at `index`, then inserts `insert` there. */
export interface Splice {
  index: number;
  remove: number;
  insert: string;
}

/**
 * The one splice a keystroke, paste or deletion makes. `caret` is the selection's start after the
 * edit: in "aa" it decides which of the two was typed. Never cuts a surrogate pair in half.
 */
export function spliceOf(before: string, after: string, caret = after.length): Splice | null {
  if (before === after) return null;
  const shorter = Math.min(before.length, after.length);
  let suffix = commonEnd(before, after, Math.min(shorter, Math.max(0, after.length - caret)));
  let prefix = commonStart(before, after, shorter - suffix);
  // The caret is only a hint: with the prefix known, the suffix may also begin before it.
  suffix = commonEnd(before, after, shorter - prefix);
  if (prefix > 0 && isHighSurrogate(before, prefix - 1)) prefix--;
  if (suffix > 0 && isLowSurrogate(before, before.length - suffix)) suffix--;
  return {
    index: prefix,
    remove: before.length - prefix - suffix,
    insert: after.slice(prefix, after.length - suffix),
  };
}

/**
 * Length of the common prefix, at most `limit`. At a keystroke all of it matches: the fast path.
 */
function commonStart(a: string, b: string, limit: number): number {
  if (a.startsWith(b.slice(0, limit))) return limit;
  let count = 0;
  while (count < limit && a[count] === b[count]) count++;
  return count;
}

function commonEnd(a: string, b: string, limit: number): number {
  if (a.endsWith(b.slice(b.length - limit))) return limit;
  let count = 0;
  while (count < limit && a.at(-1 - count) === b.at(-1 - count)) count++;
  return count;
}

const isHighSurrogate = (text: string, index: number) =>
  (text.charCodeAt(index) & 0xfc00) === 0xd800;
const isLowSurrogate = (text: string, index: number) =>
  (text.charCodeAt(index) & 0xfc00) === 0xdc00;

/** Above these products of lengths a diff by characters, or by words, would take too long. */
const MAX_CHARACTER_STEPS = 1_000_000;
const MAX_WORD_STEPS = 4_000_000;
/** Each word is coded as one character, and the codes must stay below those of surrogates. */
const MAX_WORDS = 50_000;

/** Several splices in order; each index counts in the text that the splices before it have left. */
export function splicesOf(before: string, after: string): Splice[] {
  const wholeSplice = spliceOf(before, after);
  if (!wholeSplice || wholeSplice.remove === 0 || wholeSplice.insert === "")
    return wholeSplice ? [wholeSplice] : [];
  const removedText = before.slice(wholeSplice.index, wholeSplice.index + wholeSplice.remove);
  if (removedText.length * wholeSplice.insert.length <= MAX_CHARACTER_STEPS) {
    return fromDiff(
      diff(removedText, wholeSplice.insert, undefined, true),
      wholeSplice.index,
      (text) => text,
    );
  }
  const words = new Map<string, string>();
  const coded = [encodeWords(removedText, words), encodeWords(wholeSplice.insert, words)] as const;
  if (coded[0].length * coded[1].length > MAX_WORD_STEPS || words.size > MAX_WORDS)
    return [wholeSplice];
  const byCode = new Map([...words].map(([word, code]) => [code, word]));
  const decode = (text: string) => Array.from(text, (code) => byCode.get(code)).join("");
  return fromDiff(diff(coded[0], coded[1]), wholeSplice.index, decode);
}

function encodeWords(text: string, words: Map<string, string>): string {
  let coded = "";
  for (const word of text.match(/\S+\s*|\s+/g) ?? []) {
    let code = words.get(word);
    if (code === undefined) {
      code = String.fromCharCode(words.size + 1);
      words.set(word, code);
    }
    coded += code;
  }
  return coded;
}

function fromDiff(parts: diff.Diff[], from: number, decode: (text: string) => string): Splice[] {
  const splices: Splice[] = [];
  let index = from;
  for (const [kind, coded] of parts) {
    const text = decode(coded);
    if (kind === diff.DELETE) splices.push({ index, remove: text.length, insert: "" });
    if (kind === diff.INSERT) splices.push({ index, remove: 0, insert: text });
    if (kind !== diff.DELETE) index += text.length;
  }
  return splices;
}
