/**
 * Tests how the label that a table gives a line (`tableLabel`) replaces the one that the model predicted. In labels,
 * "head" is the first line of an entry, "more" a further line of its title, employer or dates, "item" a bullet or other
 * text and "rest" the continuation of a wrapped line. Lines labeled "furniture" are not imported.
 */

import { expect, test } from "vitest";
import { labeledLines } from "../../../../../tests/support/labeled-lines.ts";
import { withTableLabels } from "./table-labels.ts";

function labelOf(label: string, tableLabel?: string) {
  const [{ line, labeled }] = labeledLines([[label, ["Text"]]]) as [
    ReturnType<typeof labeledLines>[number],
  ];
  return withTableLabels([tableLabel ? { ...line, tableLabel } : line], [labeled])[0]?.label;
}

test("a whole label from a table replaces the predicted one", () => {
  expect(labelOf("education.head", "skills.item")).toBe("skills.item");
  expect(labelOf("contact", "headline")).toBe("headline");
  expect(labelOf("contact", "furniture")).toBe("furniture");
  expect(labelOf("education.head")).toBe("education.head");
});

test("if the table gives only a section, the part of a label of that section stays", () => {
  expect(labelOf("projects.rest", "projects")).toBe("projects.rest");
  expect(labelOf("experience.rest", "projects")).toBe("projects.item");
});

test("if the table gives only a part, the section of the label stays", () => {
  expect(labelOf("certificates.more", ".head")).toBe("certificates.head");
  expect(labelOf("certificates.head", ".more")).toBe("certificates.more");
  expect(labelOf("experience.more", ".item")).toBe("experience.item");
  expect(labelOf("volunteering.head", ".item")).toBe("volunteering.item");
  expect(labelOf("contact", ".head")).toBe("contact");
  expect(labelOf("experience.item", ".more")).toBe("experience.item");
});

test("all lines of an entry in a table get the section of its first line", () => {
  const read = (...rows: [string, string][]) => {
    const all = labeledLines(rows.map(([label]) => [label, ["Text"]]));
    const lines = all.map(({ line }, at) => ({ ...line, tableLabel: rows[at]?.[1] ?? "" }));
    return withTableLabels(
      lines,
      all.map(({ labeled }) => labeled),
    ).map(({ label }) => label);
  };
  expect(
    read(["experience.head", ".head"], ["certificates.head", ".more"], ["skills.item", ".item"]),
  ).toEqual(["experience.head", "experience.more", "experience.item"]);
  expect(read(["custom.head", ".head"], ["experience.head", ".more"])).toEqual([
    "custom.head",
    "custom.item",
  ]);
  expect(read(["contact", ".head"], ["experience.head", ".more"])[1]).toBe("experience.more");
});

test("entries of a table below the heading of certificates are no jobs", () => {
  const all = labeledLines([
    ["heading", ["Certificates"]],
    ["experience.head", ["Trailer license"]],
    ["heading", ["Employment"]],
    ["experience.head", ["Driver"]],
  ]);
  const lines = all.map(({ line }) => ({ ...line, tableLabel: ".head" }));
  const labels = withTableLabels(
    lines,
    all.map(({ labeled }) => labeled),
  ).map(({ label }) => label);
  expect(labels).toEqual(["heading", "certificates.head", "heading", "experience.head"]);
});

test("an entry of a table below a heading of jobs is a job, unless it names a school", () => {
  const read = (heading: string, label: string, text: string) => {
    const all = labeledLines([
      ["heading", [heading]],
      [label, [text, "2013 – 2015"]],
    ]);
    return withTableLabels(
      all.map(({ line }, at) => (at === 1 ? { ...line, tableLabel: ".head" } : line)),
      all.map(({ labeled }) => labeled),
    )[1]?.label;
  };
  expect(read("Employment", "education.head", "Full-time parent")).toBe("experience.head");
  expect(read("Employment", "volunteering.head", "Assistant")).toBe("experience.head");
  expect(read("Employment", "education.head", "Oak School")).toBe("education.head");
  expect(read("Voluntary work", "volunteering.head", "Assistant")).toBe("volunteering.head");
});

test("all entries of one table are about what most of them are about", () => {
  const all = labeledLines([
    ["education.head", ["Chief Officer"]],
    ["experience.head", ["Second Officer"]],
    ["experience.head", ["Third Officer"]],
    ["heading", ["Certificates"]],
    ["certificates.head", ["Ship security"]],
  ]);
  const labels = withTableLabels(
    all.map(({ line }, at) => (at === 3 ? line : { ...line, tableLabel: ".head" })),
    all.map(({ labeled }) => labeled),
  ).map(({ label }) => label);
  expect(labels).toEqual([
    ...["experience.head", "experience.head", "experience.head"],
    ...["heading", "certificates.head"],
  ]);
});
