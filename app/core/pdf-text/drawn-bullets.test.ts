/** Bullets that are drawn as shapes are found by their size and by the text beside them. */
import { expect, it } from "vitest";
import { isBulletSized, withDrawnBullets } from "./drawn-bullets.ts";
import type { Box, TextRun } from "./text-run.ts";

const run = (text: string, x: number, y: number): TextRun => ({
  ...{ text, x, y, width: text.length * 5, size: 11, font: "Georgia" },
  ...{ isBold: false, isItalic: false, isRightToLeft: false, isTurned: false, endsLine: true },
});
/** The view of a page 800 points high: page coordinates count from the bottom, those of runs from the top. */
const VIEW = [1, 0, 0, -1, 0, 800];
/** The box of a dot beside text at this position, in page coordinates. */
const dot = (x: number, y: number): Box => [x, 800 - y + 2, x + 4, 800 - y + 6];
const texts = (runs: TextRun[]) => runs.map(({ text }) => text);

it("adds a bullet for a dot drawn before a text", () => {
  const runs = [run("Led the falls committee", 88, 400), run("within twelve months", 88, 415)];
  expect(texts(withDrawnBullets(runs, [dot(76, 400)], VIEW))).toEqual([
    "•",
    "Led the falls committee",
    "within twelve months",
  ]);
});

it("adds no bullets for rows of dots (skill levels) or dots between words", () => {
  const runs = [run("English", 88, 400), run("Columbus", 88, 430), run("Ohio", 140, 430)];
  const level = [150, 158, 166].map((x) => dot(x, 400));
  const between = dot(132, 430);
  expect(texts(withDrawnBullets(runs, [...level, between], VIEW))).toEqual(texts(runs));
});

it("adds no bullets for the dots of a timeline, which precede bold titles", () => {
  const runs = [400, 460].map((y) => ({ ...run("Staff Nurse", 88, y), isBold: true }));
  const dots = [dot(76, 400), dot(76, 460)];
  expect(texts(withDrawnBullets(runs, dots, VIEW))).toEqual(texts(runs));
});

it("recognizes shapes of the size of a bullet", () => {
  expect(isBulletSized([0, 0, 4, 4])).toBe(true);
  expect(isBulletSized([0, 0, 400, 1])).toBe(false);
  expect(isBulletSized([0, 0, 20, 20])).toBe(false);
});
