import { expect, test } from "vitest";
import { emptyResume } from "#app/core/resume/defaults.ts";
import { isEmptyResume } from "#app/core/resume/is-empty-resume.ts";
import { CAPS } from "#app/core/resume/schema.ts";
import type { Entry } from "#app/editor/sync/room.ts";
import { listError } from "./fields/list-error.ts";
import { entryTitle, newEntry } from "./sections/new-entry.ts";

test("a typed list is kept up to its caps", () => {
  const many = Array.from({ length: CAPS.skills }, (_, index) => `skill ${index}`);
  expect(listError("Skills", many)).toBeNull();
  expect(listError("Skills", [...many, "one more"])).toContain("Remove 1");
  expect(listError("Skills", ["x".repeat(CAPS.skill)])).toBeNull();
  expect(listError("Skills", ["x".repeat(CAPS.skill + 1)])).toContain("100 characters");
});

test("a resume is empty until anything is written", () => {
  expect(isEmptyResume(emptyResume())).toBe(true);
  expect(isEmptyResume({ ...emptyResume(), skills: ["SQL"] })).toBe(false);
});

test("an entry is called by what it says", () => {
  const job = { ...newEntry("experience"), position: "Nurse", company: "O'Connor & Co" } as Entry;
  expect(entryTitle(job)).toBe("Nurse, O'Connor & Co");
  expect(entryTitle(newEntry("projects"))).toBe("");
});

test("[spec 3] entries made one after the other have ids of their own", () => {
  const ids = Array.from({ length: 50 }, () => newEntry("education").id);
  expect(new Set(ids).size).toBe(50);
});
