/** Tells whether a line is dated as an entry's title is. */

import type { LabelLine } from "#app/core/import/labels/label-line.ts";
import { findDate, findPeriod } from "#app/core/import/readers/read-dates.ts";

/** True for a line with a period, or with a date, such as a year, if it is not a bullet. */
export const hasPeriodOrDate = ({ text, isBullet }: LabelLine) =>
  findPeriod(text) !== null || (!isBullet && findDate(text) !== null);
