/** The quantities in a text, each in one way of writing: 1,200 and 1.2k are one, 30 people and 30 % are not. */
import { type Amount, numbersInWords } from "./number-words.ts";

const TIMES: Record<string, number> = {
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
  mio: 1e6,
  mrd: 1e9,
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
/** Said without any figure, and no number by itself. */
const SAID: [RegExp, string][] = [
  [/(?<!\p{L})(?:twice|doubl(?:e|ed|es|ing))(?!\p{L})/giu, "2x"],
  [/(?<!\p{L})(?:thrice|tripl(?:e|ed|es|ing))(?!\p{L})/giu, "3x"],
  [/(?<!\p{L})quadrupl(?:e|ed|es|ing)(?!\p{L})/giu, "4x"],
  [/(?<!\p{L})tens(?= of(?!\p{L}))/giu, "tens"],
];

const FIGURE =
  /(?<![\p{L}\p{Nd}])(?:\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3})+(?!\d)(?:[.,]\d+)?|\d+(?:[.,]\d+)?|\p{Nd}+)/gu;
const MONEY = /(?:[$€£¥₹]|(?<!\p{L})(?:usd|eur|gbp|jpy|inr))\s?$/iu;
const AFTER =
  /(?:(?:[\s-]?(?<times>hundred|thousand|million|billion|dozen|mio|mrd|bn)|(?<letter>[kmb]|mm))(?![\p{L}\d]))?(?:[\s-]?(?<unit>%|percent|per cent|pct|prozent|[$€£¥₹]|usd|eur|gbp|jpy|inr|dollars?|euros?|pounds?|yen|rupees?|x|×|times|-?fold)(?![\p{L}\d]))?(?<more>\s?\+(?![\p{L}\p{N}])|\s(?:or|and) (?:more|above|over)(?!\p{L}))?/iuy;
const MORE = /(?:more than|upwards of|in excess of)\s+$/i;
/** As far back as it takes to see these. */
const BACK = 20;

export interface Quantity {
  /** As it stands in the text. */
  written: string;
  /** The same for all ways of writing it; with a + for more than that. */
  key: string;
}

export function quantitiesIn(given: string): Quantity[] {
  const text = given.normalize("NFKC");
  const amounts = [...figuresIn(text), ...numbersInWords(text)].sort((a, b) => a.at - b.at);
  const found: Measured[] = [];
  for (const amount of amounts) {
    // The million of "1.2 million" is no second one.
    if (amount.at >= (found.at(-1)?.end ?? 0)) found.push(measured(text, amount));
  }
  // "30 to 40 %", "$5-10M": what stands once is meant of both.
  for (let i = found.length - 2; i >= 0; i--) {
    const [one, next] = [found[i] as Measured, found[i + 1] as Measured];
    if (!/^\s?(?:to|-|–|bis)\s?$/u.test(text.slice(one.end, next.at))) continue;
    one.name ||= next.name;
    next.name ||= one.name;
    if (one.factor === 1 && typeof one.value === "number") one.factor = next.factor;
  }
  const counted = found.map(({ at, end, value, factor, name, isMore }) => {
    const amount = typeof value === "number" ? Number((value * factor).toPrecision(12)) : value;
    return { written: text.slice(at, end).trim(), key: `${amount}${name}${isMore ? "+" : ""}` };
  });
  const said = SAID.flatMap(([pattern, key]) =>
    [...text.matchAll(pattern)].map(([written]) => ({ written, key })),
  );
  return [...counted, ...said];
}

/**
 * What may be said by whoever was told these texts. 200+ claims more than 200, so that only who says 200+ or
 * "more than 200" grants it; it grants 200 too.
 */
export function quantitiesTold(texts: readonly string[]): Set<string> {
  // "Over 5 years" may be during them or more: it grants the plus, but claims none.
  const plain = texts.map((text) =>
    text.replace(/(?<!\p{L})over (?=[$€£¥₹\p{L}\p{N}])/giu, "more than "),
  );
  return new Set(plain.flatMap(quantitiesIn).flatMap(({ key }) => [key, key.replace(/\+$/, "")]));
}

interface Measured extends Amount {
  factor: number;
  isMore: boolean;
}

/** An amount with what stands around it: its currency, its thousands, its unit. */
function measured(text: string, amount: Amount): Measured {
  const before = text.slice(Math.max(0, amount.at - BACK), amount.at);
  const money = MONEY.exec(before)?.[0] ?? "";
  AFTER.lastIndex = amount.end;
  const { 0: after = "", groups = {} } = AFTER.exec(text) ?? {};
  const { times, letter, unit, more } = groups;
  const sign = (unit ?? money.trim()).toLowerCase();
  return {
    at: amount.at - money.length,
    end: amount.end + after.length,
    value: amount.value,
    factor: TIMES[(times ?? letter)?.toLowerCase() ?? ""] ?? 1,
    name: amount.name || (UNITS.find(([pattern]) => pattern.test(sign))?.[1] ?? ""),
    isMore: more !== undefined || MORE.test(before.slice(0, before.length - money.length)),
  };
}

function figuresIn(text: string): Amount[] {
  return [...text.matchAll(FIGURE)].map(({ 0: written, index: at }) => {
    return { at, end: at + written.length, value: figureValue(written), name: "" };
  });
}

/** Figures of other scripts stay as they are: they match themselves. */
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
