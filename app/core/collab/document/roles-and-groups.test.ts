/** Edits that touch more than one place: roles at one employer, and skills written into a group. */
import { expect, test } from "vitest";
import { emptyResume } from "#app/core/resume/defaults.ts";
import type { Experience } from "#app/core/resume/schema.ts";
import { addRole, moveEntry, setList } from "./edit-document.ts";
import { newDocument } from "./layout.ts";
import { readDocument } from "./read-document.ts";
import { seedDocument } from "./write-document.ts";

const job = (id: string, company: string, employerId?: string): Experience => ({
  ...{ id, company, position: id, startDate: "", endDate: "", current: false, description: "" },
  ...(employerId && { employerId }),
});

function docOf(experience: Experience[]) {
  const doc = newDocument();
  const content = { ...emptyResume(), skills: ["Epic"], experience };
  seedDocument(doc, { templateId: "t", content, jobDescription: null });
  /** The jobs in order, as "id:employerId". */
  const jobs = () =>
    readDocument(doc)?.resume.experience.map((entry) => `${entry.id}:${entry.employerId ?? ""}`);
  return { doc, jobs, resume: () => readDocument(doc)?.resume };
}

test("a new role is added above its job, with the same company and location", () => {
  const { doc, jobs, resume } = docOf([
    job("x", "Other"),
    { ...job("a", "Acme"), location: "Rome" },
  ]);
  addRole(doc, "a", { ...job("b", ""), id: "b" });
  expect(jobs()).toEqual(["x:", "b:a", "a:a"]);
  expect(resume()?.experience[1]).toMatchObject({ company: "Acme", location: "Rome" });
  addRole(doc, "b", { ...job("c", ""), id: "c" });
  expect(jobs()).toEqual(["x:", "c:a", "b:a", "a:a"]);
});

test("a role moved away from its employer loses the employer id, and gets it back when moved back", () => {
  const { doc, jobs } = docOf([
    ...[job("a", "Acme", "r"), job("b", "Acme", "r"), job("c", "Acme", "r"), job("d", "Other")],
  ]);
  moveEntry(doc, "experience", "b", 2);
  expect(jobs()).toEqual(["a:r", "c:r", "d:", "b:"]);
  moveEntry(doc, "experience", "b", -2);
  expect(jobs()).toEqual(["a:r", "b:r", "c:r", "d:"]);
});

test("a job of another company moved between two roles gets no employer id", () => {
  const { doc, jobs } = docOf([job("a", "Acme", "r"), job("b", "Acme", "r"), job("d", "Other")]);
  moveEntry(doc, "experience", "d", -1);
  expect(jobs()).toEqual(["a:r", "d:", "b:r"]);
});

test("a skill added to a group is added to the flat list, and stays there when removed from the group", () => {
  const doc = newDocument();
  const skillGroups = [{ id: "g", name: "Records", skills: [] }];
  const content = { ...emptyResume(), skills: ["Epic"], skillGroups };
  seedDocument(doc, { templateId: "t", content, jobDescription: null });
  setList(doc, ["skillGroups", "g", "skills"], ["Epic", "Meditech"]);
  expect(readDocument(doc)?.resume.skills).toEqual(["Epic", "Meditech"]);
  setList(doc, ["skillGroups", "g", "skills"], ["Meditech"]);
  expect(readDocument(doc)?.resume).toMatchObject({
    skills: ["Epic", "Meditech"],
    skillGroups: [{ skills: ["Meditech"] }],
  });
});
