/** Which parts of a resume changed, found from hashes alone. */
import { expect, test } from "vitest";
import { completeResume } from "./defaults.ts";
import { hashParts, listChangedParts } from "./part-hashes.ts";

const job = (id: string, company: string, description = "") => ({
  id,
  company,
  position: "",
  startDate: "",
  endDate: "",
  current: false,
  description,
});

test("hashes show which parts were edited, added and removed", () => {
  const before = completeResume({
    skills: ["SQL"],
    experience: [job("a", "Acme"), job("b", "Bolt")],
  });
  const after = completeResume({
    skills: ["SQL", "Go"],
    experience: [job("a", "Acme", "Sold"), job("c", "")],
  });
  expect(listChangedParts(hashParts(before), hashParts(after))).toEqual([
    "Skills edited",
    "Experience: Acme edited",
    "Experience added",
    "Experience: Bolt removed",
  ]);
  expect(listChangedParts(hashParts(before), hashParts(structuredClone(before)))).toEqual([]);
});
