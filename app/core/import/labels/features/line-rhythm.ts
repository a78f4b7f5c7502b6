/**
 * Computes how far each line is from the dates and bullets of its section, as features for the model that labels lines:
 * in lines, "0" to "3", "4" for four or more, or "none".
 */
import type { LineFacts } from "./line-facts.ts";

/** The distances of one line. */
export interface Rhythm {
  /** Lines from the start of the section to its first date. */
  firstDate: string;
  /** Lines to the next date of the section, this line included. */
  toNextDate: string;
  /** Lines since the last bullet of the section; "none" before the first one. */
  afterBullet: string;
  /** True if the section has bullets. */
  hasBullets: boolean;
}

/** For a heading. */
export const NO_RHYTHM: Rhythm = {
  firstDate: "none",
  toNextDate: "none",
  afterBullet: "none",
  hasBullets: false,
};

/** In lines: larger distances count as this. */
const MAX_DISTANCE = 4;

/**
 * Returns the distances of each line. `areProbablyHeadings` tells for each line whether it is probably a heading; the
 * lines between two headings are a section.
 */
export function computeRhythms(
  facts: readonly LineFacts[],
  areProbablyHeadings: readonly boolean[],
): Rhythm[] {
  const rhythms: Rhythm[] = [];
  let from = 0;
  while (from < facts.length) {
    let to = from + 1;
    while (to < facts.length && !areProbablyHeadings[to]) to++;
    const start = areProbablyHeadings[from] ? from + 1 : from;
    if (start > from) rhythms.push(NO_RHYTHM);
    rhythms.push(...computeSectionRhythms(facts.slice(start, to)));
    from = to;
  }
  return rhythms;
}

function computeSectionRhythms(facts: readonly LineFacts[]): Rhythm[] {
  const dated = facts.flatMap(({ datePosition }, index) =>
    datePosition === "none" ? [] : [index],
  );
  const firstDate = distanceStep(dated[0]);
  const hasBullets = facts.some(({ line }) => line.isBullet);
  let lastBullet = -1;
  let next = 0;
  return facts.map(({ line }, index) => {
    if (line.isBullet) lastBullet = index;
    while ((dated[next] ?? Number.POSITIVE_INFINITY) < index) next++;
    const nextDate = dated[next];
    return {
      firstDate,
      toNextDate: distanceStep(nextDate === undefined ? undefined : nextDate - index),
      afterBullet: distanceStep(lastBullet < 0 ? undefined : index - lastBullet),
      hasBullets,
    };
  });
}

const distanceStep = (distance: number | undefined): string =>
  distance === undefined ? "none" : String(Math.min(distance, MAX_DISTANCE));
