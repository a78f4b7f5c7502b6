/**
 * Lines of an imported file with the labels that the import's model gives them ("jobHead"), for tests. Cells are 100
 * points apart, and lines end at the right edge of their column.
 */
import type { HeadPart } from "#app/core/import/labels/heads/head-parts.ts";
import type { LabeledLine, LabelLine } from "#app/core/import/labels/label-line.ts";
import type { Labeled } from "#app/core/import/labels/network/crf.ts";
import { stripBullet } from "#app/core/import/readers/doc-line.ts";

const CELL_PT = 100;

export const labeledLines = (rows: readonly (readonly [label: string, cells: string[]])[]) =>
  rows.map(([label, texts], index): LabeledLine => {
    const text = texts.join(" ");
    const right = CELL_PT * texts.length;
    const look = { isBold: false, isItalic: false };
    const cells = texts.map((cellText, column) => ({
      ...{ text: cellText, x: CELL_PT * column + 1, width: CELL_PT - 1 },
      ...look,
    }));
    return {
      labeled: { label, probability: 1 },
      line: {
        ...{ text, cells, size: 10, ...look, isBullet: stripBullet(text) !== null, level: null },
        ...{ x: 1, right, left: 1, columnRight: right, gap: 1, page: 1, block: 0 },
        height: index / 100,
      },
    };
  });

export const textsOf = (lines: readonly LabeledLine[]) =>
  lines.map(({ line }) => line.cells.map(({ text }) => text));

/** The labels of such lines after a correction. */
export function labelsAfterCorrection(
  correct: (lines: LabelLine[], labeled: Labeled[]) => Labeled[],
  rows: Parameters<typeof labeledLines>[0],
): string[] {
  const all = labeledLines(rows);
  return correct(
    all.map(({ line }) => line),
    all.map(({ labeled }) => labeled),
  ).map(({ label }) => label);
}

/** A labeler of the parts of an entry's head (its first lines) that gives these labels in order, and then "note". */
export const labelInOrder =
  (...labels: string[]) =>
  (parts: readonly HeadPart[]): Labeled[] =>
    parts.map((_, index) => ({ label: labels[index] ?? "note", probability: 1 }));
