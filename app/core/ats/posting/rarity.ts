/** How much a name says: what every other posting says (Agile, English) tells little of what a job is about. */

/** How many of some postings say a name. */
export interface NameCounts {
  postings: number;
  /** By name; a name that no posting says is left out. */
  times: Readonly<Record<string, number>>;
}

/** As if so many more postings had been read that say every name: a few say little of a rare one. */
const SMOOTHING = 20;

/** 1 for a name that no posting says, down to 0 for one that each says. */
export function rarityOf(name: string, { postings, times }: NameCounts): number {
  const said = Object.hasOwn(times, name) ? (times[name] as number) : 0;
  if (said === 0) return 1;
  const whole = postings + SMOOTHING;
  return Math.log(whole / (said + SMOOTHING)) / Math.log(whole / SMOOTHING);
}
