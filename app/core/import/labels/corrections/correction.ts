/** The type of the corrections in this folder. */

import type { LabelLine } from "#app/core/import/labels/label-line.ts";
import type { Labeled } from "#app/core/import/labels/network/crf.ts";

/** Returns the lines' labels, with those corrected that contradict each other or the text. Modifies no argument. */
export type Correction = (lines: readonly LabelLine[], labeled: readonly Labeled[]) => Labeled[];
