/** Formats relative times such as "3 hours ago" and "in 12 days" in the largest whole unit. */

/** In seconds, as are the lengths of the units. */
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 365 * DAY],
  ["month", 30 * DAY],
  ["week", 7 * DAY],
  ["day", DAY],
  ["hour", HOUR],
  ["minute", MINUTE],
];
const format = new Intl.RelativeTimeFormat("en", { numeric: "auto" });

/** Times in milliseconds. Anything within a minute is 'just now', also in the future, because clocks differ. */
export function relativeTime(at: number, now: number): string {
  const seconds = (at - now) / 1000;
  for (const [unit, length] of UNITS) {
    const count = Math.trunc(seconds / length);
    if (count !== 0) return format.format(count, unit);
  }
  return "just now";
}
