/**
 * Tests the corrections of labels in jobs and volunteering. A part is a text between separators in the first lines of
 * an entry, with the label that a model gave it: "role" is a job title, "org" an employer or school and "note" any
 * other text.
 */

import { expect, test } from "vitest";
import { labeledLines } from "../../../../../tests/support/labeled-lines.ts";
import { readHeads } from "./read-heads.ts";

type Content = "experience" | "volunteering";

/** Reads entries, each with lines of cells; `labels` are those of all parts in order. */
const textsOf = (content: Content, entries: string[][][], labels: string[]) =>
  readHeads(
    entries.map((cells) => ({
      content,
      lines: labeledLines(cells.map((texts) => [`${content}.head`, texts])).map(({ line }) => line),
    })),
    (parts) => parts.map((_, index) => ({ label: labels[index] ?? "note", probability: 0.9 })),
  ).map(({ texts }) => texts);

test("a text beside the dates, above a role and its organization, is the place", () => {
  const below = ["Strażak ochotnik", "Ochotnicza Straż Pożarna"];
  const read = (beside: string, ...labels: string[]) =>
    textsOf("volunteering", [[[`2008 – 2012 ${beside}`], below]], labels)[0];
  const expected = { role: "Strażak ochotnik", org: "Ochotnicza Straż Pożarna" };
  expect(read("Zabrze", "org", "role", "org")).toEqual({ ...expected, place: "Zabrze" });
  expect(read("Bologna, Italia", "note", "org", "role", "role")).toEqual({
    ...expected,
    place: "Bologna, Italia",
  });
  expect(read("Red Cross", "note", "role", "note")?.place).toBeUndefined();
  expect(read("Oak Hospital", "org", "role", "note")?.org).toBe("Oak Hospital");
  const two = textsOf(
    "volunteering",
    [[["2008 – 2012 Oxfam"], ["Driver, Night Team"]]],
    ["org", "role", "role"],
  );
  expect(two[0]).toEqual({ org: "Oxfam", role: "Driver, Night Team" });
});

test("in jobs, a text beside the dates is the place only if another job has its place there", () => {
  const job = (beside: string) => [[`2014 – 2016 ${beside}`], ["Animatrice", "La Collina"]];
  const first = ["org", "place", "role", "org"];
  expect(textsOf("experience", [job("Monte San Pietro, Italia")], first)[0]?.org).toContain(
    "Monte San Pietro",
  );
  const jobs = [job("Monte San Pietro, Italia"), job("Bologna, Italia")];
  expect(textsOf("experience", jobs, [...first, "place", "place", "role", "org"])[0]).toEqual({
    ...{ role: "Animatrice", org: "La Collina", place: "Monte San Pietro, Italia" },
  });
});

test("in a job without an employer, the part where other jobs have theirs is the employer", () => {
  const job = (role: string, name: string) => [["2014 – 2016", role], [name]];
  const read = (name: string, label: string) =>
    textsOf(
      "experience",
      [job("Analyst", "Terracline"), job("Engineer", name)],
      [...["role", "org"], ...["role", label]],
    )[1];
  expect(read("Petrobras", "note")).toEqual({ role: "Engineer", org: "Petrobras" });
  expect(read("Part-time", "note")?.org).toBeUndefined();
  expect(read("Worked on two teams.", "note")?.org).toBeUndefined();
  expect(read("Berlin", "place")?.place).toBe("Berlin");
});

test("a division behind the employer is part of it, another note is not", () => {
  const read = (text: string, ...labels: string[]) =>
    textsOf("experience", [[["Analyst"], [text]]], ["role", ...labels])[0];
  expect(read("Department of the Interior, Bureau of Land Management", "org", "note")?.org).toBe(
    "Department of the Interior, Bureau of Land Management",
  );
  expect(read("Kreis Plön, Ausländerbehörde, Plön", "org", "place", "place")).toMatchObject({
    ...{ org: "Kreis Plön, Ausländerbehörde", place: "Plön" },
  });
  expect(read("Acme, Office Manager for Sales", "org", "note")?.org).toBe("Acme");
  expect(read("Acme, listed company", "org", "note")?.org).toBe("Acme");
});

test("a job title beside a slash is part of the other job title", () => {
  const read = (text: string, ...labels: string[]) => textsOf("experience", [[[text]]], labels)[0];
  expect(read("HVAC Installer / Technician", "note", "role")?.role).toBe(
    "HVAC Installer / Technician",
  );
  expect(read("Schlosser / stellv. Schichtführer", "role", "note")?.role).toBe(
    "Schlosser / stellv. Schichtführer",
  );
  expect(read("Acme Ltd / Technician", "note", "role")?.role).toBe("Technician");
  expect(read("Part-time / Technician", "note", "role")?.role).toBe("Technician");
  expect(read("Technician / 40 hours", "role", "note")?.role).toBe("Technician");
});
