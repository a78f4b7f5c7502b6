import { expect, test } from "vitest";
import { completeResume } from "#app/core/resume/defaults.ts";
import { fullResume } from "../../../tests/support/a-full-resume.ts";
import { listNavigationTargets } from "./navigation-targets.ts";

const labels = (...args: Parameters<typeof listNavigationTargets>) =>
  listNavigationTargets(...args).map(({ label }) => label);

test("an empty resume has the six fixed sections", () => {
  expect(labels(completeResume({}))).toEqual([
    "Personal Information",
    "Professional Summary",
    "Skills",
    "Experience",
    "Education",
    "Projects",
  ]);
});

test("an entry is labelled with its first two names, and left out without one", () => {
  const job = { startDate: "2020-01", endDate: "", current: true, description: "x".repeat(500) };
  const targets = listNavigationTargets(
    completeResume({
      experience: [
        { id: "a", company: "Acme", position: "Engineer", ...job },
        { id: "b", company: " ", position: "Baker", ...job },
        { id: "c", company: "", position: "", ...job, startDate: "" },
      ],
    }),
  ).filter(({ key }) => key.startsWith("experience."));
  expect(targets).toEqual([
    { key: "experience.a", label: "Experience: Acme, Engineer" },
    { key: "experience.b", label: "Experience: Baker" },
  ]);
});

test("an entry is named by its texts, however long, but never by a link or description", () => {
  const school = "Höhere Technische Bundeslehr- und Versuchsanstalt für Elektronik, Graz";
  const targets = labels(
    completeResume({
      education: [
        {
          id: "a",
          institution: school,
          degree: "",
          fieldOfStudy: "",
          startDate: "",
          endDate: "",
          gpa: "1.0",
        },
      ],
      projects: [
        {
          id: "b",
          name: "Tram",
          description: "A map",
          technologies: [],
          githubLink: "https://x.example",
          liveLink: "",
        },
        {
          id: "c",
          name: "",
          description: "",
          technologies: [],
          githubLink: "https://y.example",
          liveLink: "",
        },
      ],
    }),
  );
  expect(targets).toContain(`Education: ${school}`);
  expect(targets.filter((label) => label.startsWith("Projects"))).toEqual([
    "Projects",
    "Projects: Tram",
  ]);
});

test("optional sections are included with their entries", () => {
  const all = labels(fullResume());
  expect(all).toContain("Certificates");
  expect(all).toContain("Certificates: CKA, CNCF");
  expect(all).toContain("Languages: Gaeilge, Native");
  expect(all).toContain("Awards: Prix d’Excellence, École Polytechnique");
});

test("every key is unique", () => {
  const keys = listNavigationTargets(fullResume()).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});
