/** Finds how a theme shows a date: not at all, as a year, or as a year and month. */

/**
 * @param value the true date, "2019-05"
 * @param year the year that marks this date in two prints, one with all dates in March, one in November
 * @returns the date as far as it is shown: "2019-05", "2019" or ""
 */
export function shownDate(value, year, [march, november]) {
  const places = placesOf(march.text, year);
  if (places.length === 0) return "";
  const isWithMonth =
    places.some((place) => hasMonth(place, MARCH)) &&
    placesOf(november.text, year).some((place) => hasMonth(place, NOVEMBER));
  return isWithMonth ? value : value.slice(0, 4);
}

const MARCH = String.raw`(?:0?3|ma?[aäe]?r[a-zç]*\.?|мар\p{L}*)`;
const NOVEMBER = String.raw`(?:11|no[vw]?[a-z]*\.?|kas[a-zı]*\.?|list[a-z]*\.?)`;
const DAY = "(?:\\d{1,2}(?:st|nd|rd|th|º|\\.)?)";

/** The texts before and after each occurrence of a year. */
function placesOf(text, year) {
  const flat = text.replace(/\s+/g, " ");
  return [
    ...flat.matchAll(new RegExp(`(?<!\\d)${year}(?!\\d)|['’]${year.slice(2)}(?!\\d)`, "g")),
  ].map(({ index, 0: found }) => ({
    before: flat.slice(Math.max(0, index - 20), index),
    after: flat.slice(index + found.length, index + found.length + 14),
  }));
}

function hasMonth({ before, after }, month) {
  // Without the dash of a period, which has spaces on both sides.
  const gap = "(?:[-.,’'] ?| ?/ ?| |)";
  return (
    new RegExp(`(?<![\\p{L}\\d])${month}${gap}(?:de )?(?:${DAY}${gap})?$`, "iu").test(before) ||
    new RegExp(`^(?:[-. 年]| ?/ ?)${month}(?!\\d)`, "iu").test(after)
  );
}

/** The years that a print shows less often than its truth has them: themes lose dates at the ends of pages. */
export function missingYears(truth, text) {
  const texts = textsOf(truth);
  const years = texts.filter(([key]) => /date$/i.test(key)).map(([, date]) => date.slice(0, 4));
  const others = texts.filter(([key]) => !/date$/i.test(key)).map(([, value]) => value);
  return [...new Set(years)].filter((year) => {
    const short = `['’]${year.slice(2)}(?!\\d)`;
    const shown = count([text], new RegExp(`${year}|${short}`, "g"));
    const wanted = years.filter((one) => one === year).length;
    return shown - count(others, new RegExp(year, "g")) < wanted;
  });
}

const count = (texts, pattern) => texts.flatMap((text) => text.match(pattern) ?? []).length;

function textsOf(value, key = "") {
  if (typeof value === "string") return value === "" ? [] : [[key, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    textsOf(inner, Array.isArray(value) ? key : name),
  );
}
