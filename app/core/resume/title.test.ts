/** The title of a resume in lists, and the one made from its content. */
import { expect, test } from "vitest";
import { displayTitle, titleFromContent, UNTITLED } from "./title.ts";

test("a resume with the default title shows the person's name, any other its title", () => {
  expect(displayTitle(UNTITLED, " Ada Lovelace ")).toBe("Ada Lovelace");
  expect(displayTitle(UNTITLED, " ")).toBe(UNTITLED);
  expect(displayTitle(UNTITLED, undefined)).toBe(UNTITLED);
  expect(displayTitle("For Acme", "Ada Lovelace")).toBe("For Acme");
});

test("a title is made of name and job once both are known, within the limit", () => {
  expect(titleFromContent(" Ada Lovelace ", " Analyst ", 200)).toBe("Ada Lovelace, Analyst");
  expect(titleFromContent("Ada Lovelace", undefined, 200)).toBeNull();
  expect(titleFromContent("Ada Lovelace", " ", 200)).toBeNull();
  expect(titleFromContent(" ", "Analyst", 200)).toBeNull();
  expect(titleFromContent("Ada", "Analyst", 12)).toBe("Ada, Analyst");
  expect(titleFromContent("Ada", "Analysts", 12)).toBe("Ada, Analyst");
});
