/**
 * Tests that certificates among schools under a joint heading are told from the schools. Rows are lines of a resume,
 * with the label that a model predicted and the text. In labels, "head" is the first line of an entry, "more" a further
 * line of its title, employer or dates and "item" a bullet or other text.
 */

import { expect, test } from "vitest";
import { labeledLines } from "../../../../../../tests/support/labeled-lines.ts";
import { certifyMixedEducation } from "./mixed-education.ts";

const labelsUnder = (heading: string, ...rows: [part: string, text: string][]) =>
  certifyMixedEducation(
    labeledLines([
      ["heading", [heading]],
      ...rows.map(([part, text]): [string, string[]] => [`education.${part}`, [text]]),
    ]),
  ).map(({ labeled }) => labeled.label);

const MIXED: [part: string, text: string][] = [
  ["head", "BFA in Sculpture, University of New Mexico, Albuquerque, NM, 2006"],
  ["head", "QuickBooks Certified User, Intuit, 2024"],
  ["head", "LEED AP BD+C"],
  ["more", "USGBC, 2010"],
  ["head", "High School Diploma, Coweta, 2004"],
];

test("an entry without a school and a degree, among schools, is a certificate", () => {
  expect(labelsUnder("Education and Certifications", ...MIXED)).toEqual([
    "heading",
    "education.head",
    "certificates.head",
    "certificates.head",
    "certificates.more",
    "education.head",
  ]);
});

test.each<[heading: string, rows: [part: string, text: string][]]>([
  ["Education", MIXED],
  ["Education & Certifications", [["head", "Le Cordon Bleu, Paris, 2001 – 2003"]]],
  [
    "Education & Certifications",
    [
      ["head", "Parsons"],
      ["item", "• Drawing"],
    ],
  ],
  ["Education & Certifications", [["head", "B.A., Reed, 2004"]]],
  [
    "Education & Certifications",
    [
      ["head", "Le Cordon Bleu, 2003"],
      ["head", "ServSafe, 2010"],
    ],
  ],
  [
    "Education & Certifications",
    [
      ["head", "Computer Science, Georgia Tech, 2012"],
      ["head", "HND, Napier, 2008"],
      ["head", "B.A., Reed, 2004"],
    ],
  ],
  ["Education & Certifications", [["head", "Parsons"]]],
])("under %s, these lines stay education: %j", (heading, rows) => {
  expect(labelsUnder(heading, ...rows)).toEqual([
    "heading",
    ...rows.map(([part]) => `education.${part}`),
  ]);
});
