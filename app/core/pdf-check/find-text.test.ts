/** Finding an expected text in the text that was extracted from a PDF. */
import { expect, test } from "vitest";
import { findText, joinLines, normalizeText } from "./find-text.ts";

const find = (text: string, where: string) => findText(text, normalizeText(where));

test("a match ignores line ends and case, and requires whole words", () => {
  expect(find("Senior Engineer", "SENIOR\n  ENGINEER, Acme")).toEqual({ how: "whole" });
  expect(find("C", "C++ and SQL")).toEqual({ how: "whole" });
  expect(find("Java", "JavaScript")).toMatchObject({ how: "altered" });
});

test.each([
  ["Experience", "E x p e r i e n c e", /split by spaces/],
  ["Chief Officer", "Chief Oﬃcer", /ligatures/],
  ["Head of Sales", "HeadofSales", /run together/],
  ["Bolt & Co", "Bolt + Co", /differ/],
])("%s read as %s is altered", (text, where, because) => {
  const match = find(text, where);
  expect(match.how).toBe("altered");
  expect(match).toMatchObject({ because: expect.stringMatching(because) });
});

test("missing words are listed, and a text with too many of them is lost", () => {
  expect(find("sold tea to five shops", "sold tea to shops")).toEqual({
    how: "partly",
    share: 0.8,
    missing: "five",
  });
  expect(find("sold tea to five shops", "bought coffee")).toEqual({ how: "lost" });
});

test("no space is added after a line that ends in a hyphen", () => {
  expect(joinLines(["front-", "end and", "more"])).toBe("front-end and more");
});

test("invisible marks are ignored", () => {
  expect(find("naïve ☎️", "nai\u0308ve\u200e ☎")).toEqual({ how: "whole" });
});
