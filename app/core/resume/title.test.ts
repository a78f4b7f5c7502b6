import { expect, test } from "vitest";
import { shownTitle, UNTITLED } from "./title.ts";

test("a resume without a title of its own is called by the name in it, any other by its title", () => {
  expect(shownTitle(UNTITLED, " Ada Lovelace ")).toBe("Ada Lovelace");
  expect(shownTitle(UNTITLED, " ")).toBe(UNTITLED);
  expect(shownTitle(UNTITLED, undefined)).toBe(UNTITLED);
  expect(shownTitle("For Acme", "Ada Lovelace")).toBe("For Acme");
});
