/**
 * Finds the quantities of a text in canonical form, to compare two texts: 1,200 and 1.2k are equal, 30 people and 30%
 * are not.
 */
import { type Amount, findNumberWords } from "./number-words.ts";

const MULTIPLIERS: Record<string, number> = {
  k: 1e3,
  m: 1e6,
  mm: 1e6,
  bn: 1e9,
  b: 1e9,
  dozen: 12,
  hundred: 100,
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
  trillion: 1e12,
  tn: 1e12,
  bil: 1e9,
  mrd: 1e9,
  mio: 1e6,
  mil: 1e6,
  mln: 1e6,
  mn: 1e6,
  crore: 1e7,
  lakh: 1e5,
  grand: 1e3,
};
const UNITS: [RegExp, string][] = [
  [/^(?:%|percent|per cent|pct|prozent)$/, "%"],
  [/^(?:\$|usd|dollars?)$/, "$"],
  [/^(?:€|eur|euros?)$/, "€"],
  [/^(?:£|gbp|pounds?)$/, "£"],
  [/^(?:¥|jpy|yen)$/, "¥"],
  [/^(?:₹|inr|rupees?)$/, "₹"],
  [/^(?:x|×|times|fold|-fold)$/, "x"],
];
/** Words for quantities that are not numbers, such as "twice", with their canonical form. */
const WORD_QUANTITIES: [RegExp, string][] = [
  [/(?<!\p{L})(?:twice|doubl(?:e|ed|es|ing))(?!\p{L})/giu, "2x"],
  [/(?<!\p{L})(?:thrice|(?:tripl|trebl)(?:e|ed|es|ing))(?!\p{L})/giu, "3x"],
  [/(?<!\p{L})quadrupl(?:e|ed|es|ing)(?!\p{L})/giu, "4x"],
  [/(?<!\p{L})quintupl(?:e|ed|es|ing)(?!\p{L})/giu, "5x"],
  [/(?<!\p{L})tens(?= of(?!\p{L}))/giu, "tens"],
  [/(?<!\p{L})(?:pairs?|couple)(?= of(?!\p{L}))/giu, "2"],
  [/(?<!\p{L})(?:duo|pair(?! of))(?!\p{L})/giu, "2"],
  [/(?<!\p{L})trio(?!\p{L})/giu, "3"],
  [/(?<!\p{L})quartet(?!\p{L})/giu, "4"],
  [/(?<!\p{L})scores(?= of(?!\p{L}))/giu, "scores"],
  [/(?<!\p{L})manifold(?!\p{L})/giu, "manifold"],
  [/(?<!\p{L})centuries(?!\p{L})/giu, "centurys"],
  [/(?<!\p{L})fortnights?(?!\p{L})/giu, "fortnight"],
  [/(?<!\p{L})multimillion(?!\p{L})/giu, "millions"],
  [/(?<!\p{L})multibillion(?!\p{L})/giu, "billions"],
  [/(?<!\p{L})(?:dozens|hundreds|thousands) of thousands(?!\p{L})/giu, "of thousands"],
  [/(?<!\p{L})(?:tens|dozens|hundreds|thousands) of millions(?!\p{L})/giu, "of millions"],
  [/(?<!\p{L})(?:tens|dozens|hundreds|thousands) of billions(?!\p{L})/giu, "of billions"],
];

/** A number in digits: "1,200", "1 200.50", "3.5", "٢٠". */
const FIGURE =
  /(?<![\p{L}\p{Nd}])(?:\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3})+(?!\d)(?:[.,]\d+)?|\d+(?:[.,]\d+)?|\p{Nd}+)/gu;
/** A currency before a number. */
const MONEY = /(?:[$€£¥₹]|(?<!\p{L})(?:usd|eur|gbp|jpy|inr))\s?$/iu;
/**
 * What may follow a number: a multiplier ("k", "million"), a unit ("%", "euros"), "or more". "5M" is five million, "5
 * m" only after a currency sign.
 */
const SUFFIX =
  /(?:(?:[\s-]?(?<multiplier>(?:hundred|thousand|million|billion|trillion|dozen|crore|lakh)s?|mio|mrd|bil|bn|mil|mln|mn|tn|grand)|(?<letter>[kmb]|mm|(?<=[$€£¥₹]\s?[\d.,]+)\s[kmb]))(?![\p{L}\d]))?(?:[\s-]?(?<unit>%|percent|per cent|pct|prozent|[$€£¥₹]|usd|eur|gbp|jpy|inr|dollars?|euros?|pounds?|yen|rupees?|x|×|times|-?fold)(?![\p{L}\d]))?(?<more>\s?\+(?![\p{L}\p{N}])|[\s-]plus(?!\p{L})|\s(?:(?!or|and)\p{L}{1,20}\s)?(?:or|and) (?:more|above|over|up|upwards?)(?!\p{L}))?/iuy;
/** What may precede a number, so that it is a lower bound: "at least", ">". */
const MORE_THAN =
  /(?:(?<!\p{L})(?:(?:more|greater|larger|higher|longer) than|upwards? of|in excess of|north of|at least|(?:no|not) (?:less|fewer) than|a minimum of|over|above|exceeding|exceeded)\s+|[>≥]\s*)$/iu;
/** "Over 5 years" may mean "during 5 years", but "over 5 years of experience" means "more than". */
const OVER = /over\s+$/i;
/** A unit of time after a number. */
const TIME =
  /^[\s-](?:minute|hour|day|night|week|month|quarter|season|semester|term|year|decade)s?(?!\p{L}|[’']|\s(?:of|experience))/iu;
/** How many characters before and after a number are searched for the patterns above. */
const CONTEXT_LENGTH = 24;

export interface Quantity {
  /** The spelling in the text. */
  written: string;
  /** The canonical form; ends in + for "more than". */
  key: string;
}

export function findQuantities(input: string): Quantity[] {
  const text = input.normalize("NFKC");
  const amounts = [...findFigures(text), ...findNumberWords(text)].sort(
    (a, b) => a.start - b.start,
  );
  const measuredAmounts: MeasuredAmount[] = [];
  for (const amount of amounts) {
    // Skips the "million" of "1.2 million", which is part of the previous amount.
    if (amount.start >= (measuredAmounts.at(-1)?.end ?? 0))
      measuredAmounts.push(measure(text, amount));
  }
  // In "30 to 40%" and "$5-10M", the unit and multiplier apply to both numbers.
  for (let i = measuredAmounts.length - 2; i >= 0; i--) {
    const [current, next] = [
      measuredAmounts[i] as MeasuredAmount,
      measuredAmounts[i + 1] as MeasuredAmount,
    ];
    if (!/^\s?(?:to|-|–|bis)\s?$/u.test(text.slice(current.end, next.start))) continue;
    current.unit ||= next.unit;
    next.unit ||= current.unit;
    if (current.factor === 1 && typeof current.value === "number") current.factor = next.factor;
  }
  const figures = measuredAmounts.map(({ start, end, value, factor, unit, isLowerBound }) => {
    const amount = typeof value === "number" ? Number((value * factor).toPrecision(12)) : value;
    return {
      written: text.slice(start, end).trim(),
      key: `${amount}${unit}${isLowerBound ? "+" : ""}`,
    };
  });
  const words = WORD_QUANTITIES.flatMap(([pattern, key]) =>
    [...text.matchAll(pattern)].map(([written]) => ({ written, key })),
  );
  return [...figures, ...words];
}

/**
 * Returns the keys of the quantities that the texts state. "200+" and "more than 200" also support
 * a claim of 200, but 200 does not support a claim of "200+".
 */
export function listStatedQuantities(texts: readonly string[]): Set<string> {
  // "Over 5 years" is ambiguous: in a source, it also supports a claim of more than 5 years.
  const plain = texts.map((text) =>
    text.replace(/(?<!\p{L})over (?=[$€£¥₹\p{L}\p{N}])/giu, "more than "),
  );
  return new Set(plain.flatMap(findQuantities).flatMap(({ key }) => [key, key.replace(/\+$/, "")]));
}

interface MeasuredAmount extends Amount {
  factor: number;
  isLowerBound: boolean;
}

/** Adds the currency, multiplier and unit around an amount. */
function measure(text: string, amount: Amount): MeasuredAmount {
  const before = text.slice(Math.max(0, amount.start - CONTEXT_LENGTH), amount.start);
  const money = MONEY.exec(before)?.[0] ?? "";
  SUFFIX.lastIndex = amount.end;
  const { 0: after = "", groups = {} } = SUFFIX.exec(text) ?? {};
  const { multiplier, letter, unit, more } = groups;
  const end = amount.end + after.length;
  const ahead = before.slice(0, before.length - money.length);
  // In "two decades", the unit of time is part of the amount.
  const isTime =
    TIME.test(text.slice(end, end + CONTEXT_LENGTH)) ||
    /decades?$/i.test(text.slice(amount.start, end));
  const isDuring = OVER.test(ahead) && isTime;
  const sign = (unit ?? money.trim()).toLowerCase();
  return {
    start: amount.start - money.length,
    end,
    value: amount.value,
    factor: multiplierOf((multiplier ?? letter ?? "").trim().toLowerCase()),
    unit: amount.unit || (UNITS.find(([pattern]) => pattern.test(sign))?.[1] ?? ""),
    isLowerBound: more !== undefined || (MORE_THAN.test(ahead) && !isDuring),
  };
}

const multiplierOf = (word: string) =>
  MULTIPLIERS[word] ?? MULTIPLIERS[word.replace(/s$/, "")] ?? 1;

function findFigures(text: string): Amount[] {
  return [...text.matchAll(FIGURE)].map(({ 0: written, index: start }) => {
    return { start, end: start + written.length, value: figureValue(written), unit: "" };
  });
}

/**
 * The value of a figure. Digits of other scripts are kept as a string, which equals only itself.
 */
function figureValue(figure: string): number | string {
  if (!/^[\d.,'’\u00a0\u202f ]+$/u.test(figure)) return figure;
  const parts = figure.split(/[.,'’\u00a0\u202f ]/u);
  const isGrouped =
    parts.length > 1 && /^\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3})+(?:[.,]\d+)?$/u.test(figure);
  if (!isGrouped) return Number(figure.replace(",", "."));
  const last = parts.at(-1) ?? "";
  const hasRest = last.length !== 3;
  const whole = (hasRest ? parts.slice(0, -1) : parts).join("");
  return Number(hasRest ? `${whole}.${last}` : whole);
}
