import { expect, test } from "vitest";
import type { TextLine } from "#app/core/pdf-text/lines.ts";
import { joinCellLines } from "./cell-lines.ts";

/** Lines of 10 points, 5 points a character, in a cell 100 points wide. */
const textsIn = (...texts: string[]) => textsInCell(true, ...texts);

const textsInCell = (joinsNames: boolean, ...texts: string[]) => {
  const lines = texts.map((text, index): TextLine => {
    const place = { text, x: 0, width: text.length * 5, size: 10 };
    const style = { isBold: false, isItalic: false, font: "f" };
    const cell = { ...place, ...style } as TextLine["cells"][number];
    return { ...place, ...style, y: index * 12, page: 1, cells: [cell] } as unknown as TextLine;
  });
  return joinCellLines({ box: [0, 0, 100, 100], lines }, { joinsNames }).map(({ text }) => text);
};

test("a town with its state is a line of its own below a whole name", () => {
  expect(textsIn("Werner Enterprises", "Omaha, NE")).toEqual(["Werner Enterprises", "Omaha, NE"]);
  expect(textsIn("Platte Valley Truck", "Center")).toEqual(["Platte Valley Truck Center"]);
});

test("a wrapped name that ends in a town and state stays one", () => {
  expect(textsIn("Nebraska College at", "Omaha, NE")).toEqual(["Nebraska College at Omaha, NE"]);
  expect(textsIn("University of the", "Omaha, NE")).toEqual(["University of the Omaha, NE"]);
});

test("a period that is broken before its last year is one, years of two periods are not", () => {
  expect(textsInCell(false, "sept. 2015 – februari", "2020")).toEqual([
    "sept. 2015 – februari 2020",
  ]);
  expect(textsInCell(false, "09/2015 – 05/2018", "2022")).toHaveLength(2);
  expect(textsInCell(false, "Coleg Cymoedd Pontypr", "2010")).toHaveLength(2);
});
