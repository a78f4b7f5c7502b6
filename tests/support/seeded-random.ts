/** A seeded random generator (mulberry32), so that failures can be reproduced. */
export type SeededRandom = ReturnType<typeof randomFrom>;

export function randomFrom(seed: number) {
  let state = seed * 0x9e3779b9;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  const pick = <T>(from: readonly T[]) => from[below(from.length)] as T;
  return { next, below, pick };
}
