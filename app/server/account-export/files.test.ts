/** Names that fit a path on Windows, whatever was typed. */
import { expect, test } from "vitest";
import { shortName } from "./files.ts";

test.each([
  ["a title of 200 letters", "x".repeat(200), "x".repeat(60)],
  ["one cut at a space", `${"x".repeat(59)} more`, "x".repeat(59)],
  ["one cut at a dot", `${"x".repeat(59)}.more`, "x".repeat(59)],
  ["one cut in a character", `${"x".repeat(59)}😀`, "x".repeat(59)],
  ["a short one", "Senior engineer: über/履歴書", "Senior engineer- über-履歴書"],
])("%s", (_, typed, short) => {
  expect(shortName(typed)).toBe(short);
});
