import { expect, test } from "vitest";
import { completeResume } from "#app/resume/defaults.ts";
import { aFullResume } from "../../tests/support/a-full-resume.ts";
import { placesIn } from "./places.ts";

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
