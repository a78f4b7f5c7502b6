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
/** Said without any figure, and no number by itself. */
const SAID: [RegExp, string][] = [
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

const FIGURE =
  /(?<![\p{L}\p{Nd}])(?:\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3})+(?!\d)(?:[.,]\d+)?|\d+(?:[.,]\d+)?|\p{Nd}+)/gu;
const MONEY = /(?:[$€£¥₹]|(?<!\p{L})(?:usd|eur|gbp|jpy|inr))\s?$/iu;
/** "5M" is five million, "5 m" only of money. */
const AFTER =
  /(?:(?:[\s-]?(?<times>(?:hundred|thousand|million|billion|trillion|dozen|crore|lakh)s?|mio|mrd|bil|bn|mil|mln|mn|tn|grand)|(?<letter>[kmb]|mm|(?<=[$€£¥₹]\s?[\d.,]+)\s[kmb]))(?![\p{L}\d]))?(?:[\s-]?(?<unit>%|percent|per cent|pct|prozent|[$€£¥₹]|usd|eur|gbp|jpy|inr|dollars?|euros?|pounds?|yen|rupees?|x|×|times|-?fold)(?![\p{L}\d]))?(?<more>\s?\+(?![\p{L}\p{N}])|[\s-]plus(?!\p{L})|\s(?:(?!or|and)\p{L}{1,20}\s)?(?:or|and) (?:more|above|over|up|upwards?)(?!\p{L}))?/iuy;
const MORE =
  /(?:(?<!\p{L})(?:(?:more|greater|larger|higher|longer) than|upwards? of|in excess of|north of|at least|(?:no|not) (?:less|fewer) than|a minimum of|over|above|exceeding|exceeded)\s+|[>≥]\s*)$/iu;
/** "Over 5 years" may be during them, but not "over 5 years of experience". */
const DURING = /over\s+$/i;
const TIME =
  /^[\s-](?:minute|hour|day|night|week|month|quarter|season|semester|term|year|decade)s?(?!\p{L}|[’']|\s(?:of|experience))/iu;
/** As far back as it takes to see these. */
const BACK = 24;

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
  const end = amount.end + after.length;
  const ahead = before.slice(0, before.length - money.length);
  // The decades of "two decades" are within the amount.
  const isTime =
    TIME.test(text.slice(end, end + BACK)) || /decades?$/i.test(text.slice(amount.at, end));
  const isDuring = DURING.test(ahead) && isTime;
  const sign = (unit ?? money.trim()).toLowerCase();
  return {
    at: amount.at - money.length,
    end,
    value: amount.value,
    factor: timesOf((times ?? letter ?? "").trim().toLowerCase()),
    name: amount.name || (UNITS.find(([pattern]) => pattern.test(sign))?.[1] ?? ""),
    isMore: more !== undefined || (MORE.test(ahead) && !isDuring),
  };
}

const timesOf = (word: string) => TIMES[word] ?? TIMES[word.replace(/s$/, "")] ?? 1;

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
