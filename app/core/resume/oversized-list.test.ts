/** Lists too long for any resume are found before the schema checks them. */
import { expect, test } from "vitest";
import { findOversizedList } from "./oversized-list.ts";

test("a list of more than 1,000 items is found at any depth", () => {
  expect(findOversizedList({ a: [{ b: Array(1_000).fill("") }] })).toBeNull();
  expect(findOversizedList({ a: [{ b: Array(1_001).fill("") }] })).toBe("a.0.b");
  const depth = 200_000;
  expect(findOversizedList(JSON.parse(`${"[".repeat(depth)}${"]".repeat(depth)}`))).toBeNull();
});

test("long texts and values other than arrays are not lists", () => {
  for (const json of ["x".repeat(5_000), null, 7, {}]) expect(findOversizedList(json)).toBeNull();
});
