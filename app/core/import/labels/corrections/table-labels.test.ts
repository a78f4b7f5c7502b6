import { expect, test } from "vitest";
import { labeledLines } from "../../../../../tests/support/labeled-lines.ts";
import { withTableLabels } from "./table-labels.ts";

function labelOf(label: string, tableLabel?: string) {
  const [{ line, labeled }] = labeledLines([[label, ["Text"]]]) as [
    ReturnType<typeof labeledLines>[number],
  ];
  return withTableLabels([tableLabel ? { ...line, tableLabel } : line], [labeled])[0]?.label;
}

test("a line is what its table says", () => {
  expect(labelOf("education.head", "skills.item")).toBe("skills.item");
  expect(labelOf("contact", "headline")).toBe("headline");
  expect(labelOf("contact", "furniture")).toBe("furniture");
  expect(labelOf("education.head")).toBe("education.head");
});

test("where the table tells the content alone, the part stays if it is of that content", () => {
  expect(labelOf("projects.rest", "projects")).toBe("projects.rest");
  expect(labelOf("experience.rest", "projects")).toBe("projects.item");
});

test("the part that a table gives stays within what the line is about", () => {
  expect(labelOf("certificates.more", ".head")).toBe("certificates.head");
  expect(labelOf("certificates.head", ".more")).toBe("certificates.more");
  expect(labelOf("experience.more", ".item")).toBe("experience.item");
  expect(labelOf("volunteering.head", ".item")).toBe("volunteering.item");
  expect(labelOf("contact", ".head")).toBe("contact");
  expect(labelOf("experience.item", ".more")).toBe("experience.item");
});

test("all lines of an entry are about what its head is about", () => {
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

test("an entry of a table below the heading of jobs is a job, unless it names a school", () => {
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
