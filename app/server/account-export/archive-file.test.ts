/** File names that fit into a path on Windows, whatever the user typed. */
import { expect, test } from "vitest";
import { toShortFileName } from "./archive-file.ts";

test.each([
  ["a title of 200 letters", "x".repeat(200), "x".repeat(60)],
  ["a name cut at a space", `${"x".repeat(59)} more`, "x".repeat(59)],
  ["a name cut at a dot", `${"x".repeat(59)}.more`, "x".repeat(59)],
  ["a name cut within a character", `${"x".repeat(59)}😀`, "x".repeat(59)],
  [
    "a short name only where characters are invalid",
    "Senior engineer: über/履歴書",
    "Senior engineer- über-履歴書",
  ],
])("shortens %s", (_, typed, short) => {
  expect(toShortFileName(typed)).toBe(short);
});
