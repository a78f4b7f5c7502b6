import { expect, test } from "vitest";
import { createEntry } from "./new-entry.ts";

test("[spec 3] entries created one after the other have unique ids", () => {
  const ids = Array.from({ length: 50 }, () => createEntry("education").id);
  expect(new Set(ids).size).toBe(50);
});
