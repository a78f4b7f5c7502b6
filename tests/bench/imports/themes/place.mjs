/** How a theme writes where a person lives: what stands between the first and the last part of it that are shown. */

const COUNTRIES = new Intl.DisplayNames("en", { type: "region" });
const FARTHEST = 24;

/** @returns "" where no part is shown */
export function shownPlace({ city, region, countryCode }, text) {
  const flat = text.replace(/\s+/g, " ");
  const country = countryCode ? [countryCode, COUNTRIES.of(countryCode)] : [];
  const parts = [region, ...country].filter(Boolean);
  let best = "";
  for (const { index } of flat.matchAll(new RegExp(quoted(city), "gi"))) {
    let end = index + city.length;
    for (let isMore = true; isMore; ) {
      const rest = flat.slice(end, end + FARTHEST);
      const next = parts
        .map((part) => ({
          part,
          at: rest.search(new RegExp(`^[\\s,;·•|/()–-]{1,4}${quoted(part)}(?!\\p{L})`, "iu")),
        }))
        .filter(({ at }) => at === 0)
        .sort((a, b) => b.part.length - a.part.length)[0];
      isMore = Boolean(next);
      if (next) end += rest.toLowerCase().indexOf(next.part.toLowerCase()) + next.part.length;
    }
    const found = flat.slice(index, end);
    if (found.length > best.length) best = found;
  }
  return best;
}

const quoted = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
