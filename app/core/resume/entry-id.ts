/**
 * Creates an entry id on the client, such as "m2x9k1ab-0f3k9z7q" [spec 3].
 * @param now milliseconds since 1970
 * @param random from 0 to below 1, as of Math.random
 */
export function newEntryId(now: number, random: number): string {
  return `${now.toString(36)}-${Math.floor(random * 36 ** 8)
    .toString(36)
    .padStart(8, "0")}`;
}
