/** The quantities in a text, each in one way of writing: 1,200 and 1.2k are one, 30 people and 30 % are not. */

const WORDS =
  "zero two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety".split(
    " ",
  );
const wordValue = (word: string) => {
  const at = WORDS.indexOf(word);
  if (at < 0) return null;
  return at === 0 ? 0 : at <= 19 ? at + 1 : (at - 17) * 10;
};
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
/** A quantity said without any figure. */
const SAID: [RegExp, string][] = [
  [/(?<!\p{L})(?:twice|doubl(?:e|ed|es|ing)|twofold)(?!\p{L})/giu, "2x"],
  [/(?<!\p{L})(?:thrice|tripl(?:e|ed|es|ing)|threefold)(?!\p{L})/giu, "3x"],
  [/(?<!\p{L})quadrupl(?:e|ed|es|ing)(?!\p{L})/giu, "4x"],
  [/(?<!\p{L})(?:half|halv(?:e|ed|es|ing))(?!\p{L})/giu, "half"],
  [/(?<!\p{L})dozens(?!\p{L})/giu, "dozens"],
  [/(?<!\p{L})hundreds(?!\p{L})/giu, "hundreds"],
  [/(?<!\p{L})thousands(?!\p{L})/giu, "thousands"],
  [/(?<!\p{L})millions(?!\p{L})/giu, "millions"],
  [/(?<!\p{L})billions(?!\p{L})/giu, "billions"],
];

const MONEY = "[$€£¥₹]|(?<!\\p{L})(?:usd|eur|gbp|jpy|inr)(?!\\p{L})";
const FIGURE =
  "\\d{1,3}(?:[.,'’\\u00a0\\u202f ]\\d{3})+(?![\\d])(?:[.,]\\d+)?|\\d+(?:[.,]\\d+)?|\\p{Nd}+";
const LARGE = "hundred|thousand|million|billion|dozen";
const UNIT =
  "%|percent|per cent|pct|prozent|[$€£¥₹]|usd|eur|gbp|jpy|inr|dollars?|euros?|pounds?|yen|rupees?|x|×|times|-?fold";
const QUANTITY = new RegExp(
  `(?<money>${MONEY})?\\s?(?:(?<![\\p{L}\\p{Nd}])(?<figure>${FIGURE})|(?<![\\p{L}\\d])(?<word>${WORDS.join("|")}|(?:an?|one)(?=\\s(?:${LARGE})(?!\\p{L})))(?![\\p{L}]))(?:(?:[\\s-]?(?<times>${LARGE}|mio|mrd|bn)|(?<letter>[kmb]|mm))(?![\\p{L}\\d]))?(?:[\\s-]?(?<unit>${UNIT})(?![\\p{L}\\d]))?`,
  "giu",
);

export interface Quantity {
  /** As it stands in the text. */
  written: string;
  /** The same for all ways of writing it. */
  key: string;
}

export function quantitiesIn(given: string): Quantity[] {
  const text = given.normalize("NFKC");
  const found = [...text.matchAll(QUANTITY)].map(({ 0: written, index, groups = {} }) => {
    const { money, figure, word, times, letter, unit } = groups;
    const value = figure ? figureValue(figure) : (wordValue(word?.toLowerCase() ?? "") ?? 1);
    const factor = TIMES[(times ?? letter)?.toLowerCase() ?? ""] ?? 1;
    const sign = (unit ?? money)?.toLowerCase();
    const name = UNITS.find(([pattern]) => sign && pattern.test(sign))?.[1] ?? "";
    return { written: written.trim(), at: index, end: index + written.length, value, factor, name };
  });
  // "30 to 40 %", "$5-10M": what stands once is meant of both.
  for (let i = found.length - 2; i >= 0; i--) {
    const [one, next] = [
      found[i] as (typeof found)[number],
      found[i + 1] as (typeof found)[number],
    ];
    if (!/^\s?(?:to|-|–|bis)\s?$/u.test(text.slice(one.end, next.at))) continue;
    one.name ||= next.name;
    next.name ||= one.name;
    if (one.factor === 1 && typeof one.value === "number") one.factor = next.factor;
  }
  const counted = found.map(({ written, value, factor, name }) => ({
    written,
    key: `${typeof value === "number" ? Number((value * factor).toPrecision(12)) : value}${name}`,
  }));
  const said = SAID.flatMap(([pattern, key]) =>
    [...text.matchAll(pattern)].map(([written]) => ({ written, key })),
  );
  return [...counted, ...said];
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
