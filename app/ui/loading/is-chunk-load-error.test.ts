import { expect, test } from "vitest";
import { isChunkLoadError } from "./is-chunk-load-error.ts";

test("a failed import is recognized by each browser's error message", () => {
  const messages = [
    "Failed to fetch dynamically imported module: http://localhost/assets/a.js",
    "error loading dynamically imported module: http://localhost/assets/a.js",
    "Importing a module script failed.",
  ];
  for (const message of messages) expect(isChunkLoadError(new TypeError(message))).toBe(true);
  expect(isChunkLoadError(new TypeError("Failed to fetch"))).toBe(false);
  expect(isChunkLoadError(new Error("No such module"))).toBe(false);
  expect(isChunkLoadError("module")).toBe(false);
});
