/**
 * Tests that a period in the left margin starts an entry. Rows are lines of a resume, with the label that a model
 * predicted and the texts of their cells. In labels, "owner" is an employer above several jobs, "head" the first line
 * of an entry and "more" a further line of its title, employer or dates.
 */

import { expect, test } from "vitest";
import { labelsAfterCorrection } from "../../../../../tests/support/labeled-lines.ts";
import { withDatedRows } from "./table-rows.ts";

function partsOf(...rows: [part: string, cells: string[]][]) {
  return labelsAfterCorrection(
    withDatedRows,
    rows.map(([part, cells]) => [`experience.${part}`, cells]),
  ).map((label) => label.slice("experience.".length));
}

test("a period in the margin starts an entry if the entry above has one there", () => {
  expect(
    partsOf(
      ["head", ["06/2014 – 08/2015", "Elternzeit"]],
      ["more", ["08/2011 – 05/2014", "Buchhalterin"]],
      ["more", ["Autohaus Brinkhege"]],
      ["more", ["03/2009 – 07/2011", "Aushilfe"]],
    ),
  ).toEqual(["head", "head", "more", "head"]);
});

test("a job within the period of its employer, and a period elsewhere, start no entry", () => {
  const post = ["2012 – 2015", "Cook"];
  expect(partsOf(["head", ["2010 – 2020", "Oak Inn"]], ["more", post])).toEqual(["head", "more"]);
  expect(partsOf(["owner", ["2010 – 2011", "Oak Inn"]], ["more", post])).toEqual(["owner", "more"]);
  expect(partsOf(["head", ["Oak Inn", "2010 – 2011"]], ["more", post])).toEqual(["head", "more"]);
});
