/** Which section the usual headings of a resume begin. */
import { expect, test } from "vitest";
import { readTokens } from "#app/core/ats/words/tokens.ts";
import { ATS_MODEL } from "../../../../tests/support/ats-model.ts";
import { sectionReader } from "./resume-sections.ts";

/** The section of the resume's last word. */
function lastSection(resumeText: string): string | null {
  const { tokens } = readTokens(resumeText, ATS_MODEL.lexicon);
  return sectionReader(tokens)(tokens.length - 1);
}

const JOB = "Cook, Bay Diner, Austin TX, May 2019 - present\nRan the grill";

test.each([
  "Teaching Experience",
  "ENGINEERING EXPERIENCE",
  "Clinical Nursing Experience",
  "Legal Experience",
])("a field's experience begins the work: %s", (heading) => {
  expect(lastSection(`Ann Lee\nCertifications\nCPR\n\n${heading}\n${JOB}`)).toBe("Experience");
});

test.each([
  "Certs",
  "Certificates & other",
  "LICENSES/CERTS",
  "Licences and tickets",
  "Cards and licences",
  "Licensure and Certification",
  "Credentials",
  "Professional Licenses",
  "Licenses and such",
])("a heading of certificates: %s", (heading) => {
  expect(lastSection(`Ann Lee\nExperience\n${JOB}\n\n${heading}\nOSHA 10`)).toBe("Certificates");
});

test.each([
  "Software",
  "COMPUTER",
  "Computer skills",
  "Technology",
  "Tech stack",
  "Tools & Software",
  "Technologies and Tools",
  "TECHNICAL",
  "TOOLS",
  "Technical Proficiencies",
  "Tools & Equipment",
  "Equipment operated",
  "Programming Languages",
  "Key strengths",
])("a heading of tools: %s", (heading) => {
  expect(lastSection(`Ann Lee\nEducation\nBA, 2017\n\n${heading}\nFigma, Sketch`)).toBe("Skills");
  expect(lastSection(`Ann Lee\nEducation\nBA, 2017\n${heading}: Figma, Sketch`)).toBe("Skills");
});

test.each(["Education & certifications", "Education and credentials"])(
  "a heading of schools: %s",
  (heading) => {
    expect(lastSection(`Ann Lee\nExperience\n${JOB}\n\n${heading}\nBA, 2017`)).toBe("Education");
  },
);

test.each([
  "Customer Service Experience\nCash Handling\nKnife Skills",
  "Driver's licence\nFood handler card",
  "Own tools\nReliable",
  "Management experience since 2015\nReliable",
])("an item of a list is no heading: %s", (items) => {
  expect(lastSection(`Ann Lee\nSkills\n${items}`)).toBe("Skills");
});

test("volunteer experience is no work", () => {
  expect(lastSection(`Ann Lee\nSkills\nCPR\nVolunteer Experience\n${JOB}`)).toBe("Volunteering");
});
