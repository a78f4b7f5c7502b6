/**
 * Tests that two dates above each other in the margin become one period. Rows are lines of a resume, with the label
 * that a model predicted and the texts of their cells. In labels, "head" is the first line of an entry and "more" a
 * further line of its title, employer or dates.
 */

import { expect, test } from "vitest";
import { labeledLines, textsOf } from "../../../../../tests/support/labeled-lines.ts";
import { joinStackedDates } from "./stacked-dates.ts";

const read = (...rows: [part: string, cells: string[]][]) =>
  textsOf(
    joinStackedDates(labeledLines(rows.map(([part, cells]) => [`experience.${part}`, cells]))),
  );

test("dates above each other in the margin become a period, the earlier one first", () => {
  expect(
    read(["head", ["mars 2017", "Régisseuse"]], ["more", ["août 2021", "Compagnie L’Écume"]]),
  ).toEqual([["mars 2017 – août 2021", "Régisseuse"], ["Compagnie L’Écume"]]);
  expect(read(["head", ["Aug 2021"]], ["more", ["Mar 2017"]], ["more", ["Cook"]])).toEqual([
    ["Mar 2017 – Aug 2021"],
    ["Cook"],
  ]);
  expect(read(["head", ["depuis", "Cook"]], ["more", ["mai 2022", "Acme"]])).toEqual([
    ["depuis mai 2022", "Cook"],
    ["Acme"],
  ]);
});

test.each([
  [
    ["2019", "Cook"],
    ["2017", "Acme"],
  ],
  [
    ["May 2019", "Cook"],
    ["Acme", "Leeds"],
  ],
  [["May 2019", "Cook"], ["June 2020"]],
  [
    ["May 2019 – June 2020", "Cook"],
    ["July 2020", "Acme"],
  ],
])("other cells above each other stay: %j", (head, more) => {
  expect(read(["head", head], ["more", more])).toEqual([head, more]);
});
