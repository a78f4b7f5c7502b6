/** The type of the corrections in this folder. */

import type { LabelLine } from "#app/core/import/labels/label-line.ts";
import type { Labeled } from "#app/core/import/labels/network/crf.ts";

/** Returns the labels of the lines, corrected where they contradict each other or the text. */
export type Correction = (lines: readonly LabelLine[], labeled: readonly Labeled[]) => Labeled[];
