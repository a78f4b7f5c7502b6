import { expect, test } from "vitest";
import { isLostCode } from "./lost-code.ts";

test("a failed import is told from other failures in every browser's words", () => {
  const words = [
    "Failed to fetch dynamically imported module: http://localhost/assets/a.js",
    "error loading dynamically imported module: http://localhost/assets/a.js",
    "Importing a module script failed.",
  ];
  for (const message of words) expect(isLostCode(new TypeError(message))).toBe(true);
  expect(isLostCode(new TypeError("Failed to fetch"))).toBe(false);
  expect(isLostCode(new Error("No such module"))).toBe(false);
  expect(isLostCode("module")).toBe(false);
});
