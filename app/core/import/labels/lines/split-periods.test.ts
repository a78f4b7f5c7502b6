/**
 * Tests that periods that are split over lines or cells are joined. In labels, "head" is the first line of an entry,
 * "more" a further line of its title, employer or dates and "item" a bullet or other text.
 */

import { expect, test } from "vitest";
import { labeledLines, textsOf } from "../../../../../tests/support/labeled-lines.ts";
import { joinSplitPeriods } from "./split-periods.ts";

test.each([
  [["Apr 2021 - Jun"], ["2024"], ["Apr 2021 - Jun 2024"], []],
  [
    ["Nurse", "Apr 2021 –"],
    ["Mercy Hospital", "today"],
    ["Nurse", "Apr 2021 – today"],
    ["Mercy Hospital"],
  ],
  [["November 2023"], ["– ongoing"], ["November 2023 – ongoing"], []],
  [["Nurse (01.2023 to"], ["now)"], ["Nurse (01.2023 to now)"], []],
  [["2019"], ["2020"], ["2019"], ["2020"]],
  [
    ["BTS", "– Sep 2024"],
    ["CAP", "– Mar 2022"],
    ["BTS", "– Sep 2024"],
    ["CAP", "– Mar 2022"],
  ],
  [["2019 - 2020"], ["2021 - 2022"], ["2019 - 2020"], ["2021 - 2022"]],
])("the cells %j above %j become %j and %j", (first, second, firstAfter, secondAfter) => {
  const lines = labeledLines([
    ["experience.head", first],
    ["experience.more", second],
  ]);
  expect(textsOf(joinSplitPeriods(lines))).toEqual(
    [firstAfter, secondAfter].filter(({ length }) => length > 0),
  );
});

test("the end of a period in another cell of the line is moved to its start", () => {
  const lines = labeledLines([["experience.head", ["2021-04", "Engineer", "to present"]]]);
  expect(textsOf(joinSplitPeriods(lines))).toEqual([["2021-04 to present", "Engineer"]]);
});

test("an end beside its own start is not joined with a year in the line above", () => {
  const rows = [["• Founded in 1942."], ["2008-10-12", "to 2012-01-12", "Nurse"]];
  const lines = labeledLines([
    ["experience.item", rows[0] ?? []],
    ["experience.head", rows[1] ?? []],
  ]);
  expect(textsOf(joinSplitPeriods(lines))).toEqual([
    ["• Founded in 1942."],
    ["2008-10-12 to 2012-01-12", "Nurse"],
  ]);
});
