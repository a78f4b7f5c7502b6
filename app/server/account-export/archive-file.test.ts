/** Tests that file names fit into a path on Windows, whatever the user typed. */
import { expect, test } from "vitest";
import { toShortFileName } from "./archive-file.ts";

test.each([
  ["a title of 200 letters is cut to 60", "x".repeat(200), "x".repeat(60)],
  ["a name cut after a space loses the space", `${"x".repeat(59)} more`, "x".repeat(59)],
  ["a name cut after a dot loses the dot", `${"x".repeat(59)}.more`, "x".repeat(59)],
  ["a character that does not fit is not cut in half", `${"x".repeat(59)}😀`, "x".repeat(59)],
  [
    "a short name keeps all but its invalid characters",
    "Senior engineer: über/履歴書",
    "Senior engineer- über-履歴書",
  ],
])("%s", (_, typed, short) => {
  expect(toShortFileName(typed)).toBe(short);
});
