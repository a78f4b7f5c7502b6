/**
 * Finds numbers that are written as words: "twenty-five", "half a million", "two thirds", "dozens".
 */

export interface Amount {
  /** The start offset in the text. */
  start: number;
  end: number;
  /** A string for an indefinite amount: "dozens". */
  value: number | string;
  /** The unit, if the amount implies one: "%" for "a third". */
  unit: string;
}

const numberEntries = (words: string, first: number, step = 1) =>
  words.split(" ").map((word, i): [string, number] => [word, first + i * step]);
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety";
const SMALL = new Map([
  ...numberEntries(
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
    0,
  ),
  ...numberEntries(TENS, 20, 10),
  // Written as one word: twentyfive.
  ...TENS.split(" ").flatMap((ten, i) =>
    numberEntries(
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
/** Fractions, which are also ordinal numbers except for halves and quarters. */
const FRACTIONS = new Map([
  ...numberEntries(
    "third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth",
    3,
  ),
  ["quarter", 4],
  ...numberEntries("half halve halved halves halving", 2, 0),
]);
const alternatives = (words: ReadonlyMap<string, number>) => [...words.keys()].join("|");
/** A fraction, except in "third-party". */
const FRACTION = `(?:${alternatives(FRACTIONS)})(?!s?[\\s-]part(?:y|ies))`;
/** "a", "half a" or "a quarter of a" before a large number or a fraction. */
const LEADING_ARTICLE = `(?:an?[\\s-])?(?:half|quarter)(?:[\\s-](?:of[\\s-])?an?)?(?=[\\s-](?:${alternatives(LARGE)})(?!\\p{L}))|an?(?=[\\s-](?:${alternatives(LARGE)}|${FRACTION})(?!\\p{L}))`;
/** A word of a number; the groups are the kinds of Word. */
const WORD = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?<andPart>and[\\s-]an?[\\s-](?:half|quarter))|(?<article>${LEADING_ARTICLE})|(?<small>${alternatives(SMALL)})|(?<large>${alternatives(LARGE)})s?|(?<fraction>${FRACTION})s?)(?=-?fold(?!\\p{L})|(?![\\p{L}\\p{N}]))`,
  "giu",
);

/**
 * One word of a number, by its kind:
 * - `article`: "a" or "half a" before a large number or a fraction;
 * - `andPart`: "and a half", "and a quarter";
 * - `small`: a number below 100;
 * - `large`: "decade", "dozen", "hundred" …;
 * - `fraction`: "third", "quarter", "half" …, with its denominator as value.
 */
interface Word {
  kind: "article" | "andPart" | "small" | "large" | "fraction";
  value: number;
  written: string;
}

interface PartialNumber {
  start: number;
  end: number;
  unit: string;
  /** The finished groups: 2000 in "two thousand five hundred". */
  sum: number;
  /** The group being read: 500 in the example. */
  group: number;
  /** The value of the last word. */
  last: number;
  /** Whether it starts with a word such as "hundred", without a count. */
  isBare: boolean;
}

export function findNumberWords(text: string): Amount[] {
  const numbers: PartialNumber[] = [];
  for (const { 0: written, index: start, groups = {} } of text.matchAll(WORD)) {
    const word = readWord(written.toLowerCase(), groups);
    const end = start + written.length;
    const previous = numbers.at(-1);
    if (
      previous &&
      canJoin(previous, text.slice(previous.end, start)) &&
      extendNumber(previous, word)
    ) {
      previous.end = end;
      continue;
    }
    const started = startNumber(word, text.slice(end));
    if (started)
      numbers.push({ start, end, unit: "", sum: 0, group: 0, last: 0, isBare: false, ...started });
  }
  return numbers
    .map(({ start, end, unit, sum, group, isBare }) => {
      const wording = text.slice(start, end).toLowerCase().replace(/s$/, "");
      // "Several hundred" is indefinite, but "hundred percent" is 100.
      const isIndefinite =
        isBare && !/^[\s-]?(?:percent|per cent|fold)/i.test(text.slice(end, end + 9));
      return { start, end, unit, value: isIndefinite ? `${wording}s` : sum + group };
    })
    .filter(({ start, end }) => !/^(?:an?|one)$/i.test(text.slice(start, end)));
}

function readWord(written: string, groups: Record<string, string | undefined>): Word {
  const { article, andPart, small, large, fraction } = groups;
  const value = (words: ReadonlyMap<string, number>, word: string) =>
    words.get(word.toLowerCase()) ?? 1;
  const share = written.includes("half") ? 0.5 : written.includes("quarter") ? 0.25 : 1;
  if (andPart) return { kind: "andPart", value: share, written };
  if (article) return { kind: "article", value: share, written };
  if (small) return { kind: "small", value: value(SMALL, small), written };
  if (large) return { kind: "large", value: value(LARGE, large), written };
  return { kind: "fraction", value: value(FRACTIONS, fraction ?? ""), written };
}

/** Returns null for a word that is not a number on its own. @param after the text that follows it */
function startNumber({ kind, value, written }: Word, after: string): Partial<PartialNumber> | null {
  if (kind === "large") return { group: value, last: value, isBare: true };
  // "Nurses and a quarter of the doctors", but not "a year and a half".
  if (kind === "andPart")
    return /^\s+of(?!\p{L})/iu.test(after) ? { group: 100 * value, unit: "%" } : null;
  if (kind !== "fraction") return { group: value, last: value };
  if (value === 2) return { group: 50, unit: "%" };
  // A fraction in the singular is rather an ordinal number, "third", or a period of the year, "quarter".
  return written.startsWith("quarter") || written.endsWith("s") ? null : { group: value };
}

/** Adds the word to the number if it continues it. @returns whether it does */
function extendNumber(number: PartialNumber, { kind, value }: Word): boolean {
  const { group, last } = number;
  if (kind === "andPart" && last > 0 && group < 100) {
    Object.assign(number, { group: group + value, last: 0 });
    return true;
  }
  if (kind === "fraction" && last > 0 && last < 20 && last === group) {
    Object.assign(number, { group: percent(group, value), last: 0, unit: "%" });
    return true;
  }
  if (kind === "large" && group > 0 && (value >= 1e3 || group < 100)) {
    // A thousand ends a group: two thousand five hundred.
    if (value >= 1e3) Object.assign(number, { sum: number.sum + group * value, group: 0 });
    else number.group *= value;
    number.last = value;
    return true;
  }
  const isUnit = last >= 20 && last < 100 && value < 10;
  if (kind !== "small" || value === 0 || !(last >= 100 || isUnit)) return false;
  Object.assign(number, { group: group + value, last: value, isBare: false });
  return true;
}

/** A fraction as a percentage, rounded as people write it: a third is 33%, an eighth 12.5%. */
function percent(parts: number, whole: number): number {
  const share = (100 * parts) / whole;
  return Number.isInteger(share * 2) ? share : Math.round(share);
}

/** "And" joins words only after a hundred: "five and six" are two numbers. */
const canJoin = ({ last }: PartialNumber, between: string) =>
  /^[\s-]$/.test(between) || (last >= 100 && /^[\s-]and[\s-]$/i.test(between));
