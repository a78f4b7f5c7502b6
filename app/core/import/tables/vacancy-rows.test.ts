import { expect, test } from "vitest";
import { TEXTS } from "../../../../tests/support/named-rows.ts";
import { readVacancyRows } from "./vacancy-rows.ts";

const toRows = (rows: string[][]) =>
  rows.map((cells) => cells.map((text, at) => ({ from: at, to: at + 1, lines: [text] })));
const read = (...rows: string[][]) =>
  readVacancyRows(toRows(rows), 0, TEXTS).map((lines) =>
    lines.map(({ line, tableLabel }) => `${tableLabel ?? "-"}: ${line}`),
  );

test("the post applied for is the headline, its reference and closing date are furniture", () => {
  expect(
    read(
      ["Job title", "Night Porter, Ward 14"],
      ["Reference", "WMH/2291", "Closing date", "27 November 2026"],
      ["First name", "Ada"],
    ),
  ).toEqual([
    ["headline: Night Porter, Ward 14"],
    ["furniture: Reference | WMH/2291", "furniture: Closing date | 27 November 2026"],
  ]);
});

test.each([
  // Jobs.
  [
    [
      ["Job title", "Porter"],
      ["Employer", "Oak Ltd"],
      ["Location", "Leeds"],
    ],
  ],
  [
    [
      ["Job title", "Porter"],
      ["From", "2013", "To", "2015"],
    ],
  ],
  // Without a post.
  [[["Reference", "WMH/2291", "Closing date", "27 November 2026"]]],
  [[["Post"], ["Porter"]]],
  // A job with a reference.
  [
    [
      ["Job title", "Porter"],
      ["Reference", "Ada Berg"],
      ["Dates", "2013 – 2015"],
    ],
  ],
  // Names of columns.
  [
    [
      ["Position", "Company", "Reference", "Dates"],
      ["Porter", "Oak Ltd", "Ada Berg", "2013 – 2015"],
    ],
  ],
])("other rows are none of a vacancy: %j", (rows) => {
  expect(read(...rows)).toEqual([]);
});

test("below the heading of jobs there is no vacancy", () => {
  const rows = toRows([
    ["Position", "Porter"],
    ["Reference", "Ada Berg"],
  ]);
  expect(readVacancyRows(rows, 0, TEXTS, "experience")).toEqual([]);
});
