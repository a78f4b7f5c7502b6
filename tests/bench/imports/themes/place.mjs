/** Finds how a theme prints a person's place, by a print in which city and region are replaced by made-up words. */

const MARKED = { city: "Zqzcqz", region: "Zqzrqz" };
const COUNTRIES = new Intl.DisplayNames("en", { type: "region" });
/** In characters after the last part: where the next part of the place must end. */
const FARTHEST = 24;

export const markPlace = (place) => ({
  ...place,
  city: MARKED.city,
  ...(place.region ? { region: MARKED.region } : {}),
});

/** @returns the text from the city to the last part of the place that follows it; "" where no city is shown */
export function shownPlace({ city, region, countryCode }, markedText) {
  const flat = markedText.replace(/\s+/g, " ");
  const country = countryCode ? [COUNTRIES.of(countryCode), countryCode] : [];
  const start = flat.search(new RegExp(MARKED.city, "i"));
  if (start < 0) return "";
  let end = start + MARKED.city.length;
  for (let length = -1; length !== 0; ) {
    const rest = flat.slice(end, end + FARTHEST);
    length = Math.max(
      0,
      ...[MARKED.region, ...country]
        .map(
          (part) =>
            new RegExp(`^[\\s,;·•|/()–-]{1,4}${part}(?!\\p{L})`, "iu").exec(rest)?.[0].length,
        )
        .filter(Boolean),
    );
    end += length;
  }
  return flat
    .slice(start, end)
    .replace(new RegExp(MARKED.city, "gi"), city)
    .replace(new RegExp(MARKED.region, "gi"), region ?? "");
}
