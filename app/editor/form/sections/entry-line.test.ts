import { expect, test } from "vitest";
import type { Entry } from "#app/editor/sync/room.ts";
import { entryNames, entrySecondLine, entryTitle, entryYears } from "./entry-line.ts";
import { createEntry } from "./new-entry.ts";

function lineOf(section: Parameters<typeof createEntry>[0], fields: object): string {
  const entry = { ...createEntry(section), ...fields } as Entry;
  return [entryNames(entry), entryYears(entry)].filter(Boolean).join(" · ");
}

test("a job's line has its position, company and years", () => {
  const job = { position: "Senior Engineer", company: "Clinio", startDate: "2021-03" };
  expect(lineOf("experience", { ...job, current: true })).toBe(
    "Senior Engineer · Clinio · 2021–now",
  );
  expect(lineOf("experience", { ...job, endDate: "2024-01" })).toBe(
    "Senior Engineer · Clinio · 2021–2024",
  );
  expect(lineOf("experience", { ...job, endDate: "2021-12" })).toBe(
    "Senior Engineer · Clinio · 2021",
  );
});

test("what is not filled in is left out of an entry's line", () => {
  expect(lineOf("experience", {})).toBe("");
  expect(lineOf("experience", { company: "O'Connor & Co" })).toBe("O'Connor & Co");
  expect(lineOf("education", { institution: "MIT", endDate: "2017-06" })).toBe("MIT · 2017");
});

test("a publication has its title on one line, and where and when it was published below", () => {
  const paper = { ...createEntry("publications"), title: "On Stars", date: "2019-02" } as Entry;
  expect([entryTitle(paper), entrySecondLine(paper)]).toEqual(["On Stars", "2019"]);
  const published = { ...paper, publisher: "Nature" } as Entry;
  expect([entryTitle(published), entrySecondLine(published)]).toEqual([
    "On Stars",
    "Nature · 2019",
  ]);
  expect(entrySecondLine({ ...createEntry("awards"), title: "Best" } as Entry)).toBe("");
});

test("the line of each kind of entry has its names", () => {
  expect(lineOf("education", { fieldOfStudy: "Biology", institution: "MIT" })).toBe(
    "Biology · MIT",
  );
  expect(lineOf("projects", { name: "Covitae" })).toBe("Covitae");
  expect(lineOf("certificates", { name: "CKA", issuer: "CNCF", date: "2023-02" })).toBe(
    "CKA · CNCF · 2023",
  );
  expect(lineOf("languages", { name: "Spanish", level: "B2" })).toBe("Spanish · B2");
  expect(lineOf("awards", { title: "Best Paper", issuer: "ACM" })).toBe("Best Paper · ACM");
  expect(lineOf("volunteering", { role: "Coach", organization: "YMCA" })).toBe("Coach · YMCA");
  expect(lineOf("publications", { title: "On Stars", publisher: "Nature" })).toBe(
    "On Stars · Nature",
  );
  expect(lineOf("customSections", { title: "Patents" })).toBe("Patents");
});
