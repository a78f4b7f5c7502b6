import { expect, test } from "vitest";
import { FLAG_MAX_PX, flagPlace } from "./flag-place.ts";

test("a name stands after its caret as long as it has room there", () => {
  expect(flagPlace(0, 600)).toEqual({ left: -1 });
  expect(flagPlace(600 - FLAG_MAX_PX, 600)).toEqual({ left: 600 - FLAG_MAX_PX - 1 });
});

test("near the right edge it stands before its caret", () => {
  expect(flagPlace(600 - FLAG_MAX_PX + 1, 600)).toEqual({ right: FLAG_MAX_PX - 2 });
});

test("where there is room on neither side, it stands where there is more", () => {
  expect(flagPlace(100, 240)).toEqual({ left: 99 });
  expect(flagPlace(140, 240)).toEqual({ right: 99 });
});
