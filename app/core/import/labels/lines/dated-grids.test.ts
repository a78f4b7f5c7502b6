/**
 * Tests that certificates side by side, each with its date in brackets, become lines of their own. Rows are lines of a
 * resume, with the label that a model predicted and the texts of their cells. In labels, "head" is the first line of an
 * entry and "more" a further line of its title, employer or dates.
 */

import { expect, test } from "vitest";
import { labeledLines, textsOf } from "../../../../../tests/support/labeled-lines.ts";
import { splitDatedGrids } from "./dated-grids.ts";

type Row = [label: string, cells: string[]];
/** Splits the lines; "" is a place without a cell. */
function split(...rows: Row[]) {
  const lines = labeledLines(rows).map(({ line, labeled }) => ({
    labeled,
    line: { ...line, cells: line.cells.filter(({ text }) => text !== "") },
  }));
  return splitDatedGrids(lines);
}

test("certificates side by side, each with its date in brackets, become a line each", () => {
  const lines = split(
    ["certificates.head", ["CFA Level I (02/2022)", "Power BI Data"]],
    ["certificates.more", ["", "Analyst (08/2021)"]],
    ["certificates.more", ["CPA (2020)"]],
    ["heading", ["Courses"]],
  );
  expect(textsOf(lines)).toEqual([
    ["CFA Level I (02/2022)"],
    ["Power BI Data Analyst (08/2021)"],
    ["CPA (2020)"],
    ["Courses"],
  ]);
  expect(lines.map(({ labeled }) => labeled.label)).toEqual([
    ...["certificates.head", "certificates.head", "certificates.head"],
    "heading",
  ]);
});

test.each<Row[]>([
  [["certificates.head", ["CFA Level I", "CFA Institute (2022)"]]],
  [["certificates.head", ["First Aid (Red Cross)", "Crane License (DGUV)"]]],
  [
    ["certificates.head", ["CFA (2022)", "CPA (2023)"]],
    ["certificates.more", ["CFA Institute"]],
  ],
  [["experience.head", ["Nurse (2022)", "Cook (2023)"]]],
])("a name beside its issuer, and names without dates, stay as they are", (...rows) => {
  expect(textsOf(split(...rows))).toEqual(rows.map(([, cells]) => cells));
});
