/**
 * Tests the corrections that relabel whole sections by their headings. Rows are lines of a resume, with the label that
 * a model predicted and the texts of their cells. In labels, "head" is the first line of an entry, "more" a further
 * line of its title, employer or dates, "item" a bullet or other text and "rest" the continuation of a wrapped line.
 */

import { expect, test } from "vitest";
import { labeledLines } from "../../../../../tests/support/labeled-lines.ts";
import { relabelAsCustom } from "./custom-headings.ts";
import { relabelAsCertificates, relabelAsJobs, relabelAsProjects } from "./relabel-by-heading.ts";
import { relabelMistakenSections } from "./relabel-mistaken-sections.ts";

const labelsOf = (rows: [label: string, cells: string[]][]) =>
  relabelMistakenSections(labeledLines(rows)).map(({ labeled }) => labeled.label);

test("lines under a known heading get the section of the heading", () => {
  expect(
    labelsOf([
      ["heading", ["Volunteering"]],
      ["experience.head", ["Red Cross"]],
      ["experience.item", ["Drove the van"]],
      ["heading", ["Experience"]],
      ["experience.head", ["Acme"]],
    ]),
  ).toEqual(["heading", "volunteering.head", "volunteering.item", "heading", "experience.head"]);
});

test("under a heading of projects, doubtful contact details are text of a project", () => {
  const lines = labeledLines([
    ["heading", ["Projects"]],
    ["contact", ["River Watch: Public warnings for"]],
    ["contact", ["sixty rivers"]],
    ["contact", ["ada@example.com"]],
    ["heading", ["Interests"]],
    ["name", ["Ada Berg"]],
  ]).map(({ line, labeled }, index) => ({
    line,
    labeled: { ...labeled, probability: index === 3 ? 0.9 : 0.3 },
  }));
  expect(relabelAsProjects(lines).map(({ labeled }) => labeled.label)).toEqual([
    "heading",
    "projects.item",
    "projects.rest",
    "contact",
    "heading",
    "name",
  ]);
});

test.each([
  [["volunteering.head", "volunteering.item"], "Profile", ["experience.head", "experience.item"]],
  [["volunteering.head", "experience.head"], "Profile", ["volunteering.head", "experience.head"]],
  [["volunteering.head"], "Volunteering", ["volunteering.head"]],
])(
  "lines labeled %j under the heading %j, in a document without other jobs, become %j",
  (labels, heading, expected) => {
    const rows = labels.map((label): [string, string[]] => [label, ["Bus driver at First Leeds"]]);
    const read = relabelAsJobs(labeledLines([["heading", [heading]], ...rows]));
    expect(read.slice(1).map(({ labeled }) => labeled.label)).toEqual(expected);
  },
);

test("labels stay if some lines have the section of the heading and others follow", () => {
  const rows: [string, string[]][] = [
    ["heading", ["Volunteering"]],
    ["volunteering.head", ["Red Cross"]],
    ["experience.head", ["Acme"]],
  ];
  expect(labelsOf(rows)).toEqual(rows.map(([label]) => label));
});

test("a line above the entries that have the section of the heading is an entry too", () => {
  expect(
    labelsOf([
      ["heading", ["Education"]],
      ["volunteering.head", ["Certificate, Nursing Assistant"]],
      ["education.head", ["BSc, University of Leeds"]],
    ]),
  ).toEqual(["heading", "education.head", "education.head"]);
});

test("a joint heading that is not known as a whole relabels nothing", () => {
  const rows: [string, string[]][] = [
    ["heading", ["Training and Qualifications"]],
    ["certificates.head", ["IOSH Managing Safely, IOSH"]],
  ];
  expect(labelsOf(rows)).toEqual(rows.map(([label]) => label));
});

test("skills under a heading of memberships are memberships", () => {
  const rows: [string, string[]][] = [
    ["heading", ["Memberships"]],
    ["skills.item", ["Philological Society"]],
    ["skills.item", ["Rotary Club"]],
  ];
  expect(labelsOf(rows).slice(1)).toEqual(["memberships.head", "memberships.head"]);
});

const customOf = (rows: [label: string, cells: string[]][]) =>
  relabelAsCustom(labeledLines(rows)).map(({ labeled }) => labeled.label);

test("titles above bullets under an unknown heading are a custom section, unless they have dates", () => {
  const rows: [string, string[]][] = [
    ["heading", ["Things I am proud of"]],
    ["experience.head", ["Building Operations"]],
    ["experience.item", ["• Maintained two properties"]],
    ["projects.head", ["Safety"]],
    ["projects.item", ["• Passed 26 inspections"]],
    ["heading", ["Employment"]],
    ["experience.head", ["Owner, Castellano’s, 2009–2024"]],
  ];
  const labels = ["custom.head", "custom.item", "custom.head", "custom.item"];
  expect(customOf(rows).slice(1, 5)).toEqual(labels);
  for (const date of ["2009–2024", "2015"]) {
    const dated = rows.map(([label, [text = ""]], index): [string, string[]] => [
      label,
      [index === 1 ? `${text}, ${date}` : text],
    ]);
    expect(customOf(dated)).toEqual(rows.map(([label]) => label));
  }
});

test("a list under an unknown heading, apart from the skills, is a custom section", () => {
  const clients: [string, string[]][] = [
    ["heading", ["Mills and channels"]],
    ["skills.item", ["Harris Linen Mill"]],
    ["skills.item", ["BBC Alba"]],
  ];
  const skills: [string, string[]][] = [
    ["heading", ["Skills"]],
    ["skills.item", ["Illustration"]],
  ];
  const jobs: [string, string[]][] = [
    ["heading", ["Employment"]],
    ["experience.head", ["Illustrator, 2012–2020"]],
  ];
  expect(customOf([...clients, ...jobs, ...skills]).slice(1, 3)).toEqual([
    "custom.item",
    "custom.item",
  ]);
  expect(customOf([...skills, ...clients])[3]).toBe("skills.item");
});

test("lines under a heading of talks are a custom section, whatever their labels", () => {
  const rows: [string, string[]][] = [
    ["heading", ["Invited Talks"]],
    ["publications.head", ["Phages in the classroom, El Paso"]],
    ["publications.rest", ["2025"]],
    ["name", ["Ada Berg"]],
  ];
  expect(customOf(rows)).toEqual(["heading", "custom.item", "custom.rest", "name"]);
});

test('entries under "Qualifications" are certificates if education has its own heading and they have no periods', () => {
  const rows = (line: string, heading = "Qualifications"): [string, string[]][] => [
    ["heading", ["Education"]],
    ["education.head", ["BTEC Business, Penwith College, 2009 – 2011"]],
    ["heading", [heading]],
    ["education.head", [line]],
    ["education.more", ["St John Ambulance"]],
  ];
  const after = (line: string, heading?: string) =>
    relabelAsCertificates(labeledLines(rows(line, heading))).map(({ labeled }) => labeled.label);
  expect(after("18th Edition (BS 7671:2018)", "Qualifications & cards")[3]).toBe(
    "certificates.head",
  );
  expect(after("First Aid, 2024", "Qualifications and honors")[3]).toBe("education.head");
  expect(after("First Aid, 2024").slice(3)).toEqual(["certificates.head", "certificates.more"]);
  expect(after("First Aid, 2019 – 2024")[3]).toBe("education.head");
  expect(
    relabelAsCertificates(labeledLines(rows("First Aid, 2024").slice(2)))[1]?.labeled.label,
  ).toBe("education.head");
});

test.each([
  ["Licenses & Certifications", "skills.item", "certificates.head"],
  ["Summary of Qualifications", "skills.item", "summary.item"],
  ["Summary of Qualifications", "projects.item", "summary.item"],
  ["Summary of Qualifications", "experience.head", "experience.head"],
  ["Military Service", "volunteering.head", "militaryService.head"],
])("under %j, a line labeled %s becomes %s", (heading, label, expected) => {
  expect(
    labelsOf([
      ["heading", [heading]],
      [label, ["• Class A license"]],
    ])[1],
  ).toBe(expected);
});

test("the classes of a driving license are a custom section, a job below is not", () => {
  const under = (label: string, text: string) =>
    relabelAsCustom(
      labeledLines([
        ["heading", ["Führerschein"]],
        [label, [text]],
      ]),
    )[1]?.labeled.label;
  expect(under("contact", "Klassen B und CE")).toBe("custom.item");
  expect(under("interests.item", "B")).toBe("custom.item");
  expect(under("experience.item", "B")).toBe("experience.item");
});

test("short lines under a heading of qualifications stay skills, a sentence becomes the summary", () => {
  const rows = (...texts: string[]): [string, string[]][] => [
    ["heading", ["Nøkkelkvalifikasjoner"]],
    ...texts.map((text): [string, string[]] => ["skills.item", [text]]),
  ];
  expect(labelsOf(rows("Contracts", "Primavera P6", "Land rights")).at(-1)).toBe("skills.item");
  expect(labelsOf(rows("Engineer with twelve years in water power.")).at(-1)).toBe("summary.item");
});

test("a last job that was labeled as volunteering is a job", () => {
  const labels = relabelMistakenSections(
    labeledLines([
      ["heading", ["Experience"]],
      ["experience.head", ["Blekinge Group", "2019 – 2021"]],
      ["experience.more", ["Senior Engineer"]],
      ["volunteering.head", ["Blekinge Group", "2016 – 2019"]],
      ["volunteering.more", ["Engineer"]],
    ]),
  ).map(({ labeled }) => labeled.label);
  expect(labels.slice(3)).toEqual(["experience.head", "experience.more"]);
});

test("jobs under a heading of writings stay jobs", () => {
  const rows: [string, string[]][] = [
    ["heading", ["Writing"]],
    ["experience.head", ["Columnist, Leeds Post", "2018 – Present"]],
    ["experience.more", ["Wrote each week"]],
  ];
  expect(labelsOf(rows)).toEqual(rows.map(([label]) => label));
});

test("lines under a heading of writings are publications", () => {
  expect(
    labelsOf([
      ["heading", ["WRITING"]],
      ["volunteering.head", ["2023", "Alt Text for Maps"]],
      ["volunteering.more", ["The Markup Diary"]],
    ]),
  ).toEqual(["heading", "publications.head", "publications.more"]);
});

test("service at a university is a custom section, also with wrapped bullets", () => {
  const rows: [string, string[]][] = [
    ["heading", ["UNIVERSITY SERVICE"]],
    ["memberships.head", ["• Chair, Library Committee, with all the duties that it brings,"]],
    ["memberships.more", ["2018–2020"]],
    ["awards.head", ["• Director of Graduate Studies, 2021–2024"]],
  ];
  const all = labeledLines(rows).map(({ line, labeled }, index) => ({
    line: index === 2 ? { ...line, x: 9 } : line,
    labeled,
  }));
  expect(relabelAsCustom(all).map(({ labeled }) => labeled.label)).toEqual([
    "heading",
    "custom.item",
    "custom.rest",
    "custom.item",
  ]);
  const other = labeledLines([["heading", ["Community Service"]], ...rows.slice(1)]);
  expect(relabelAsCustom(other)[1]?.labeled.label).toBe("memberships.head");
  const posts: [string, string[]][] = [
    ["heading", ["PROFESSIONAL SERVICE"]],
    ["volunteering.head", ["Board Member, Boston Food Bank", "2019 – 2021"]],
    ["volunteering.item", ["• Led fundraising"]],
  ];
  expect(relabelAsCustom(labeledLines(posts))[1]?.labeled.label).toBe("volunteering.head");
});

test("a career break under its heading is a custom section, other education stays", () => {
  const under = (heading: string) =>
    customOf([
      ["heading", [heading]],
      ["education.head", ["11/2018 – 09/2019: Family"]],
    ])[1];
  expect(under("Parental leave")).toBe("custom.item");
  expect(under("Studies")).toBe("education.head");
});
