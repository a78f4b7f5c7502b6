/** Tests that an "o" or ">" at the start of several lines is read as a bullet. */

import { expect, it } from "vitest";
import { fromDocLines } from "#app/core/import/labels/label-line.ts";
import { linesOf } from "../../../../../tests/support/lines-of.ts";

const read = (text: string) => fromDocLines(linesOf(text));

it("takes an o before several lines for their bullet", () => {
  const lines = read("Nurse\no Led a team\no Wrote rotas\no Trained 5 people");
  expect(lines.map(({ text, isBullet }) => [text, isBullet])).toEqual([
    ["Nurse", false],
    ["• Led a team", true],
    ["• Wrote rotas", true],
    ["• Trained 5 people", true],
  ]);
});

it("leaves a single o alone", () => {
  expect(read("o Porto").map(({ text }) => text)).toEqual(["o Porto"]);
});

it('takes ">" before several lines for their bullet', () => {
  const lines = read("Nurse\n>Led a team\n>Wrote rotas\n>Trained 5 people");
  expect(lines.map(({ text, isBullet }) => [text, isBullet])).toEqual([
    ["Nurse", false],
    ["• Led a team", true],
    ["• Wrote rotas", true],
    ["• Trained 5 people", true],
  ]);
});
