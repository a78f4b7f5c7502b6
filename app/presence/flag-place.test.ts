import { expect, test } from "vitest";
import { FLAG_MAX_PX, flagPlace } from "./flag-place.ts";

const maxWidth = FLAG_MAX_PX;

test("a name stands after its caret as long as it has room there", () => {
  expect(flagPlace(0, 600)).toEqual({ left: -1, maxWidth });
  expect(flagPlace(600 - FLAG_MAX_PX, 600)).toEqual({ left: 600 - FLAG_MAX_PX - 1, maxWidth });
});

test("near the right edge it stands before its caret", () => {
  expect(flagPlace(600 - FLAG_MAX_PX + 1, 600)).toEqual({ right: FLAG_MAX_PX - 2, maxWidth });
});

test("where there is room on neither side, it stands where there is more, and is no wider than that", () => {
  expect(flagPlace(100, 240)).toEqual({ left: 99, maxWidth: 141 });
  expect(flagPlace(140, 240)).toEqual({ right: 99, maxWidth: 141 });
});
