/**
 * Splits numbered projects of a portfolio, "01 ⇥ Hazelmere Cider ⇥ A bottle label that changes", into a line with the
 * project's name ("projects.head") and one with its description ("projects.item"); the number is removed.
 * from-labels.ts applies it to the lines of a resume after a model labeled them.
 */

import {
  type LabelCell,
  type LabeledLine,
  replaceCells,
} from "#app/core/import/labels/label-line.ts";

const NUMBER = /^(?:0?\d|\d{2})\.?$/;
/** In lines: in a single one, the number may be a figure. */
const MIN_NUMBERED = 2;

export function splitNumberedProjects(all: readonly LabeledLine[]): LabeledLine[] {
  if (all.filter(isNumbered).length < MIN_NUMBERED) return [...all];
  const result: LabeledLine[] = [];
  let isAfterDescription = false;
  for (const labeledLine of all) {
    const { line } = labeledLine;
    const [, name, ...descriptions] = line.cells;
    if (!isNumbered(labeledLine)) {
      const isContinuation: boolean =
        isAfterDescription && isInProjects(labeledLine) && /^\p{Ll}/u.test(line.text);
      result.push(isContinuation ? withPart(labeledLine, "rest") : labeledLine);
      isAfterDescription &&= isContinuation;
      continue;
    }
    isAfterDescription = descriptions.length > 0;
    const withOnly = (cells: LabelCell[]) => ({ ...labeledLine, line: replaceCells(line, cells) });
    if (name) result.push(withPart(withOnly([name]), "head"));
    if (descriptions.length > 0) result.push(withPart(withOnly(descriptions), "item"));
  }
  return result;
}

const isInProjects = ({ labeled }: LabeledLine) => labeled.label.startsWith("projects.");
const isNumbered = (labeledLine: LabeledLine): boolean => {
  const { cells } = labeledLine.line;
  return isInProjects(labeledLine) && cells.length > 1 && NUMBER.test(cells[0]?.text ?? "");
};

/** The line with another part of an entry in its label. */
const withPart = ({ line, labeled }: LabeledLine, part: string): LabeledLine => ({
  line,
  labeled: { ...labeled, label: `projects.${part}` },
});
