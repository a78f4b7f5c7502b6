/** Tests that rows of jobs are entries without column headers, if a section of jobs has them. "* " begins an entry. */
import { expect, test } from "vitest";
import { arrangeBelow } from "../../../../tests/support/named-rows.ts";

const JOBS = [
  ["2020 – present", "Lecturer in History\nTaught 240 students", "University of Leeds\nLeeds"],
  ["2017 – 2020", "Research Assistant", "Oak Records Office\nHull"],
];

test("columns of periods, positions above duties and employers above towns are jobs", () => {
  const arranged = [
    [
      "* Lecturer in History | 2020 – present",
      "University of Leeds | Leeds",
      "Taught 240 students",
    ],
    ["* Research Assistant | 2017 – 2020", "Oak Records Office | Hull"],
  ];
  expect(arrangeBelow("experience", ...JOBS)).toEqual(arranged);
  const inOtherOrder = JOBS.map(([period = "", ...cells]) => [...cells.toReversed(), period]);
  expect(arrangeBelow("experience", ...inOtherOrder)).toEqual(arranged);
});

test("rows of another section, a single row and rows without positions are no jobs", () => {
  const unread = [undefined, undefined];
  expect(arrangeBelow(null, ...JOBS)).toEqual(unread);
  expect(arrangeBelow("experience", ...JOBS.slice(0, 1))).toEqual([undefined]);
  expect(
    arrangeBelow(
      "experience",
      ["2020 – 2021", "Oak Hall", "Leeds"],
      ["2017 – 2020", "Elm", "Hull"],
    ),
  ).toEqual(unread);
});

test("an address below the employer is no duty, so the employer is no position", () => {
  const arranged = arrangeBelow(
    "experience",
    ["2019 – 2021", "Mercy Hospital\n1200 Main Street, Columbus, OH 43215", "Registered Nurse"],
    ["2016 – 2019", "Hill Clinic\n4 Long Street, Dayton, OH 45402", "Staff Nurse"],
  );
  for (const [line] of arranged.map((entry) => entry ?? [""])) expect(line).not.toContain("Mercy");
});
