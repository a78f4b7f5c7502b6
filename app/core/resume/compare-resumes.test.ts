/** The differences between two states of a resume, field by field. */
import { expect, test } from "vitest";
import { compareResumes } from "./compare-resumes.ts";
import { emptyResume } from "./defaults.ts";
import type { Experience, Resume } from "./schema.ts";

const job = (id: string, over: Partial<Experience> = {}): Experience => ({
  id,
  company: `Company ${id}`,
  position: "",
  startDate: "",
  endDate: "",
  current: false,
  description: "",
  ...over,
});
const resume = (over: Partial<Resume>): Resume => ({ ...emptyResume(), ...over });

test("equal resumes have no differences", () => {
  expect(compareResumes(resume({ skills: ["a"] }), resume({ skills: ["a"] }))).toEqual([]);
});

test("texts, lists and flags are compared field by field, and entries by their ids", () => {
  const before = resume({ summary: "Old.", skills: ["a"], experience: [job("1"), job("2")] });
  const after = resume({
    summary: "New.",
    skills: ["a", "b"],
    experience: [job("1"), job("2", { current: true })],
  });
  expect(compareResumes(before, after)).toEqual([
    {
      key: "summary",
      section: "summary",
      label: "Professional Summary",
      before: "Old.",
      after: "New.",
    },
    { key: "skills", section: "skills", label: "Skills", before: "a", after: "a, b" },
    {
      key: "experience.2.current",
      section: "experience",
      label: "Experience 2 · Company 2: Currently working here",
      before: "No",
      after: "Yes",
    },
  ]);
});

test("a move is one difference, and a removed entry one for each of its fields", () => {
  const before = resume({ experience: [job("1"), job("2"), job("3")] });
  const after = resume({ experience: [job("3"), job("1")] });
  const changes = compareResumes(before, after).map(({ key, before: from, after: to }) => [
    key,
    from,
    to,
  ]);
  expect(changes).toEqual([
    ["experience.2.company", "Company 2", ""],
    ["experience.2.current", "No", ""],
    ["experience.order", "Company 1, Company 3", "Company 3, Company 1"],
  ]);
});

test("asterisks in a field without formatting are compared as typed", () => {
  const [change] = compareResumes(
    resume({ experience: [job("1", { company: "*Nix* [a](https://b.c)" })] }),
    resume({ experience: [job("1", { company: "*Nix* Inc" })] }),
  );
  expect(change).toMatchObject({ before: "*Nix* [a](https://b.c)", after: "*Nix* Inc" });
});
