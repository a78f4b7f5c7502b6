/** Defines the rows of cells of a drawn table or of cards: each cell has the box drawn around it and the text in it. */
import type { Box, TextRun } from "#app/core/pdf-text/text-run.ts";

export interface DrawnCell {
  box: Box;
  runs: TextRun[];
}

/** Cells beside each other, from the left. */
export type DrawnRow = DrawnCell[];

/** The y of the middle of a text's letters, which are above its baseline. */
export const middleOf = ({ y, size }: TextRun): number => y - size * 0.3;
