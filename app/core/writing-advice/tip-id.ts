/** What an ignored tip is known by: its rule and the words it is about, so that it comes back when they change. */

/** At most 22 letters and digits; the room takes nothing longer (app/core/collab/document/check-values.ts). */
export function tipId(rule: string, ...words: string[]): string {
  const text = [rule, ...words].join("\n");
  // Two FNV-1a hashes with different starts.
  let [low, high] = [0x811c9dc5, 0x9dc5811c];
  for (let index = 0; index < text.length; index++) {
    low = Math.imul(low ^ text.charCodeAt(index), 0x01000193);
    high = Math.imul(high ^ text.charCodeAt(index), 0x01000197);
  }
  return [low, high].map((hash) => (hash >>> 0).toString(36).padStart(7, "0")).join("");
}
