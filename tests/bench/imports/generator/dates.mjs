/** Writes dates in the many forms that people use, and the same dates as our schema has them. */

const two = (number) => String(number).padStart(2, "0");
const named = (locale, month) => (date) =>
  new Intl.DateTimeFormat(locale, { month, year: "numeric", timeZone: "UTC" }).format(
    Date.UTC(date.year, date.month - 1, 15),
  );
const monthName = (locale, month, date) =>
  new Intl.DateTimeFormat(locale, { month, timeZone: "UTC" }).format(
    Date.UTC(date.year, date.month - 1, 15),
  );
const dayOrder = (locale) => (locale === "en-US" ? [1, 0] : [0, 1]);

const FORMS = {
  short: ({ locale }, date) => named(locale, "short")(date),
  long: ({ locale }, date) => named(locale, "long")(date),
  dotted: ({ locale }, date) =>
    `${monthName(locale, "short", date).replace(/\.$/, "").slice(0, 4)}. ${date.year}`,
  apostrophe: ({ locale }, date) => `${monthName(locale, "short", date)} ’${two(date.year % 100)}`,
  comma: ({ locale }, date) => `${monthName(locale, "long", date)}, ${date.year}`,
  yearFirst: ({ locale }, date) => `${date.year} ${monthName(locale, "short", date)}`,
  slash: (_, date) => `${two(date.month)}/${date.year}`,
  dot: (_, date) => `${two(date.month)}.${date.year}`,
  loose: (_, date) => `${date.month}/${date.year}`,
  iso: (_, date) => `${date.year}-${two(date.month)}`,
  shortYear: (_, date) => `${two(date.month)}/${two(date.year % 100)}`,
  fullSlash: ({ locale }, date) =>
    `${dayOrder(locale)
      .map((at) => [two(date.day), two(date.month)][at])
      .join("/")}/${date.year}`,
  fullDot: (_, date) => `${two(date.day)}.${two(date.month)}.${date.year}`,
  year: (_, date) => String(date.year),
  season: ({ seasons }, date) => `${seasons[Math.floor((date.month - 1) / 3)]} ${date.year}`,
};

/** Forms for English resumes and others; those that occur more often in a list are chosen more often. */
const ENGLISH = ["short", "short", "short", "long", "long", "slash", "slash", "year", "year"];
const ENGLISH_TOO = ["dotted", "apostrophe", "comma", "iso", "loose", "season", "fullSlash"];
const OTHER = ["short", "long", "slash", "dot", "dot", "year", "year", "iso", "loose", "fullDot"];

/** Chooses how one resume writes its dates. `wished`: the forms to choose from, if the layout restricts them. */
export function pickDateStyle(chance, vocabulary, wished) {
  const forms =
    wished ?? (vocabulary.language === "en" ? [...ENGLISH, ...ENGLISH, ...ENGLISH_TOO] : OTHER);
  const form = chance.pick(forms);
  const to = chance.pick(vocabulary.to);
  const isTight = /^[–—-]$/.test(to) && form === "year" && chance.happens(0.5);
  return {
    form,
    locale: vocabulary.locale,
    seasons: vocabulary.seasons,
    between: isTight ? to : ` ${to} `,
    present: chance.pick(vocabulary.present),
    since: chance.happens(0.15) ? chance.pick(vocabulary.since) : null,
    isCapital: chance.happens(0.1),
  };
}

export function writeDate(style, date) {
  if (!date) return "";
  const text = FORMS[style.form](style, date);
  return style.isCapital ? text.toLocaleUpperCase(style.locale) : text;
}

export function writePeriod(style, { start, end, isCurrent }) {
  if (!start) return writeDate(style, end);
  const from = writeDate(style, start);
  if (isCurrent && style.since) return style.since.replace("{}", from);
  return `${from}${style.between}${isCurrent ? style.present : writeDate(style, end)}`;
}

/** The date as in our schema, only as exact as it is printed: "2019", "2019-05", or "2019-21" for spring (EDTF). */
export function dateOfTruth(style, date) {
  if (!date) return "";
  if (style.form === "year") return String(date.year);
  if (style.form === "season") return `${date.year}-${21 + Math.floor((date.month - 1) / 3)}`;
  return `${date.year}-${two(date.month)}`;
}

/** How long a job took, as LinkedIn writes it beside its dates. */
export function writeDuration(labels, { start, end, isCurrent }) {
  const last = isCurrent ? { year: 2025, month: 6 } : end;
  const total = Math.max(1, (last.year - start.year) * 12 + last.month - start.month + 1);
  const years = Math.floor(total / 12);
  const months = total % 12;
  return [
    years > 0 && `${years} ${years === 1 ? labels.year : labels.years}`,
    months > 0 && `${months} ${months === 1 ? labels.month : labels.months}`,
  ]
    .filter(Boolean)
    .join(" ");
}
