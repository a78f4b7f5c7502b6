/** A non-cryptographic hash of a text as 14 letters and digits. Documents store it in keys, so it must not change. */
export function shortHash(text: string): string {
  // Two FNV-1a hashes with different starts and multipliers, so that a text that collides in one rarely does in both.
  let [low, high] = [0x811c9dc5, 0x9dc5811c];
  for (let index = 0; index < text.length; index++) {
    low = Math.imul(low ^ text.charCodeAt(index), 0x01000193);
    high = Math.imul(high ^ text.charCodeAt(index), 0x01000197);
  }
  return [low, high].map((hash) => (hash >>> 0).toString(36).padStart(7, "0")).join("");
}
