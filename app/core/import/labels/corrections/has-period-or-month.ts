/** Tells whether a line is dated as an entry's title is. */

import type { LabelLine } from "#app/core/import/labels/label-line.ts";
import { findMonth, findPeriod } from "#app/core/import/readers/read-dates.ts";

/** True for a line with a period, or with a month if it is not a bullet; a year in a sentence does not count. */
export const hasPeriodOrMonth = ({ text, isBullet }: LabelLine) =>
  findPeriod(text) !== null || (!isBullet && findMonth(text) !== null);
