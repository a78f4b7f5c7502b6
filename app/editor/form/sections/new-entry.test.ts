import { expect, test } from "vitest";
import type { Entry } from "#app/editor/sync/room.ts";
import { createEntry, entryTitle } from "./new-entry.ts";

test("an entry's title is made of its names", () => {
  const job = {
    ...createEntry("experience"),
    position: "Nurse",
    company: "O'Connor & Co",
  } as Entry;
  expect(entryTitle(job)).toBe("Nurse, O'Connor & Co");
  expect(entryTitle(createEntry("projects"))).toBe("");
});

test("[spec 3] entries created one after the other have unique ids", () => {
  const ids = Array.from({ length: 50 }, () => createEntry("education").id);
  expect(new Set(ids).size).toBe(50);
});
