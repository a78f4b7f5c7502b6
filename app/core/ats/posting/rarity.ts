/**
 * How rare a skill's name is among postings: a frequent one (Agile, English) tells little about a
 * job.
 */

/** The number of postings of a sample that each name occurs in. */
export interface NameCounts {
  postings: number;
  /** Count by name; names without an occurrence are left out. */
  times: Readonly<Record<string, number>>;
}

/** Smoothing for small samples: adds this many imaginary postings that contain every name. */
const SMOOTHING = 20;

/** 1 for a name in no posting, 0 for one in all of them. */
export function rarityOf(name: string, { postings, times }: NameCounts): number {
  const count = Object.hasOwn(times, name) ? (times[name] as number) : 0;
  if (count === 0) return 1;
  const whole = postings + SMOOTHING;
  return Math.log(whole / (count + SMOOTHING)) / Math.log(whole / SMOOTHING);
}
