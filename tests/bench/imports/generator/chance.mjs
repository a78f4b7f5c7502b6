/**
 * Random choices from a seed (mulberry32), so that the same seed makes the same files. `between` includes both ends;
 * `some` picks `count` different items.
 */
export function chanceFrom(seed) {
  let state = Math.imul(seed, 0x9e3779b9);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit) => Math.floor(next() * limit);
  const pick = (list) => list[below(list.length)];
  const between = (from, to) => from + below(to - from + 1);
  const happens = (probability) => next() < probability;
  function shuffle(list) {
    const left = [...list];
    for (let at = left.length - 1; at > 0; at--) {
      const other = below(at + 1);
      [left[at], left[other]] = [left[other], left[at]];
    }
    return left;
  }
  const some = (list, count) => shuffle(list).slice(0, count);
  return { next, below, pick, between, happens, shuffle, some };
}
