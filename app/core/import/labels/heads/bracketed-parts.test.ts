/**
 * Tests the labels of texts in brackets in the heads of entries. A part is a text between separators in the first lines
 * of an entry, with the label that a model gave it: "role" is a job title, "org" an employer or school, "field" a field
 * of study, "issuer" who gave a certificate and "note" any other text.
 */

import { expect, test } from "vitest";
import { labeledLines, labelInOrder } from "../../../../../tests/support/labeled-lines.ts";
import {
  withFieldsInBrackets,
  withNamesBeforePlace,
  withProvincesInBrackets,
  withRolesInBrackets,
  withTownsInBrackets,
} from "./bracketed-parts.ts";
import type { HeadPart } from "./head-parts.ts";
import { readHeads } from "./read-heads.ts";

/** A part of a volunteering entry. */
const partOf = (text: string, separatorBefore: string, lineIndex = 0): HeadPart => ({
  ...{ text, separatorBefore, lineIndex, entryIndex: 0, cellIndex: 0, partIndex: 0, cellCount: 1 },
  ...{ isBold: false, isItalic: false, isCaps: false, size: 10, hasDates: false },
  content: "volunteering",
});
/** Labels of parts, with probability 1 unless given. */
const labels = (...all: [label: string, probability?: number][]) =>
  all.map(([label, probability = 1]) => ({ label, probability }));

test.each([
  ["AN", "place"],
  ["ON", "place"],
  ["69", "place"],
  ["2019", "note"],
  ["HQ", "note"],
  ["IHK", "note"],
  ["remote", "note"],
])("in brackets behind a town, %s is labeled %s", (text, expected) => {
  const parts = [partOf("Oak Studio", ""), partOf("Jesi", ", "), partOf(text, " (")];
  const result = withProvincesInBrackets(parts, labels(["org"], ["place"], ["note"]));
  expect(result[2]?.label).toBe(expected);
});

test("two capitals in brackets behind an organization stay a note", () => {
  const parts = [partOf("Oak Studio", ""), partOf("AN", " (")];
  expect(withProvincesInBrackets(parts, labels(["org"], ["note"]))[1]?.label).toBe("note");
});

test.each([
  ["Turda", "place"],
  ["Manager", "role"],
  ["Seasonal", "role"],
  ["Cadet", "role"],
])("in brackets behind an organization and above another, %s is labeled %s", (text, expected) => {
  const parts = [partOf("Crucea Roșie", ""), partOf(text, " ("), partOf("Formator", ")", 1)];
  const result = withTownsInBrackets(parts, labels(["org"], ["role"], ["org"]));
  expect(result[1]?.label).toBe(expected);
});

test("in brackets behind an employer, only a known town is a place", () => {
  const labelOf = (text: string) => {
    const parts = [partOf("Bundeswehr", ""), partOf(text, " ("), partOf("Sanitäter", ")", 1)].map(
      (part): HeadPart => ({ ...part, content: "experience" }),
    );
    return withTownsInBrackets(parts, labels(["org"], ["role"], ["role"]))[1]?.label;
  };
  expect(labelOf("Wehrdienst")).toBe("role");
  expect(labelOf("Dublin")).toBe("place");
});

test("a town in brackets without a line below keeps its label", () => {
  const parts = [partOf("Crucea Roșie", ""), partOf("Turda", " (")];
  expect(withTownsInBrackets(parts, labels(["org"], ["role"]))[1]?.label).toBe("role");
});

test("a doubtful degree in brackets before a field of study is part of the field", () => {
  const parts = [partOf("Bachelor", ""), partOf("Geografie", " ("), partOf("Planologie", " en ")];
  const fields = withFieldsInBrackets(parts, labels(["degree"], ["degree", 0.5], ["field"]));
  expect(fields.map(({ label }) => label)).toEqual(["degree", "field", "field"]);
  const behind = [partOf("Licence", ""), partOf("L3", " ("), partOf("Droit", ") en ")];
  expect(
    withFieldsInBrackets(behind, labels(["degree"], ["degree", 0.5], ["field"]))[1]?.label,
  ).toBe("degree");
  const sure = withFieldsInBrackets(parts, labels(["degree"], ["degree", 0.9], ["field"]));
  expect(sure[1]?.label).toBe("degree");
});

test.each([
  ["nights", "role"],
  ["Saucier", "role"],
  ["E-6", "role"],
  ["3 months", "note"],
  ["€48m turnover", "note"],
  ["worked from home", "note"],
])("in brackets behind a job title, %s is labeled %s", (text, expected) => {
  const jobs = [partOf("HGV Driver", ""), partOf(text, " ("), partOf("Oak Haulage", "), ")].map(
    (part) => ({ ...part, content: "experience" as const }),
  );
  const [role, note, org] = labels(["role"], ["note"], ["org"]);
  if (!role || !note || !org) throw new Error("Three labels are given");
  expect(withRolesInBrackets(jobs, [role, note, org])[1]?.label).toBe(expected);
  expect(withRolesInBrackets(jobs, [org, note, role])[1]?.label).toBe("note");
});

test("several names in brackets before a place are part of the organization", () => {
  const partsOf = (...names: string[]) => [
    ...[partOf("Agency work", ""), partOf(names[0] ?? "", " ("), partOf(names[1] ?? "", ", ")],
    partOf("Lyon", "), "),
  ];
  const labeled = labels(["org"], ["note"], ["place"], ["place"]);
  const after = (...names: string[]) =>
    withNamesBeforePlace(partsOf(...names), labeled).map(({ label }) => label);
  expect(after("Manpower", "Adecco")).toEqual(["org", "org", "org", "place"]);
  expect(after("Paris", "France")).toEqual(["org", "note", "place", "place"]);
});

const readCertificate = (texts: string[], ...labels: string[]) => {
  const lines = labeledLines(texts.map((text) => ["certificates.more", [text]]));
  const head = { content: "certificates" as const, lines: lines.map(({ line }) => line) };
  return readHeads([head], labelInOrder(...labels))[0]?.texts;
};

test("initials and variants in brackets are part of a certificate's name, an issuer is not", () => {
  const lines = ["Advanced Cardiovascular Life", "Support (ACLS)"];
  expect(readCertificate(lines, "name", "name", "issuer")).toEqual({
    name: "Advanced Cardiovascular Life Support (ACLS)",
  });
  expect(readCertificate(["Scrum, Basic Life Support (BLS)"], "name", "name", "issuer")).toEqual({
    name: "Scrum, Basic Life Support (BLS)",
  });
  expect(readCertificate(["CCRN (Adult)"], "name", "issuer")).toEqual({ name: "CCRN (Adult)" });
  expect(readCertificate(["Nitrox (NAUI)"], "name", "issuer")).toEqual({
    name: "Nitrox",
    issuer: "NAUI",
  });
});
