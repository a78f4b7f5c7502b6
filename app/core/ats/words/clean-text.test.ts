import { expect, test } from "vitest";
import { cleanText } from "./clean-text.ts";

/** One above the last code point that is tested: the first plane and a part of the second. */
const TESTED_CODES = 0x1_1000;
/** U+FDFA would become a phrase of 18 letters, so it stays as it is. */
const LONG_LIGATURES = "\ufdfa".repeat(20_000);

test("no character becomes more than four, so that the limit on a text's length limits the work", () => {
  for (let code = 0; code < TESTED_CODES; code++) {
    const character = String.fromCodePoint(code);
    expect(cleanText(character).text.length).toBeLessThanOrEqual(4 * character.length);
  }
  expect(cleanText(LONG_LIGATURES).text.length).toBe(LONG_LIGATURES.length);
});

test("each character of the clean text has its offset in the given text", () => {
  const given = "Caf\u00e9 &amp; o\ufb03ce\r\nman-\nage<br>\u200bR&D 1\u00bd \u00bd 😀 x";
  const { text, sourceOffsets } = cleanText(given);
  expect(text).toBe("Cafe & office\nmanage\nR&D 1.5 1⁄2 😀 x");
  expect(sourceOffsets.length).toBe(text.length);
  for (const [offset, source] of [
    [text.indexOf("&"), "&amp;"],
    [text.indexOf("ffice"), "\ufb03"],
    [text.indexOf("age"), "age"],
    [text.indexOf("R&D"), "R&D"],
    [text.length - 1, "x"],
  ] as const) {
    expect(given.slice(sourceOffsets[offset]).startsWith(source)).toBe(true);
  }
});
