/** A JSON Resume of another program: each value is in a field or reported. */
import { expect, test } from "vitest";
import { CAPS } from "#app/core/resume/schema-fields.ts";
import { fromJson } from "./from-json.ts";

let ids = 0;
function read(value: unknown) {
  const outcome = fromJson(JSON.stringify(value), () => `new-${++ids}`);
  if (!outcome.ok) throw new Error(outcome.message);
  const { resume, report } = outcome;
  const lost = report.uncertain.filter(({ field }) => field === null);
  const toCheck = report.uncertain.filter(({ field }) => field !== null);
  return { resume, lost: lost.map(({ reason, text }) => `${reason}: ${text}`), toCheck };
}

test("a year without a month is kept, and a season in words becomes its EDTF code", () => {
  const { resume, toCheck } = read({
    work: [{ name: "ACME", startDate: "2014", endDate: 2016 }],
    education: [{ institution: "MIT", endDate: "2012" }],
    volunteer: [{ organization: "RNLI", startDate: "2015" }],
    certificates: [{ name: "CKA", date: "2020" }],
    awards: [{ title: "Best", date: "Fall 2019" }],
    publications: [{ name: "On it", releaseDate: "2018" }],
  });
  expect(resume.experience[0]).toMatchObject({
    startDate: "2014",
    endDate: "2016",
    current: false,
  });
  expect(resume.education[0]?.endDate).toBe("2012");
  expect(resume.volunteering?.[0]).toMatchObject({ startDate: "2015", current: true });
  expect(resume.certificates?.[0]?.date).toBe("2020");
  expect(resume.awards?.[0]?.date).toBe("2019-23");
  expect(resume.publications?.[0]?.date).toBe("2018");
  expect(toCheck).toEqual([
    { field: "awards.0.date", text: "Fall 2019", reason: "It was read from “Fall 2019”" },
  ]);
});

test("places, license numbers and validity are read under the keys of other programs", () => {
  const { resume, lost } = read({
    work: [
      { name: "ACME", location: "Menlo Park, CA" },
      { name: "Bolt", location: { city: "Graz", countryCode: "AT" } },
    ],
    volunteer: [{ organization: "RNLI", location: "Cork" }],
    education: [{ institution: "MIT", location: "Cambridge, MA" }],
    certificates: [{ name: "RN", licenseNumber: 412345, expirationDate: "2027-10-31" }],
  });
  expect(resume.experience).toMatchObject([
    { location: "Menlo Park, CA", description: "" },
    { location: "Graz, AT", description: "" },
  ]);
  expect(resume.volunteering).toMatchObject([{ location: "Cork" }]);
  expect(resume.education).toMatchObject([{ location: "Cambridge, MA" }]);
  expect(resume.certificates).toMatchObject([{ number: "412345", validUntil: "2027-10" }]);
  expect(lost).toEqual(["Dates are kept as months: The day in 2027-10-31"]);
});

test("lists of licenses, which JSON Resume does not have, become certificates", () => {
  const { resume, lost } = read({
    basics: { name: "Ann" },
    certificates: [{ name: "ACLS" }],
    licenses: [{ title: "Registered Nurse", authority: "State of Ohio", date: "2019-05" }, "BLS"],
    licensesAndCertifications: [{ name: "CCRN" }],
  });
  expect(resume.certificates).toMatchObject([
    { name: "ACLS" },
    { name: "Registered Nurse", issuer: "State of Ohio", date: "2019-05" },
    { name: "BLS" },
    { name: "CCRN" },
  ]);
  expect([lost, resume.customSections]).toEqual([[], undefined]);
});

test("other date formats are parsed, and text that is no date is reported and doesn't end a job", () => {
  const { resume, lost, toCheck } = read({
    work: [
      { name: "A", startDate: "May 2020", endDate: "Present" },
      { name: "B", startDate: "2013-12-17", endDate: "sometime" },
      { name: "C", startDate: "2011-12-01", endDate: null },
    ],
  });
  expect(resume.experience).toMatchObject([
    { startDate: "2020-05", endDate: "", current: true },
    { startDate: "2013-12", endDate: "", current: false },
    { startDate: "2011-12", endDate: "", current: true },
  ]);
  expect(toCheck.map(({ field, reason }) => `${field}: ${reason}`)).toEqual([
    "experience.0.startDate: It was read from “May 2020”",
    "experience.1.endDate: “sometime” isn't a date format we know",
  ]);
  expect(lost).toEqual(["Dates are kept as months: The day in 2013-12-17"]);
});

test("values without a field that fit a description become labeled lines of it", () => {
  const { resume, lost, toCheck } = read({
    work: [
      {
        name: "ACME",
        description: "Social media",
        url: "https://acme.example",
        summary: "Led it",
        highlights: ["Grew it", 7],
      },
    ],
    volunteer: [{ organization: "RNLI", url: "https://rnli.example" }],
    projects: [
      {
        name: "Kite",
        description: "Flies",
        highlights: ["High"],
        keywords: ["Rust", "C"],
        startDate: "2014",
        endDate: "2016-05-17",
        roles: ["Lead", "Speaker"],
        entity: "Greenpeace",
        type: "application",
        url: "https://kite.example",
      },
      { name: "Bow", startDate: "2019-03" },
    ],
  });
  expect(resume.experience[0]?.description.split("\n")).toEqual([
    "Led it",
    "Grew it",
    "7",
    "About the company: Social media",
    "Website: https://acme.example",
  ]);
  expect(resume.volunteering?.[0]?.description).toBe("Website: https://rnli.example");
  expect(resume.projects[0]).toMatchObject({
    technologies: ["Rust", "C"],
    liveLink: "https://kite.example",
    description:
      "Flies\nHigh\nRole: Lead, Speaker\nOrganization: Greenpeace\nType: application\n2014 to 17 May 2016",
  });
  expect(resume.projects[1]?.description).toBe("From March 2019");
  expect([...lost, ...toCheck]).toEqual([]);
});

test("a skill with keywords becomes a group, and keywords of an interest its description", () => {
  const { resume, lost } = read({
    skills: [
      { name: "Web", level: "Master", keywords: ["HTML", "CSS"] },
      { name: "Chess", level: 3 },
      "Go",
      { name: "x".repeat(CAPS.skill), level: "Expert" },
    ],
    interests: [{ name: "Philosophy", keywords: ["Nietzsche", "Kant"] }, { name: "Tea" }, "Chess"],
  });
  expect(resume.skillGroups).toMatchObject([{ name: "Web (Master)", skills: ["HTML", "CSS"] }]);
  expect(resume.skills).toEqual(["HTML", "CSS", "Chess (level 3)", "Go", "x".repeat(CAPS.skill)]);
  expect(resume.interests).toMatchObject([
    { name: "Philosophy", description: "Nietzsche, Kant" },
    { name: "Tea", description: "" },
    { name: "Chess", description: "" },
  ]);
  expect(lost).toEqual([`There is no field for level (skill ${"x".repeat(60)}): Expert`]);
});

test("courses of a school move to the courses section with the school's name, and this is reported", () => {
  const own = { courses: [{ id: "c", name: "Glazes", provider: "Guild" }] };
  const { resume, lost, toCheck } = read({
    education: [
      { institution: "MIT", courses: ["Algebra", { name: "Logic", grade: 5 }] },
      { institution: "ETH", courses: [] },
      { area: "Physics", courses: "Optics" },
    ],
    meta: { covitae: own },
  });
  expect(resume.courses?.map(({ name, provider }) => [name, provider])).toEqual([
    ["Glazes", "Guild"],
    ["Algebra", "MIT"],
    ["Logic: 5", "MIT"],
    ["Optics", ""],
  ]);
  expect(resume.education.map(({ institution }) => institution)).toEqual(["MIT", "ETH", ""]);
  expect(lost).toEqual([]);
  expect(toCheck).toEqual([
    {
      ...{ field: "courses.1.name", text: "Algebra, Logic: 5" },
      reason: "Moved from MIT to the section Courses",
    },
    {
      ...{ field: "courses.3.name", text: "Optics" },
      reason: "Moved from the school to the section Courses",
    },
  ]);
});

test("values without a field are reported as text, never as JSON", () => {
  const { lost } = read({
    basics: {
      name: "Ann",
      image: "data:image/png;base64,AAAA",
      location: { city: "Graz", country: "Austria", mapLink: "geo:1,2" },
      profiles: [{ network: "Matrix", username: "ann", followers: 7 }],
    },
    education: [{ institution: "MIT", thesis: "On logic", url: "https://mit.example", score: 3.7 }],
    publications: [{ name: "On it", summary: "Says all" }],
    references: [
      { name: "Bob", reference: "She is great", email: "b@x.example" },
      { name: "Al", kin: "no" },
    ],
    coverLetter: { text: "Hello", isDraft: true },
    work: "none",
    meta: { version: "v1.0.0" },
  });
  expect(lost).toEqual([
    "This is not a picture that can be used. Choose a JPEG, PNG or WebP file.: The photo",
    "This isn't an entry of work: none",
    "There is no field for thesis (education 1, MIT): On logic",
    "There is no field for url (education 1, MIT): https://mit.example",
    "There is no field for summary (publications 1, On it): Says all",
    "There is no field for kin (references 2, Al): no",
    "There is no section for cover letter: text: Hello, is draft: yes",
    "There is no field for map link of the location: geo:1,2",
    "There is no field for this of the profile Matrix: followers: 7",
    "There is no address in this profile: Matrix: ann",
  ]);
});

test("user names become URLs, and key names from before version 1 are accepted", () => {
  const { resume, lost } = read({
    basics: {
      label: "Programmer",
      website: "https://ann.example",
      location: { city: "Graz", postalCode: 8010, country: "Austria" },
      profiles: [
        { network: "LinkedIn", username: "ann" },
        { network: "GitHub", username: "@ann" },
        { network: "GitHub", username: "other" },
        { network: "Twitter", username: "@ann" },
        { network: "Blog", url: "https://ann.example/blog" },
        { network: "constructor", username: "x" },
      ],
    },
    work: [{ company: "ACME", website: "acme.example" }],
    education: [{ institution: "MIT", gpa: 4 }],
  });
  expect(resume.personalInfo).toMatchObject({
    address: "8010 Graz, Austria",
    linkedIn: "https://www.linkedin.com/in/ann",
    github: "https://github.com/ann",
    headline: "Programmer",
  });
  expect(resume.personalInfo.links?.map(({ label, url }) => [label, url])).toEqual([
    ["", "https://ann.example"],
    ["GitHub", "https://github.com/other"],
    ["Twitter", "https://twitter.com/ann"],
    ["Blog", "https://ann.example/blog"],
  ]);
  expect(resume.experience[0]).toMatchObject({
    company: "ACME",
    description: "Website: acme.example",
  });
  expect(resume.education[0]?.gpa).toBe("4");
  expect(lost).toEqual(["There is no address in this profile: constructor: x"]);
});

test("issues beyond the limit are counted, and a long text is visibly cut", () => {
  const pets = Array.from({ length: 5_000 }, () => ({ name: "Bob" }));
  const { lost } = read({ basics: { name: "Ann", motto: "x".repeat(9_000) }, pets });
  expect(lost).toHaveLength(301);
  expect(lost.at(-1)).toBe("There are too many to list: 4,701 more values of the file");
  const { lost: cut } = read({ basics: { name: "Ann", motto: "x".repeat(9_000) } });
  expect(cut[0]).toMatch(/x{2000} … \(cut here\)$/);
});
