import { expect, test } from "vitest";
import type { TextRun } from "#app/core/pdf-text/text-run.ts";
import { cleanRuns } from "./clean-runs.ts";

const run = (text: string, x: number, more: Partial<TextRun> = {}): TextRun => ({
  ...{ text, x, y: 100, width: text.length * 5, size: 10, font: "Lato" },
  ...{ isBold: false, isItalic: false, isRightToLeft: false, isTurned: false, endsLine: false },
  ...more,
});
const textsOf = (...runs: TextRun[]) => cleanRuns(runs).map(({ text }) => text);

test("what is drawn twice at one place is read once", () => {
  expect(textsOf(run("Ada Berg", 10), run("Ada Berg", 10, { y: 101.5 }))).toEqual(["Ada Berg"]);
  const rows = [run("Berlin", 10), run("Berlin", 10, { y: 112 })];
  expect(textsOf(...rows)).toEqual(["Berlin", "Berlin"]);
});

test("a double letter of small print stays, and a long row takes no long time", () => {
  const small = { size: 4, width: 0.9 };
  expect(textsOf(run("l", 10, small), run("l", 10.9, small))).toEqual(["l", "l"]);
  const row = Array.from({ length: 60_000 }, (_, at) => run("a", at * 5));
  expect(cleanRuns(row)).toHaveLength(60_000);
});

test("words of two sizes that touch are two, small capitals and words of one size are not", () => {
  expect(textsOf(run("Redfern Dundee", 10), run("2021 - 2024", 80, { size: 8 }))).toEqual([
    "Redfern Dundee ",
    "2021 - 2024",
  ]);
  expect(textsOf(run("E", 10, { size: 14 }), run("DUCATION", 15))).toEqual(["E", "DUCATION"]);
  expect(textsOf(run("Post", 10), run("greSQL", 30, { font: "Lato-Bold" }))).toEqual([
    "Post",
    "greSQL",
  ]);
  expect(textsOf(run("2024", 10), run("Manager", 30, { font: "Lato-Bold" }))).toEqual([
    "2024 ",
    "Manager",
  ]);
});

test("a text that reaches into the next one ends before it", () => {
  const [date] = cleanRuns([
    run("Jun 2021 - Jul 2024", 10),
    run("Project Manager", 90, { size: 13 }),
  ]);
  expect(date?.width).toBe(67);
});
