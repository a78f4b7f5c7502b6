import { expect, test } from "vitest";
import type { DashboardResume } from "./dashboard-data.ts";
import { filterAndSortResumes } from "./filter-resumes.ts";

const aResume = (part: Partial<DashboardResume>): DashboardResume => ({
  id: "1",
  title: "Untitled resume",
  templateId: "modern-professional",
  templateName: "Modern Professional",
  thumbnail: "/t.webp",
  updatedAt: "2026-08-01T10:00:00.000Z",
  lastScore: null,
  role: "owner",
  job: null,
  ownerName: null,
  ...part,
});
const resumes = [
  aResume({ title: "Krankenpflege Zürich", lastScore: 40, updatedAt: "2026-07-01T10:00:00.000Z" }),
  aResume({
    title: "resume 10",
    templateName: "Classic Executive",
    job: { title: "Ward nurse", company: "Clinio" },
  }),
  aResume({ title: "Resume 9", lastScore: 0, updatedAt: "2026-08-02T10:00:00.000Z" }),
];
const titles = (options: Parameters<typeof filterAndSortResumes>[1]) =>
  filterAndSortResumes(resumes, options).map((resume) => resume.title);

test("search matches words of title, template and job, ignoring accents and case", () => {
  expect(titles({ search: "clinio nurse", order: "edited" })).toEqual(["resume 10"]);
  expect(titles({ search: "zurich", order: "edited" })).toEqual(["Krankenpflege Zürich"]);
  expect(titles({ search: " EXECUTIVE  resume ", order: "edited" })).toEqual(["resume 10"]);
  expect(titles({ search: "pirate", order: "edited" })).toEqual([]);
});

test("resumes sort by last edit, by title in natural order, or by score with unscored ones last", () => {
  expect(titles({ search: "", order: "edited" })[0]).toBe("Resume 9");
  expect(titles({ search: "", order: "title" })).toEqual([
    "Krankenpflege Zürich",
    "Resume 9",
    "resume 10",
  ]);
  expect(titles({ search: "", order: "score" })).toEqual([
    "Krankenpflege Zürich",
    "Resume 9",
    "resume 10",
  ]);
});
