import { expect, test } from "vitest";
import { hasEndlessList } from "./endless-list.ts";

test("a list of more than 1,000 items is found at any depth", () => {
  expect(hasEndlessList({ a: [{ b: Array(1_000).fill("") }] })).toBe(false);
  expect(hasEndlessList({ a: [{ b: Array(1_001).fill("") }] })).toBe(true);
  const depth = 200_000;
  expect(hasEndlessList(JSON.parse(`${"[".repeat(depth)}${"]".repeat(depth)}`))).toBe(false);
});

test("texts, however long, and what is no JSON object are not lists", () => {
  for (const json of ["x".repeat(5_000), null, 7, {}]) expect(hasEndlessList(json)).toBe(false);
});
