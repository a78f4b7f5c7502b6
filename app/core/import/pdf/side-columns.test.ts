import { expect, test } from "vitest";
import { labeledLines } from "../../../../tests/support/labeled-lines.ts";
import { moveSideColumns } from "./side-columns.ts";

type Row = [page: number, block: number, left: number, text: string];

const order = (...rows: Row[]) =>
  moveSideColumns(
    labeledLines(rows.map(([, , , text]) => ["", [text]])).map(({ line }, at) => {
      const [page = 1, block = 0, left = 0, text] = rows[at] ?? [];
      const size = text === "Ada Berg" ? 20 : text?.startsWith("Cut") ? 9 : 10;
      return { ...line, page, block, left, columnRight: left + 200, size };
    }),
  ).map(({ text }) => text);

const FIRST_PAGE: Row[] = [
  [1, 0, 50, "Courses"],
  [1, 0, 50, "Food Safety, Acme"],
  [1, 1, 300, "Languages"],
  [1, 1, 300, "English"],
];

test("a side column comes after the main column that continues on the next page", () => {
  expect(order(...FIRST_PAGE, [2, 0, 50, "Leading Change, Acme"], [2, 1, 300, "Excel"])).toEqual([
    "Courses",
    "Food Safety, Acme",
    "Leading Change, Acme",
    "Languages",
    "English",
    "Excel",
  ]);
});

test("such a side column may begin with an unknown heading", () => {
  const rows: Row[] = [
    [1, 0, 50, "Courses"],
    [1, 1, 300, "Kitchen"],
    [1, 1, 300, "Skills"],
    [1, 1, 300, "Languages"],
    [2, 0, 50, "Leading Change, Acme"],
  ];
  expect(order(...rows)[1]).toBe("Leading Change, Acme");
});

test.each<[string, Row]>([
  ["the next page begins with a heading", [2, 0, 50, "References"]],
  ["the next page has another left edge", [2, 0, 90, "Leading Change, Acme"]],
])("the order stays where %s", (_, row) => {
  const rows = [...FIRST_PAGE, row];
  expect(order(...rows)).toEqual(rows.map(([, , , text]) => text));
});

test("a column on the left, or one without a heading, stays", () => {
  const left: Row[] = [
    [1, 0, 50, "Languages"],
    [1, 1, 300, "Courses"],
    [2, 0, 300, "Leading Change"],
  ];
  expect(order(...left)).toEqual(["Languages", "Courses", "Leading Change"]);
  const plain: Row[] = [
    [1, 0, 50, "Courses"],
    [1, 1, 300, "2019"],
    [2, 0, 50, "Leading Change"],
  ];
  expect(order(...plain)).toEqual(["Courses", "2019", "Leading Change"]);
});

test("a column that begins within a section stays", () => {
  const rows: Row[] = [
    [1, 0, 50, "Experience"],
    [1, 1, 300, "Cut costs"],
    [1, 1, 300, "Education"],
    [1, 1, 300, "Skills"],
    [2, 0, 50, "Menu planning"],
  ];
  expect(order(...rows)).toEqual(rows.map(([, , , text]) => text));
});

test("a side column with the name stays", () => {
  const rows: Row[] = [
    [1, 0, 50, "Courses"],
    [1, 1, 300, "Ada Berg"],
    [1, 1, 300, "Skills"],
    [1, 1, 300, "Languages"],
    [2, 0, 50, "Leading Change"],
  ];
  expect(order(...rows)).toEqual(rows.map(([, , , text]) => text));
});
