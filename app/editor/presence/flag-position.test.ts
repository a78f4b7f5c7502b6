import { expect, test } from "vitest";
import { FLAG_HEIGHT_PX, FLAG_MAX_PX, flagPosition, stackFlags } from "./flag-position.ts";

/** The width of a flag with enough room. A flag begins 1 px beside its caret's position. */
const maxWidth = FLAG_MAX_PX;

test("a name is right of its caret if it has room there", () => {
  expect(flagPosition(0, 600)).toEqual({ left: -1, maxWidth });
  expect(flagPosition(600 - FLAG_MAX_PX, 600)).toEqual({ left: 600 - FLAG_MAX_PX - 1, maxWidth });
});

test("near the right edge a name is left of its caret", () => {
  expect(flagPosition(600 - FLAG_MAX_PX + 1, 600)).toEqual({ right: FLAG_MAX_PX - 2, maxWidth });
});

test("without enough room on either side, a name is on the wider side, and as wide as the room there", () => {
  expect(flagPosition(100, 240)).toEqual({ left: 99, maxWidth: 141 });
  expect(flagPosition(140, 240)).toEqual({ right: 99, maxWidth: 141 });
});

test("names at the same place are stacked", () => {
  const flag = { left: 40, top: 100, width: 90 };
  expect(stackFlags([flag, flag, flag])).toEqual([0, 1, 2]);
  expect(stackFlags([flag, { ...flag, left: 129 }]), "overlapping by a pixel").toEqual([0, 1]);
});

test("names that do not overlap stay where they are", () => {
  const flag = { left: 40, top: 100, width: 90 };
  expect(stackFlags([flag, { ...flag, left: 130 }])).toEqual([0, 0]);
  expect(stackFlags([flag, { ...flag, top: 100 + FLAG_HEIGHT_PX }])).toEqual([0, 0]);
});

test("a stacked name is raised past one that is above it already", () => {
  const below = { left: 40, top: 100, width: 90 };
  const above = { ...below, top: 100 - FLAG_HEIGHT_PX };
  expect(stackFlags([below, above, below])).toEqual([0, 0, 2]);
});
