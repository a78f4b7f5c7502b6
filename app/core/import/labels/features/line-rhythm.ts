/** Computes each line's distance, in lines, from the dates and bullets of its section: "0" to "4" (4+), or "none". */
import type { LineFacts } from "./line-facts.ts";

export interface Rhythm {
  /** Lines from the start of the section to its first date. */
  firstDate: string;
  /** Lines to the next date of the section, this line included. */
  toNextDate: string;
  /** Lines since the last bullet of the section; "none" before the first one. */
  afterBullet: string;
  hasBullets: boolean;
}

export const NO_RHYTHM: Rhythm = {
  firstDate: "none",
  toNextDate: "none",
  afterBullet: "none",
  hasBullets: false,
};

const MAX_DISTANCE = 4;

/** `areProbablyHeadings`: whether each line is probably a heading; the lines between two headings are a section. */
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
