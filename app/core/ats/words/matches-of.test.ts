import { expect, test, vi } from "vitest";
import { matchesOf, matchesWithDigits } from "./matches-of.ts";

const offsetsAndTexts = (matches: RegExpExecArray[]) =>
  matches.map(({ 0: found, index }) => [index, found]);

test.each([/a+/g, /\b/g, /(?<=b)a|c/g])(
  "matchesOf finds the same as matchAll for %s",
  (pattern) => {
    const text = "aab abc ab";
    expect(offsetsAndTexts(matchesOf(text, pattern))).toEqual(
      offsetsAndTexts([...text.matchAll(pattern)]),
    );
  },
);

test.each([
  "may 2019 - 5/20, maya 2021",
  "2019 2020",
  "x2019 and 20199 may 20",
  "12345678901234567890 2021",
  "",
])("matchesWithDigits finds the same as a search at every offset: %s", (text) => {
  const source = "(?<![a-z0-9])(?:[a-z]{3} )?(?:20[0-9]{2}|[0-9]/20)(?![0-9])";
  const everywhere = [...text.matchAll(new RegExp(source, "g"))];
  expect(offsetsAndTexts(matchesWithDigits(text, new RegExp(source, "y"), 4))).toEqual(
    offsetsAndTexts(everywhere),
  );
});

test("matchesWithDigits never runs the pattern on a text without digits", () => {
  const pattern = /[a-z]* ?\d/y;
  const exec = vi.spyOn(pattern, "exec");
  expect(matchesWithDigits("word ".repeat(1000), pattern, 5)).toEqual([]);
  expect(exec).not.toHaveBeenCalled();
});
