/**
 * Tests that the heading above courses tells whether they are certificates, and how many there are. Rows are lines of a
 * resume, with the label that a model predicted and the text. In labels, "head" is the first line of an entry and
 * "more" a further line of its title, employer or dates.
 */

import { expect, test } from "vitest";
import { labeledLines } from "../../../../../../tests/support/labeled-lines.ts";
import { certifyCourses, listCoursework } from "./course-sections.ts";

const lines = (heading: string, ...rows: [part: string, text: string][]) =>
  labeledLines([
    ["heading", [heading]],
    ...rows.map(([part, text]): [string, string[]] => [`courses.${part}`, [text]]),
  ]);

test.each([
  ["Training", "SJIB Gold Card, 2009", "Site safety, 2023"],
  ["Weiterbildung und Nachweise", "SiGeKo nach RAB 30", "Kanalinspektion"],
  ["Weiterbildung", "Staplerschein", "Schaltberechtigung bis 20 kV"],
  ["Training", "Mental Health First Aider", "Acas Mediation Certificate"],
  ["Training", "Microsoft Certified Programmer", "Certified Program Manager"],
])(
  "under %s, courses that certify something are certificates: %s, %s",
  (heading, first, second) => {
    const all = certifyCourses(lines(heading, ["head", first], ["head", second]));
    expect(all.map(({ labeled }) => labeled.label)).toEqual([
      "heading",
      "certificates.head",
      "certificates.head",
    ]);
  },
);

test.each([
  ["Courses", "Certificate in wound care", "Acas certificate"],
  ["Training", "Grants Management Certificate Program", "Incident Command System"],
  ["Training", "Machine Learning", "Deep Learning"],
  ["Weiterbildung", "Rhetorik", "Excel für Fortgeschrittene"],
  ["Weiterbildung", "CAD Grundlagen, 2021", "Staplerschein, 2019"],
])("under %s, courses stay courses: %s, %s", (heading, first, second) => {
  const all = lines(heading, ["head", first], ["head", second]);
  expect(certifyCourses(all)).toEqual(all);
});

test("each line of coursework is a course, unless it continues a name", () => {
  const rows: [string, string][] = [
    ["head", "Signals"],
    ["more", "Machine Learning"],
    ["head", "Design of"],
    ["more", "Algorithms"],
  ];
  const partsOf = (heading: string) =>
    listCoursework(lines(heading, ...rows))
      .slice(1)
      .map(({ labeled }) => labeled.label.slice("courses.".length));
  expect(partsOf("Coursework")).toEqual(["head", "head", "head", "more"]);
  expect(partsOf("Courses")).toEqual(["head", "more", "head", "more"]);
});

test("coursework with a provider below each course keeps its labels", () => {
  const all = lines(
    "Coursework",
    ["head", "Machine Learning"],
    ["more", "Stanford University"],
    ["head", "Databases"],
    ["more", "Coursera"],
  );
  expect(listCoursework(all)).toEqual(all);
});
