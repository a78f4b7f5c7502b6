import { expect, test } from "vitest";
import { displayTitle, UNTITLED } from "./title.ts";

test("a resume with the default title shows the person's name, any other its title", () => {
  expect(displayTitle(UNTITLED, " Ada Lovelace ")).toBe("Ada Lovelace");
  expect(displayTitle(UNTITLED, " ")).toBe(UNTITLED);
  expect(displayTitle(UNTITLED, undefined)).toBe(UNTITLED);
  expect(displayTitle("For Acme", "Ada Lovelace")).toBe("For Acme");
});
