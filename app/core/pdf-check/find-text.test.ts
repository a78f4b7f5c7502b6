import { expect, test } from "vitest";
import { findText, joinLines, normalise } from "./find-text.ts";

const find = (text: string, where: string) => findText(text, normalise(where));

test("a text counts as whole across line ends and capitals, and only as whole words", () => {
  expect(find("Senior Engineer", "SENIOR\n  ENGINEER, Acme")).toEqual({ how: "whole" });
  expect(find("C", "C++ and SQL")).toEqual({ how: "whole" });
  expect(find("Java", "JavaScript")).toMatchObject({ how: "altered" });
});

test.each([
  ["Experience", "E x p e r i e n c e", /torn apart/],
  ["Chief Officer", "Chief Oﬃcer", /ligatures/],
  ["Head of Sales", "HeadofSales", /run together/],
  ["Bolt & Co", "Bolt + Co", /others/],
])("%s read as %s is altered", (text, where, because) => {
  const found = find(text, where);
  expect(found.how).toBe("altered");
  expect(found).toMatchObject({ because: expect.stringMatching(because) });
});

test("missing words are named, and too many of them are a loss", () => {
  expect(find("sold tea to five shops", "sold tea to shops")).toEqual({
    how: "partly",
    share: 0.8,
    missing: "five",
  });
  expect(find("sold tea to five shops", "bought coffee")).toEqual({ how: "lost" });
});

test("a line that ends in a hyphen goes on without a space", () => {
  expect(joinLines(["front-", "end and", "more"])).toBe("front-end and more");
});

test("marks that nobody typed make no difference", () => {
  expect(find("naïve ☎️", "nai\u0308ve\u200e ☎")).toEqual({ how: "whole" });
});
