import { expect, test } from "vitest";
import { emptyResume } from "#app/core/resume/defaults.ts";
import { listTargets, placeText } from "./place-text.ts";

const job = {
  ...{ id: "a", company: "Acme", position: "Nurse", startDate: "2019", endDate: "2020" },
  ...{ current: false, description: "Trained staff" },
};
const resume = { ...emptyResume(), skills: ["Triage"], experience: [job] };
const targetNamed = (label: string) => {
  const target = listTargets(resume).find((each) => each.label === label);
  if (!target) throw new Error(`No target ${label}`);
  return target;
};
const placed = (label: string) => placeText(resume, targetNamed(label), "Night ward", () => "new");

test("a text is appended to an entry's description, and undo removes it even after the entry moved", () => {
  const { resume: filled, undo } = placed("Experience 1: Acme");
  expect(filled.experience[0]?.description).toBe("Trained staff\nNight ward");
  const moved = { ...filled, experience: [{ ...job, id: "b" }, ...filled.experience] };
  expect(undo(moved).experience[1]?.description).toBe("Trained staff");
  expect(undo({ ...filled, experience: [] }).experience).toEqual([]);
});

test("a text becomes a skill, fills an empty field or becomes a new entry, and undo removes the entry", () => {
  expect(placed("Skills").resume.skills).toEqual(["Triage", "Night ward"]);
  expect(placed("Headline").resume.personalInfo.headline).toBe("Night ward");
  expect(placed("Education (new entry)").resume.education[0]?.institution).toBe("Night ward");
  const { resume: filled, undo } = placed("A new section");
  expect(filled.customSections).toEqual([{ id: "new", title: "More", body: "Night ward" }]);
  expect(undo(filled).customSections).toEqual([]);
});

test("a text that is a skill already stays one, also after undo", () => {
  const { resume: filled, undo } = placeText(resume, targetNamed("Skills"), "Triage", () => "new");
  expect(filled.skills).toEqual(["Triage"]);
  expect(undo(filled).skills).toEqual(["Triage"]);
});

test("several lines stay lines in a description, and are joined by commas in a field of one line", () => {
  const put = (label: string) =>
    placeText(resume, targetNamed(label), "Night ward\nGraz", () => "new");
  expect(put("Skills").resume.skills).toEqual(["Triage", "Night ward, Graz"]);
  const { resume: filled, undo } = put("Experience 1: Acme");
  expect(filled.experience[0]?.description).toBe("Trained staff\nNight ward\nGraz");
  expect(undo(filled)).toEqual(resume);
  const more = { ...filled, summary: "Night ward\nGraz" };
  expect(undo(more).summary).toBe("Night ward\nGraz");
});
