import { expect, test } from "vitest";
import type { Entry, RoomSnapshot } from "#app/open-room/room-handle.ts";
import { emptyResume } from "#app/resume/defaults.ts";
import { isEmptyResume } from "#app/resume/is-empty-resume.ts";
import { CAPS } from "#app/resume/schema.ts";
import { listError } from "./list-error.ts";
import { entryTitle, newEntry } from "./new-entry.ts";
import { putBack } from "./put-back.ts";

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

/** As much of a room as putting back needs. */
function aRoom(ids: string[]) {
  const list = ids.map((id) => ({
    ...newEntry("projects"),
    id,
  })) as RoomSnapshot["resume"]["projects"];
  return {
    ids: () => list.map((entry) => entry.id),
    read: () => ({
      resume: { ...emptyResume(), projects: list },
      templateId: "modern-professional",
      jobDescription: null,
      design: {},
    }),
    addEntry: (_: string, entry: Entry) => void list.push(entry as (typeof list)[number]),
    moveEntry(_: string, id: string, by: -1 | 1) {
      const from = list.findIndex((entry) => entry.id === id);
      const [entry] = list.splice(from, 1);
      if (entry) list.splice(from + by, 0, entry);
    },
  };
}

test("a removed entry comes back at its place, once", () => {
  const room = aRoom(["a", "c", "d"]);
  const entry = { ...newEntry("projects"), id: "b" } as Entry;
  putBack(room, "projects", entry, 1);
  expect(room.ids()).toEqual(["a", "b", "c", "d"]);
  putBack(room, "projects", entry, 1);
  expect(room.ids()).toEqual(["a", "b", "c", "d"]);
});
