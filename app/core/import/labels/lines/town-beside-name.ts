/**
 * Splits the town from the person's name beside it, "Ada Berg ⇥ Leeds, UK", and labels it as a contact detail.
 * from-labels.ts applies it to the lines of a resume after a model labeled them.
 */

import type { NameNeighbors } from "#app/core/import/labels/corrections/person/name-neighbors.ts";
import { type LabeledLine, replaceCells } from "#app/core/import/labels/label-line.ts";

/**
 * `isTown` tells whether the text beside a name is a town. The lines are unchanged if a line of contact details has the
 * town too.
 */
export const splitTownFromName = (
  all: readonly LabeledLine[],
  isTown: NameNeighbors["isTown"],
): LabeledLine[] =>
  all.flatMap((labeledLine) => {
    const { line, labeled } = labeledLine;
    const [name, town, ...others] = line.cells;
    const isPair = labeled.label === "name" && name && town && others.length === 0;
    const repeatsTown = (other: LabeledLine) =>
      other.labeled.label === "contact" && other.line.text.includes(town?.text ?? "");
    if (!isPair || !isTown(name.text, town.text) || all.some(repeatsTown)) return [labeledLine];
    return [
      { line: replaceCells(line, [name]), labeled },
      { line: replaceCells(line, [town]), labeled: { ...labeled, label: "contact" } },
    ];
  });
