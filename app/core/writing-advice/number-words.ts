/** Numbers said in words: "twenty-five", "one hundred and fifty", "half a million", "two thirds", "dozens". */

export interface Amount {
  /** Where it stands in the text. */
  at: number;
  end: number;
  /** A text where how many is not said: "dozens". */
  value: number | string;
  /** What it is counted in, as far as it is clear from itself: "%" of a third. */
  name: string;
}

const counted = (words: string, first: number, step = 1) =>
  words.split(" ").map((word, i): [string, number] => [word, first + i * step]);
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety";
const SMALL = new Map([
  ...counted(
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
    0,
  ),
  ...counted(TENS, 20, 10),
  // Run together: twentyfive.
  ...TENS.split(" ").flatMap((ten, i) =>
    counted(
      "one two three four five six seven eight nine".replace(/\w+/g, (unit) => ten + unit),
      20 + 10 * i + 1,
    ),
  ),
]);
const LARGE = new Map(
  Object.entries({
    decade: 10,
    dozen: 12,
    century: 100,
    lakh: 1e5,
    crore: 1e7,
    trillion: 1e12,
    hundred: 100,
    thousand: 1e3,
    million: 1e6,
    billion: 1e9,
  }),
);
/** Both the parts of a whole and, but for halves and quarters, places in an order. */
const PARTS = new Map([
  ...counted(
    "third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth",
    3,
  ),
  ["quarter", 4],
  ...counted("half halve halved halves halving", 2, 0),
]);
const any = (words: ReadonlyMap<string, number>) => [...words.keys()].join("|");
/** A third-party tool is no third of anything. */
const PART = `(?:${any(PARTS)})(?!s?[\\s-]part(?:y|ies))`;
const SOME = `(?:an?[\\s-])?(?:half|quarter)(?:[\\s-](?:of[\\s-])?an?)?(?=[\\s-](?:${any(LARGE)})(?!\\p{L}))|an?(?=[\\s-](?:${any(LARGE)}|${PART})(?!\\p{L}))`;
const WORD = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?<rest>and[\\s-]an?[\\s-](?:half|quarter))|(?<some>${SOME})|(?<small>${any(SMALL)})|(?<large>${any(LARGE)})s?|(?<part>${PART})s?)(?=-?fold(?!\\p{L})|(?![\\p{L}\\p{N}]))`,
  "giu",
);

interface Word {
  kind: "some" | "rest" | "small" | "large" | "part";
  value: number;
  written: string;
}

interface Piece {
  at: number;
  end: number;
  name: string;
  sum: number;
  group: number;
  /** What its last word stands for. */
  last: number;
  /** It begins with a hundred of which nobody says whether it is one. */
  isBare: boolean;
}

export function numbersInWords(text: string): Amount[] {
  const pieces: Piece[] = [];
  for (const { 0: written, index: at, groups = {} } of text.matchAll(WORD)) {
    const word = readWord(written.toLowerCase(), groups);
    const end = at + written.length;
    const before = pieces.at(-1);
    if (before && isJoined(before, text.slice(before.end, at)) && grow(before, word)) {
      before.end = end;
      continue;
    }
    const began = begin(word);
    if (began)
      pieces.push({ at, end, name: "", sum: 0, group: 0, last: 0, isBare: false, ...began });
  }
  return pieces
    .map(({ at, end, name, sum, group, isBare }) => {
      const said = text.slice(at, end).toLowerCase().replace(/s$/, "");
      // "Several hundred" is no hundred, "hundred percent" is.
      const isFuzzy = isBare && !/^[\s-]?(?:percent|per cent|fold)/i.test(text.slice(end, end + 9));
      return { at, end, name, value: isFuzzy ? `${said}s` : sum + group };
    })
    .filter(({ at, end }) => !/^(?:an?|one)$/i.test(text.slice(at, end)));
}

function readWord(written: string, groups: Record<string, string | undefined>): Word {
  const { some, rest, small, large, part } = groups;
  const value = (words: ReadonlyMap<string, number>, word: string) =>
    words.get(word.toLowerCase()) ?? 1;
  const share = written.includes("half") ? 0.5 : written.includes("quarter") ? 0.25 : 1;
  if (rest) return { kind: "rest", value: share, written };
  if (some) return { kind: "some", value: share, written };
  if (small) return { kind: "small", value: value(SMALL, small), written };
  if (large) return { kind: "large", value: value(LARGE, large), written };
  return { kind: "part", value: value(PARTS, part ?? ""), written };
}

/** Null for a word that is no amount by itself. */
function begin({ kind, value, written }: Word): Partial<Piece> | null {
  if (kind === "large") return { group: value, last: value, isBare: true };
  if (kind === "rest") return { group: 100 * value, name: "%" };
  if (kind !== "part") return { group: value, last: value };
  if (value === 2) return { group: 50, name: "%" };
  // The third of a row; a quarter is a time of the year.
  return written.startsWith("quarter") || written.endsWith("s") ? null : { group: value };
}

/** Whether a word goes on with what has been said so far; if so, it is added. */
function grow(piece: Piece, { kind, value }: Word): boolean {
  const { group, last } = piece;
  if (kind === "rest" && last > 0 && group < 100) {
    Object.assign(piece, { group: group + value, last: 0 });
    return true;
  }
  if (kind === "part" && last > 0 && last < 20 && last === group) {
    Object.assign(piece, { group: percent(group, value), last: 0, name: "%" });
    return true;
  }
  if (kind === "large" && group > 0 && (value >= 1e3 || group < 100)) {
    // A thousand ends its group: two thousand five hundred.
    if (value >= 1e3) Object.assign(piece, { sum: piece.sum + group * value, group: 0 });
    else piece.group *= value;
    piece.last = value;
    return true;
  }
  const isUnit = last >= 20 && last < 100 && value < 10;
  if (kind !== "small" || value === 0 || !(last >= 100 || isUnit)) return false;
  Object.assign(piece, { group: group + value, last: value, isBare: false });
  return true;
}

/** As people say it: a third is 33 %, an eighth 12.5. */
function percent(parts: number, whole: number): number {
  const share = (100 * parts) / whole;
  return Number.isInteger(share * 2) ? share : Math.round(share);
}

/** "And" joins what follows a hundred; five and six are two. */
const isJoined = ({ last }: Piece, between: string) =>
  /^[\s-]$/.test(between) || (last >= 100 && /^[\s-]and[\s-]$/i.test(between));
