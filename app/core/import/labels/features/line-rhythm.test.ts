/** Tests the distances of lines from dates and bullets, which are features for the model that labels lines. */

import { expect, it } from "vitest";
import type { LabelLine } from "#app/core/import/labels/label-line.ts";
import { describeLine } from "./line-facts.ts";
import { computeRhythms } from "./line-rhythm.ts";

const line = (text: string, isBullet = false): LabelLine => ({
  text,
  cells: [{ text, isBold: false, isItalic: false, x: 0, width: 0 }],
  ...{ size: 11, isBold: false, isItalic: false, isBullet, level: null },
  ...{ x: 0, right: 0, left: 0, columnRight: 0, gap: 0, page: 1, block: 0, height: null },
});

it("counts the lines to dates and from bullets within a section", () => {
  const lines = [
    line("Experience"),
    line("Nurse"),
    line("2019 – 2021"),
    line("Led a team", true),
    line("of nurses"),
    line("Education"),
  ];
  const facts = lines.map((each, index) => describeLine(each, lines[index - 1]));
  const rhythms = computeRhythms(facts, [true, false, false, false, false, true]);
  expect(rhythms.map(({ toNextDate }) => toNextDate)).toEqual([
    "none",
    "1",
    "0",
    "none",
    "none",
    "none",
  ]);
  expect(rhythms.map(({ afterBullet }) => afterBullet).slice(1, 5)).toEqual([
    "none",
    "none",
    "0",
    "1",
  ]);
  expect(rhythms[4]).toMatchObject({ firstDate: "1", hasBullets: true });
});
