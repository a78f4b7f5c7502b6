/** The credit of skills and years in the sections Courses, Interests, References and Memberships. */
import { expect, test } from "vitest";
import { scoreResume } from "#app/core/ats/score.ts";
import { ATS_MODEL, TODAY } from "../../../../tests/support/ats-model.ts";

const POSTING = "Data engineer\nRequirements\n- Kubernetes\n- Photography";
const WORK = "Jane Doe\nExperience\nHouse painter, City Homes, 2018 - 2024\nPainted 40 houses";

const creditOf = (term: string, section: string) =>
  scoreResume(
    { resumeText: `${WORK}\n\n${section}`, jobDescriptionText: POSTING },
    ATS_MODEL,
    TODAY,
  ).metadata.analysis.keywords.find((keyword) => keyword.term === term)?.credit ?? 0;

test("a course gets less credit than work, and more than none", () => {
  const work = creditOf("Kubernetes", "Projects\nRan Kubernetes for twelve teams");
  const course = creditOf("Kubernetes", "Courses\nKubernetes, Linux Foundation, 2022");
  expect(course).toBeGreaterThan(0);
  expect(course).toBeLessThan(work);
});

test("neither an interest nor a reference is evidence of a skill", () => {
  expect(creditOf("Photography", "Interests\nPhotography, Chess")).toBe(0);
  expect(creditOf("Photography", "Interessen\nPhotography")).toBe(0);
  expect(creditOf("Kubernetes", "References\nBo Li\nKubernetes Lead · Acme\nbo@acme.example")).toBe(
    0,
  );
});

test("dates of references and memberships are not years of the writer's experience", () => {
  const experienceOf = (section: string) =>
    scoreResume(
      {
        resumeText: `Jane Doe\n\n${section}`,
        jobDescriptionText: "Engineer\nRequirements\n- 5 years of experience as an engineer",
      },
      ATS_MODEL,
      TODAY,
    ).metadata.analysis.keywords.map(({ credit }) => credit);
  const nothing = experienceOf("Skills\nNone");
  expect(experienceOf("References\nBo Li\nEngineer, Acme, 2010 - 2020")).toEqual(nothing);
  expect(experienceOf("Memberships\nFellow, IEEE, 2010 - 2020")).toEqual(nothing);
});
