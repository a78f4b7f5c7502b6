/** Patterns that match their letters in upper and lower case, without the flag `i`. */
import { expect, test } from "vitest";
import { anyCase } from "./any-case.ts";

const matches = (pattern: string, text: string) =>
  new RegExp(`^(?:${anyCase(pattern)})$`, "u").test(text);

test.each([
  ["private\\s*\\d", "PRIVATE 7"],
  ["Zoë O['’]Hara", "zOË o’hARA"],
  ["[a-z\\d-]{1,9}\\.com", "My-4.COM"],
  ["(?!js\\b)\\p{L}{2}", "Ab"],
  ["Γιώργος", "ΓΙΏΡΓΟΣ"],
  ["ΓΙΏΡΓΟΣ", "γιώργος"],
  ["Groß", "GROß"],
  ["Zoe\u0308", "ZO\u00cb"],
  ["ana-zita", "ANA-ZITA"],
])("%s matches %s", (pattern, text) => {
  expect(matches(pattern, text)).toBe(true);
});

test("escapes and classes keep their meaning", () => {
  expect(matches("\\d\\p{Lu}\\.", "1a.")).toBe(false);
  expect(matches("\\d\\p{Lu}\\.", "1A.")).toBe(true);
  expect(matches("ana-zita", "anabzita")).toBe(false);
});
