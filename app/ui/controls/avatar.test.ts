import { expect, test } from "vitest";
import { initialOf } from "./avatar.tsx";

test.each([
  ["maya O'Connor", "M"],
  ["  zoë", "Z"],
  ["élodie", "É"],
  ["𝒜nna", "𝒜"],
  ["", "U"],
  ["   ", "U"],
  [null, "U"],
  [undefined, "U"],
])("[spec 2] the letter for %j is %s", (name, letter) => {
  expect(initialOf(name)).toBe(letter);
});
