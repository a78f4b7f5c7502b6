import { expect, test } from "vitest";
import { labelsAfterCorrection } from "../../../../../tests/support/labeled-lines.ts";
import { withDatedRows } from "./table-rows.ts";

function partsOf(...rows: [part: string, cells: string[]][]) {
  return labelsAfterCorrection(
    withDatedRows,
    rows.map(([part, cells]) => [`experience.${part}`, cells]),
  ).map((label) => label.slice("experience.".length));
}

test("a period in the margin starts an entry where the head above has one", () => {
  expect(
    partsOf(
      ["head", ["06/2014 – 08/2015", "Elternzeit"]],
      ["more", ["08/2011 – 05/2014", "Buchhalterin"]],
      ["more", ["Autohaus Brinkhege"]],
      ["more", ["03/2009 – 07/2011", "Aushilfe"]],
    ),
  ).toEqual(["head", "head", "more", "head"]);
});

test("a post within the time at its employer, and a date elsewhere, start none", () => {
  const post = ["2012 – 2015", "Cook"];
  expect(partsOf(["head", ["2010 – 2020", "Oak Inn"]], ["more", post])).toEqual(["head", "more"]);
  expect(partsOf(["owner", ["2010 – 2011", "Oak Inn"]], ["more", post])).toEqual(["owner", "more"]);
  expect(partsOf(["head", ["Oak Inn", "2010 – 2011"]], ["more", post])).toEqual(["head", "more"]);
});
