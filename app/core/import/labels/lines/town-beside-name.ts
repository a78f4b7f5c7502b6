/** Parts the town beside the name from it, "Ada Berg ⇥ Leeds, UK", so that it is read with the contact details. */

import type { BesideName } from "#app/core/import/labels/corrections/person/beside-name.ts";
import { type LabeledLine, withCells } from "#app/core/import/labels/label-line.ts";

export const splitTown = (
  all: readonly LabeledLine[],
  isTown: BesideName["isTown"],
): LabeledLine[] =>
  all.flatMap((own) => {
    const [name, town, ...rest] = own.line.cells;
    const isPair = own.labeled.label === "name" && name && town && rest.length === 0;
    const isAgain = ({ line, labeled }: LabeledLine) =>
      labeled.label === "contact" && line.text.includes(town?.text ?? "");
    if (!isPair || !isTown(name.text, town.text) || all.some(isAgain)) return [own];
    return [
      { ...own, line: withCells(own.line, [name]) },
      { line: withCells(own.line, [town]), labeled: { ...own.labeled, label: "contact" } },
    ];
  });
