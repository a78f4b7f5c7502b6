/**
 * Removes the name, signature or date beside the place below a declaration: "Place: Pune ⇥ (Ada Berg)" is only the
 * place. from-labels.ts applies it to the lines of a resume after a model labeled them.
 */
import {
  isDeclarationHeading,
  PLACE_CELL,
} from "#app/core/import/labels/corrections/declarations.ts";
import { type LabeledLine, replaceCells } from "#app/core/import/labels/label-line.ts";

export function withPlacesOfDeclarations(all: readonly LabeledLine[]): LabeledLine[] {
  let isDeclaration = false;
  return all.map((labeledLine) => {
    const { line, labeled } = labeledLine;
    if (labeled.label === "heading") isDeclaration = isDeclarationHeading(line.text);
    const [place, ...others] = line.cells;
    const hasMore = isDeclaration && place && others.length > 0 && PLACE_CELL.test(place.text);
    return hasMore ? { labeled, line: replaceCells(line, [place]) } : labeledLine;
  });
}
