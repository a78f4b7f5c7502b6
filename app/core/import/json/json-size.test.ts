import { expect, test } from "vitest";
import { findExcess, MAX_DEPTH, MAX_VALUES } from "./json-size.ts";

test("as many values as the limit are read, and one more is not", () => {
  // The document and its list count too.
  const entries = (count: number) => ({ work: Array.from({ length: count - 2 }, () => ({})) });
  expect(findExcess(entries(MAX_VALUES))).toBeNull();
  expect(findExcess(entries(MAX_VALUES + 1))).toBe("too-large");
});

test("keys count like entries", () => {
  const keys = (count: number) =>
    Object.fromEntries(Array.from({ length: count - 1 }, (_, index) => [`k${index}`, 1]));
  expect(findExcess(keys(MAX_VALUES))).toBeNull();
  expect(findExcess(keys(MAX_VALUES + 1))).toBe("too-large");
});

test("a text as long as the limit is read, one letter more is not, and a picture may be longer", () => {
  expect(findExcess({ summary: "a".repeat(300_000) })).toBeNull();
  expect(findExcess({ summary: "a".repeat(300_001) })).toBe("too-large");
  expect(findExcess({ image: `data:image/png;base64,${"A".repeat(1_000_000)}` })).toBeNull();
});

test("levels as many as the limit are read, and one more is not", () => {
  const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)]);
  expect(findExcess(nested(MAX_DEPTH))).toBeNull();
  expect(findExcess(nested(MAX_DEPTH + 1))).toBe("too-deep");
});
