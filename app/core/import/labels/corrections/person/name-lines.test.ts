/**
 * Tests how the person's name is found among the lines at the top and read from them.
 * Lines labeled "furniture" are not imported.
 */

import { expect, test } from "vitest";
import { labeledLines } from "../../../../../../tests/support/labeled-lines.ts";
import {
  joinNames,
  splitName,
  withLargestName,
  withNameLabels,
  withNamePieces,
} from "./name-lines.ts";

const linesOf = (...texts: string[]) =>
  labeledLines(texts.map((text) => ["name", [text]])).map(({ line }) => line);

test.each([
  [["Name: Ada Berg"], ["Ada Berg"]],
  [["Ada Berg Ada Berg"], ["Ada Berg"]],
  [["ADA BERG", "Ada Berg"], ["ADA BERG"]],
  [["Ada", "Berg"], ["Ada Berg"]],
  [["AB", "Ada Berg"], ["Ada Berg"]],
  [["AB"], ["AB"]],
  [["Maribel Santos-", "Okoye"], ["Maribel Santos-Okoye"]],
  [["Mohamed Mohamed"], ["Mohamed Mohamed"]],
  [["Hassan Hassan"], ["Hassan Hassan"]],
  [["Ana-Maria Ana-Maria"], ["Ana-Maria Ana-Maria"]],
  [["Li Na Li Na"], ["Li Na"]],
  [["Marguerite Okonkwo-Reyes,", "BSN, RN"], ["Marguerite Okonkwo-Reyes, BSN, RN"]],
  [["Sam Ode,", "Ph.D."], ["Sam Ode, Ph.D."]],
  [
    ["Sam Ode", "RN, 2019"],
    ["Sam Ode", "RN, 2019"],
  ],
  ...["NYC", "USA", "CEO", "CIO", "LEEDS, UK", "OSLO", "RN, USA"].map(
    (behind): [string[], string[]] => [
      ["Ada Berg,", behind],
      ["Ada Berg,", behind],
    ],
  ),
  [["Ada Berg,", "RN, MA"], ["Ada Berg, RN, MA"]],
])("the lines %j, labeled as the name, are read as %j", (lines, names) => {
  expect(joinNames(linesOf(...lines)).map(({ text }) => text)).toEqual(names);
});

test("a name after a caption is labeled as the name, and the title of the document is left out", () => {
  const all = labeledLines([
    ["name", ["Curriculum Vitae"]],
    ["headline", ["Name: Ada Berg"]],
    ["contact", ["Leeds"]],
  ]);
  const labels = withNameLabels(
    all.map(({ line }) => line),
    all.map(({ labeled }) => labeled),
  ).map(({ label }) => label);
  expect(labels).toEqual(["furniture", "name", "contact"]);
});

test("a first line with name and title of the document is the name, even if labeled as a heading", () => {
  const labelsOf = (...texts: string[]) => {
    const all = labeledLines(texts.map((text) => ["heading", [text]]));
    return withNameLabels(
      all.map(({ line }) => line),
      all.map(({ labeled }) => labeled),
    ).map(({ label }) => label);
  };
  expect(labelsOf("Ada Berg's CV", "Summary", "Ada Berg's CV")).toEqual([
    "name",
    "heading",
    "heading",
  ]);
  expect(labelsOf("Resume Writing")).toEqual(["heading"]);
});

test.each([
  [["Name: Ada Berg"], "Ada Berg", ""],
  [["Name: Ada Berg", "Nurse"], "Ada Berg", "Nurse"],
  [["Name: Ada Berg", "Date of birth: 1990"], "Ada Berg", "Date of birth: 1990"],
  [["Name:", "Ada Berg"], "Ada Berg", ""],
  [["Name and surname:", "Ada Berg"], "Ada Berg", ""],
  [["Name", ": Ada Berg"], "Ada Berg", ""],
  [["Name:", "Ada Berg", "Nurse"], "Ada Berg", "Nurse"],
  [["Name: Ada", "Berg"], "Ada Berg", ""],
  [["Sam Ode, BSN, RN"], "Sam Ode, BSN, RN", ""],
  [["Sam Ode, CEO"], "Sam Ode", "CEO"],
])("cells %j: the name is %s, the headline %j", (cells, name, headline) => {
  const [line] = joinNames(labeledLines([["name", cells]]).map((each) => each.line));
  const split = line && splitName(line);
  expect([split?.name.text, split?.headline]).toEqual([name, headline]);
});

test.each([
  [["Denise Okafor,", "BSN, RN"], 1],
  [["Li Na Ruiz,", "Ph.D."], 1],
  [["Sam Ode,", "M.Ed., LPC"], 1],
  [["Priya Raman,", "PharmD"], 1],
  [["Ada Berg,", "Nurse"], 2],
  [["Ada Berg,", "Leeds, UK"], 2],
  [["Ada Berg,", "LEEDS, UK"], 2],
  [["Ada Berg,", "CTO"], 2],
])(
  "cells %j are joined to %i cell(s): credentials are part of the name, other texts are not",
  (cells, count) => {
    const [line] = joinNames(labeledLines([["name", cells]]).map((each) => each.line));
    expect([line?.text, line?.cells.length]).toEqual([cells.join(" "), count]);
  },
);

test.each([
  ["contact", "Duarte", "name"],
  ["headline", "de Souza", "headline"],
  ["headline", "Electrician", "headline"],
  ["contact", "Leeds, UK", "contact"],
  ["contact", "ada@berg.example", "contact"],
])(
  'a line labeled %s below a name, in the same style: "%s" is labeled %s',
  (label, text, expected) => {
    const all = labeledLines([
      ["name", ["Ines Carvalho"]],
      [label, [text]],
    ]);
    const labels = withNamePieces(
      all.map(({ line }) => line),
      all.map(({ labeled }) => labeled),
    );
    expect(labels.map(({ label }) => label)).toEqual(["name", expected]);
  },
);

test("a first name above the last name is part of the name, text in another size is not", () => {
  const all = labeledLines([
    ["contact", ["Ines"]],
    ["name", ["Duarte"]],
    ["headline", ["Ceramics"]],
  ]);
  const lines = all.map(({ line }, index) => (index === 2 ? { ...line, size: 8 } : line));
  const labels = withNamePieces(
    lines,
    all.map(({ labeled }) => labeled),
  );
  expect(labels.map(({ label }) => label)).toEqual(["name", "name", "headline"]);
});

test.each([
  ["Naam", "Femke van der Sluijs"],
  ["Imię i nazwisko:", "Jan Gajda"],
])("after the caption %s in a cell, the next cell is the name", (label, name) => {
  const all = labeledLines([["contact", [label, name]]]);
  const lines = all.map(({ line }) => line);
  expect(withNameLabels(lines, [{ label: "contact", probability: 1 }])[0]?.label).toBe("name");
  expect(joinNames(lines).map(({ text }) => text)).toEqual([name]);
});

test.each([
  ["Résumé of ADA BERG", "ADA BERG"],
  ["Curriculum Vitae – Ada Berg", "Ada Berg"],
  ["Lebenslauf von Ada van der Berg", "Ada van der Berg"],
  ["CV de Inês Nóbrega", "Inês Nóbrega"],
  ["Ada Berg’s Resume", "Ada Berg"],
  ["Ada Berg – Lebenslauf", "Ada Berg"],
])("%s has the name %s", (text, name) => {
  const lines = linesOf(text);
  expect(withNameLabels(lines, [{ label: "headline", probability: 1 }])[0]?.label).toBe("name");
  expect(joinNames(lines).map((line) => line.text)).toEqual([name]);
});

test.each(["Resume – Senior Engineer", "CV: Berlin", "Curriculum Developer"])(
  "%s is no name with the title of the document",
  (text) => {
    const labeled = [{ label: "headline", probability: 1 }];
    expect(withNameLabels(linesOf(text), labeled)[0]?.label).toBe("headline");
  },
);

test("the headline in a cell beside the name is no part of it", () => {
  const [line] = labeledLines([["name", ["Thijs de Vries", "Inkoper"]]]);
  const joined = joinNames(line ? [line.line] : [], (_, after) => after === "Inkoper");
  expect(joined.map(({ cells }) => cells.length)).toEqual([2]);
});

test("a first cell in far larger letters than the other lines is the name", () => {
  const all = labeledLines([
    ["contact", ["Oliwia Nowak", "Kielce, Poland"]],
    ["contact", ["oliwia@nowak.example"]],
  ]);
  const lines = all.map(({ line }, index) => ({ ...line, size: index === 0 ? 36 : 10 }));
  const labels = withLargestName(
    lines,
    all.map(({ labeled }) => labeled),
  );
  expect(labels.map(({ label }) => label)).toEqual(["name", "contact"]);
});

/** The labels after the largest line at the top was searched. `size`: the font size in points. */
const labelsByLargest = (...rows: [label: string, text: string, size: number][]) => {
  const all = labeledLines(rows.map(([label, text]) => [label, [text]]));
  return withLargestName(
    all.map(({ line }, index) => ({ ...line, size: rows[index]?.[2] ?? 10 })),
    all.map(({ labeled }) => labeled),
  ).map(({ label }) => label);
};

test("a job title above a name in larger letters is the headline", () => {
  expect(
    labelsByLargest(
      ["name", "Aviation Maintenance Supervisor", 13],
      ["name", "Jerome K. Whitlatch", 27],
      ["contact", "Pensacola, FL", 10],
    ),
  ).toEqual(["headline", "name", "contact"]);
  expect(
    labelsByLargest(["name", "Pastry Chef", 11], ["headline", "Maria Santos Cook", 22]),
  ).toEqual(["headline", "name"]);
  expect(
    labelsByLargest(["headline", "Restaurant Owner", 12], ["contact", "RAYMOND CASTELLANO", 20]),
  ).toEqual(["headline", "name"]);
});

test("a town at the top is no name if the name comes later", () => {
  const rows: [string, string, number][] = [
    ["contact", "New York", 10],
    ...Array.from({ length: 6 }, (): [string, string, number] => ["skills.item", "Excel", 9]),
    ["name", "Jerome K. Whitlatch", 27],
  ];
  expect(labelsByLargest(...rows)).toEqual(rows.map(([label]) => label));
});

test.each([
  [
    ["name", "Jerome K. Whitlatch", 13],
    ["headline", "Aviation Maintenance", 27],
  ],
  [
    ["name", "Jerome K. Whitlatch", 27],
    ["headline", "Aviation Supervisor", 13],
  ],
] as [string, string, number][][])("a right label of the name stays: %j", (...rows) => {
  expect(labelsByLargest(...rows)).toEqual(rows.map(([label]) => label));
});

test("links within the page beside a name are no part of it", () => {
  const [line] = labeledLines([["name", ["Ada Berg", "About", "Work", "Contact"]]]);
  expect(joinNames(line ? [line.line] : []).map(({ text }) => text)).toEqual(["Ada Berg"]);
});
