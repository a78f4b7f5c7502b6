/** Glyphs that are drawn one by one are joined to one text operator, without moving them. */
import { expect, test } from "vitest";
import { joinGlyphs } from "./join-glyphs.ts";

const WIDTHS = new Map([
  ["0001", 500],
  ["0002", 250],
]);
const FONTS = new Map([["F1", (glyph: string) => WIDTHS.get(glyph) ?? 0]]);
const START = ["BT", "/F1 10 Tf", "1 0 0 -1 20 30 Tm"];
const joined = (...lines: string[]) =>
  joinGlyphs([...START, ...lines, "ET", ""].join("\n"), FONTS)
    .split("\n")
    .slice(START.length, -2);

test("glyphs that follow each other are one text, with distances where they do not touch", () => {
  expect(joined("<0001> Tj", "5.001 0 Td <0002> Tj", "2.5 0 Td <0001> Tj")).toEqual([
    "[<000100020001>] TJ",
  ]);
  expect(joined("<0001> Tj", "4 0 Td <0002> Tj", "3.5 0 Td <0001> Tj")).toEqual([
    "[<0001>100<0002>-100<0001>] TJ",
  ]);
});

test("distances are rounded to a tenth of a thousandth, since gaps between words may be just wide enough", () => {
  expect(joined("<0001> Tj", "4.7916 0 Td <0002> Tj")).toEqual(["[<0001>20.8<0002>] TJ"]);
});

test("rounding errors are made up for by the next distances", () => {
  const line = Array.from({ length: 9 }, () => "5.004 0 Td <0001> Tj");
  // Each of nine moves is four tenths of a thousandth of the size too long.
  const [text = ""] = joined("<0001> Tj", ...line);
  const distances = [...text.matchAll(/>(-?[\d.]+)</g)].map(([, distance]) => Number(distance));
  expect(distances.reduce((sum, distance) => sum + distance, 0)).toBeCloseTo(-3.2);
  expect(distances).toHaveLength(4);
});

test("the next move is counted from the start of the joined text", () => {
  expect(
    joined("<0001> Tj", "5 0 Td <0001> Tj", "5 -2 Td <0002> Tj", "2.5 2 Td <0001> Tj"),
  ).toEqual(["[<00010001>] TJ", "10 -2 Td [<0002>] TJ", "2.5 2 Td [<0001>] TJ"]);
});

test("a cluster (ActualText) is a separate text", () => {
  const span = "/Span<</ActualText <feff09280941> >> BDC";
  expect(
    joined("<0001> Tj", span, "5 0 Td <0001> Tj", "5 0 Td <0002> Tj", "EMC", "2 0 Td <0002> Tj"),
  ).toEqual(["[<0001>] TJ", span, "5 0 Td [<00010002>] TJ", "EMC", "7 0 Td [<0002>] TJ"]);
});

test("fonts without known widths, and other texts, stay as they are", () => {
  const other = ["/F2 10 Tf", "<01> Tj", "5 0 Td <02> Tj", "4 0 Td (abc) Tj"];
  expect(joined(...other)).toEqual(other);
  expect(joined("<0001> Tj", "5 0 Td <0001> Tj", "5 0 Td (abc) Tj")).toEqual([
    "[<00010001>] TJ",
    "10 0 Td (abc) Tj",
  ]);
});

test("a text without a move of its own is not joined", () => {
  const span = "/Span<</ActualText <feff09280941> >> BDC";
  const lines = [span, "<0002> Tj", "EMC"];
  expect(joined("<0001> Tj", ...lines, "7.5 0 Td <0001> Tj")).toEqual([
    "[<0001>] TJ",
    ...lines,
    "7.5 0 Td [<0001>] TJ",
  ]);
});
