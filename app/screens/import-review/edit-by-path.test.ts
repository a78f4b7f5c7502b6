import { expect, test } from "vitest";
import { richResume } from "../../../tests/support/rich-resume.ts";
import { setField } from "./edit-by-path.ts";

test("what is typed into a group of skills is in the list of all, and what it replaced is not", () => {
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
