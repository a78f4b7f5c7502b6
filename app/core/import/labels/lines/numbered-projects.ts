/** Reads numbered projects of a portfolio: "01 ⇥ Hazelmere Cider ⇥ A bottle label that changes". */

import { type LabelCell, type LabeledLine, withCells } from "#app/core/import/labels/label-line.ts";

const NUMBER = /^(?:0?\d|\d{2})\.?$/;
/** Fewer may be figures. */
const MIN_NUMBERED = 2;

/** Each number starts a project, and is no part of it. */
export function splitNumberedProjects(all: readonly LabeledLine[]): LabeledLine[] {
  if (all.filter(isNumbered).length < MIN_NUMBERED) return [...all];
  const result: LabeledLine[] = [];
  let isOpen = false;
  for (const own of all) {
    const [, name, ...texts] = own.line.cells;
    if (!isNumbered(own)) {
      const goesOn: boolean = isOpen && isOfProjects(own) && /^\p{Ll}/u.test(own.line.text);
      result.push(goesOn ? withLabel(own, "rest") : own);
      isOpen &&= goesOn;
      continue;
    }
    isOpen = texts.length > 0;
    const withOnly = (cells: LabelCell[]) => ({ ...own, line: withCells(own.line, cells) });
    if (name) result.push(withLabel(withOnly([name]), "head"));
    if (texts.length > 0) result.push(withLabel(withOnly(texts), "item"));
  }
  return result;
}

const isOfProjects = ({ labeled }: LabeledLine) => labeled.label.startsWith("projects.");
const isNumbered = (own: LabeledLine): boolean =>
  isOfProjects(own) && own.line.cells.length > 1 && NUMBER.test(own.line.cells[0]?.text ?? "");

const withLabel = ({ line, labeled }: LabeledLine, part: string): LabeledLine => ({
  line,
  labeled: { ...labeled, label: `projects.${part}` },
});
