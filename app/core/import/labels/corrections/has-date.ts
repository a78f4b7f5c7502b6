/** Tells lines with a period, a month or a year. */

import type { LabelLine } from "#app/core/import/labels/label-line.ts";
import { findMonth, findPeriod } from "#app/core/import/readers/read-dates.ts";

export const hasDate = ({ text }: LabelLine): boolean =>
  findPeriod(text) !== null || findMonth(text) !== null || /\b(?:19|20)\d{2}\b/.test(text);
