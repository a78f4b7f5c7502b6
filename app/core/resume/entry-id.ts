/** Entry ids are made on the client, time-based plus random [spec 3]. */
export function newEntryId(now: number, random: number): string {
  return `${now.toString(36)}-${Math.floor(random * 36 ** 8)
    .toString(36)
    .padStart(8, "0")}`;
}
