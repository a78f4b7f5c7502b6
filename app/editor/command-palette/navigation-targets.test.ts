import { expect, test } from "vitest";
import { completeResume } from "#app/core/resume/defaults.ts";
import { aFullResume } from "../../../tests/support/a-full-resume.ts";
import { placesIn } from "./navigation-targets.ts";

const labels = (...asked: Parameters<typeof placesIn>) =>
  placesIn(...asked).map(({ label }) => label);

test("an empty resume has its six sections", () => {
  expect(labels(completeResume({}))).toEqual([
    "Personal Information",
    "Professional Summary",
    "Skills",
    "Experience",
    "Education",
    "Projects",
  ]);
});

test("entries stand under their section by the first two names they have; one without any is left out", () => {
  const job = { startDate: "2020-01", endDate: "", current: true, description: "x".repeat(500) };
  const places = placesIn(
    completeResume({
      experience: [
        { id: "a", company: "Acme", position: "Engineer", ...job },
        { id: "b", company: " ", position: "Baker", ...job },
        { id: "c", company: "", position: "", ...job, startDate: "" },
      ],
    }),
  ).filter(({ key }) => key.startsWith("experience."));
  expect(places).toEqual([
    { key: "experience.a", label: "Experience: Acme, Engineer" },
    { key: "experience.b", label: "Experience: Baker" },
  ]);
});

test("a name is one however long, and a link or a remark is none however short", () => {
  const school = "Höhere Technische Bundeslehr- und Versuchsanstalt für Elektronik, Graz";
  const places = labels(
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
  expect(places).toContain(`Education: ${school}`);
  expect(places.filter((label) => label.startsWith("Projects"))).toEqual([
    "Projects",
    "Projects: Tram",
  ]);
});

test("sections a person added are there, with their entries", () => {
  const found = labels(aFullResume());
  expect(found).toContain("Certificates");
  expect(found).toContain("Certificates: CKA, CNCF");
  expect(found).toContain("Languages: Gaeilge, Native");
  expect(found).toContain("Awards: Prix d’Excellence, École Polytechnique");
});

test("every key is there once", () => {
  const keys = placesIn(aFullResume()).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});
