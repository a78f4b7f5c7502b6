import { expect, test, vi } from "vitest";
import { matchesOf, matchesWithDigits } from "./matches-of.ts";

const said = (matches: RegExpExecArray[]) => matches.map(({ 0: found, index }) => [index, found]);

test.each([/a+/g, /\b/g, /(?<=b)a|c/g])("matches of %s are those of matchAll", (pattern) => {
  const text = "aab abc ab";
  expect(said(matchesOf(text, pattern))).toEqual(said([...text.matchAll(pattern)]));
});

test.each([
  "may 2019 - 5/20, maya 2021",
  "2019 2020",
  "x2019 and 20199 may 20",
  "12345678901234567890 2021",
  "",
])("matches with digits are those of a search everywhere: %s", (text) => {
  const source = "(?<![a-z0-9])(?:[a-z]{3} )?(?:20[0-9]{2}|[0-9]/20)(?![0-9])";
  const everywhere = [...text.matchAll(new RegExp(source, "g"))];
  expect(said(matchesWithDigits(text, new RegExp(source, "y"), 4))).toEqual(said(everywhere));
});

test("a text without digits is not searched, however long it is", () => {
  const pattern = /[a-z]* ?\d/y;
  const exec = vi.spyOn(pattern, "exec");
  expect(matchesWithDigits("word ".repeat(1000), pattern, 5)).toEqual([]);
  expect(exec).not.toHaveBeenCalled();
});
