/**
 * Defines the type of most corrections in this folder; correct-labels.ts applies them one after the other to the labels
 * that a model predicted for the lines of a resume.
 */

import type { LabelLine } from "#app/core/import/labels/label-line.ts";
import type { Labeled } from "#app/core/import/labels/network/crf.ts";

/**
 * Takes the lines and, in the same order, the label of each with its probability. Returns the labels, with those
 * corrected that contradict each other or the text. Modifies no argument.
 */
export type Correction = (lines: readonly LabelLine[], labeled: readonly Labeled[]) => Labeled[];
