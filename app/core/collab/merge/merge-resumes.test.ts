/** Three-way merge of a resume: a base, and two versions made of it separately. */
import { expect, test } from "vitest";
import { emptyResume } from "#app/core/resume/defaults.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { mergeResumes } from "./merge-resumes.ts";

const resume = (over: Partial<Resume>): Resume => ({ ...emptyResume(), ...over });
const project = (id: string) => ({
  id,
  name: id,
  description: "",
  technologies: [],
  githubLink: "",
  liveLink: "",
});

test("changes of both versions are kept, word by word within one text", () => {
  const base = resume({ summary: "I count stars.", skills: ["a"], projects: [project("p1")] });
  const mine = resume({ summary: "I count many stars.", skills: ["a", "b"], projects: [] });
  const theirs = resume({
    summary: "I count stars at night.",
    skills: ["c", "a"],
    projects: [project("p1"), project("p2")],
  });
  const merged = mergeResumes(base, mine, theirs);
  expect(merged.summary).toBe("I count many stars at night.");
  expect(merged.skills).toEqual(["c", "a", "b"]);
  expect(merged.projects.map(({ id }) => id)).toEqual(["p2"]);
});

test("if only the other version changed, the merge is that version", () => {
  const base = resume({ summary: "Same." });
  const theirs = resume({ summary: "Another.", skills: ["x"] });
  expect(mergeResumes(base, base, theirs)).toMatchObject({ summary: "Another.", skills: ["x"] });
});
