import { expect, it } from "vitest";
import { isBulletSized, withDrawnBullets } from "./drawn-bullets.ts";
import type { Box, TextRun } from "./text-run.ts";

const run = (text: string, x: number, y: number): TextRun => ({
  ...{ text, x, y, width: text.length * 5, size: 11, font: "Georgia" },
  ...{ isBold: false, isItalic: false, isRightToLeft: false, isTurned: false, endsLine: true },
});
/** A page 800 points high, whose own coordinates begin at its foot. */
const VIEW = [1, 0, 0, -1, 0, 800];
const dot = (x: number, y: number): Box => [x, 800 - y + 2, x + 4, 800 - y + 6];
const texts = (runs: TextRun[]) => runs.map(({ text }) => text);

it("takes a drawn dot before a text for its bullet", () => {
  const runs = [run("Led the falls committee", 88, 400), run("within twelve months", 88, 415)];
  expect(texts(withDrawnBullets(runs, [dot(76, 400)], VIEW))).toEqual([
    "•",
    "Led the falls committee",
    "within twelve months",
  ]);
});

it("takes neither levels drawn as dots nor dots between words for bullets", () => {
  const runs = [run("English", 88, 400), run("Columbus", 88, 430), run("Ohio", 140, 430)];
  const level = [150, 158, 166].map((x) => dot(x, 400));
  const between = dot(132, 430);
  expect(texts(withDrawnBullets(runs, [...level, between], VIEW))).toEqual(texts(runs));
});

it("takes the dots of a timeline before bold heads for no bullets", () => {
  const runs = [400, 460].map((y) => ({ ...run("Staff Nurse", 88, y), isBold: true }));
  const dots = [dot(76, 400), dot(76, 460)];
  expect(texts(withDrawnBullets(runs, dots, VIEW))).toEqual(texts(runs));
});

it("knows shapes of the size of a bullet", () => {
  expect(isBulletSized([0, 0, 4, 4])).toBe(true);
  expect(isBulletSized([0, 0, 400, 1])).toBe(false);
  expect(isBulletSized([0, 0, 20, 20])).toBe(false);
});
