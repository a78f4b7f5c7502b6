import { expect, test } from "vitest";
import { cleanText } from "./clean-text.ts";

const PLANES = 0x1_1000;
const HUGE = "\ufdfa".repeat(20_000);

test("no sign grows to more than four, so that a text's cap is a cap on the work", () => {
  for (let code = 0; code < PLANES; code++) {
    const sign = String.fromCodePoint(code);
    expect(cleanText(sign).text.length).toBeLessThanOrEqual(4 * sign.length);
  }
  expect(cleanText(HUGE).text.length).toBe(HUGE.length);
});

test("every letter of the clean text knows where it came from", () => {
  const given = "Caf\u00e9 &amp; o\ufb03ce\r\nman-\nage<br>\u200bR&D 1\u00bd 😀 x";
  const { text, sourceOffsets } = cleanText(given);
  expect(text).toBe("Cafe & office\nmanage\nR&D 11⁄2 😀 x");
  expect(sourceOffsets.length).toBe(text.length);
  for (const [place, sign] of [
    [text.indexOf("&"), "&amp;"],
    [text.indexOf("ffice"), "\ufb03"],
    [text.indexOf("age"), "age"],
    [text.indexOf("R&D"), "R&D"],
    [text.length - 1, "x"],
  ] as const) {
    expect(given.slice(sourceOffsets[place]).startsWith(sign)).toBe(true);
  }
});
