import { expect, test } from "vitest";
import { completeResume } from "./defaults.ts";
import { changedParts, partMarks } from "./part-marks.ts";

const job = (id: string, company: string, description = "") => ({
  id,
  company,
  position: "",
  startDate: "",
  endDate: "",
  current: false,
  description,
});

test("marks tell which parts were edited, added and removed, by their names", () => {
  const before = completeResume({
    skills: ["SQL"],
    experience: [job("a", "Acme"), job("b", "Bolt")],
  });
  const after = completeResume({
    skills: ["SQL", "Go"],
    experience: [job("a", "Acme", "Sold"), job("c", "")],
  });
  expect(changedParts(partMarks(before), partMarks(after))).toEqual([
    "Skills edited",
    "Experience: Acme edited",
    "Experience added",
    "Experience: Bolt removed",
  ]);
  expect(changedParts(partMarks(before), partMarks(structuredClone(before)))).toEqual([]);
});
