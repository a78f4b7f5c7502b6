/** Creates an entry id on the client from time and a random number [spec 3]. */
export function newEntryId(now: number, random: number): string {
  return `${now.toString(36)}-${Math.floor(random * 36 ** 8)
    .toString(36)
    .padStart(8, "0")}`;
}
