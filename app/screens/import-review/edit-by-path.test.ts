import { expect, test } from "vitest";
import { richResume } from "../../../tests/support/rich-resume.ts";
import { setField } from "./edit-by-path.ts";

test("a skill typed into a group is added to the list of all skills, and the skill it replaced is removed", () => {
  const typed = setField(richResume(), "skillGroups.1.skills", ["Epic", "Cerner"]);
  expect(typed.skillGroups?.[1]?.skills).toEqual(["Epic", "Cerner"]);
  expect(typed.skills).toEqual(["IV therapy", "Triage", "Epic", "Spanish", "Wound care", "Cerner"]);
  expect(
    setField(richResume(), "personalInfo.links.1.url", "x.example").personalInfo.links,
  ).toEqual([
    { id: "l1", label: "ORCID", url: "https://orcid.org/0000-0002-1825-0097" },
    { id: "l2", label: "", url: "x.example" },
  ]);
});
