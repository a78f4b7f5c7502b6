/**
 * Tests what becomes of captions above the bullets of a job, such as "Key responsibilities". Rows are lines of a
 * resume, with the label that a model predicted and the text. In labels, "head" is the first line of an entry, "more" a
 * further line of its title, employer or dates and "item" a bullet or other text. Lines labeled "furniture" are not
 * imported.
 */

import { expect, test } from "vitest";
import { labelsAfterCorrection } from "../../../../../../tests/support/labeled-lines.ts";
import { withoutDutyCaptions } from "./duty-captions.ts";

function labelsAfter(...rows: [label: string, text: string][]): string[] {
  return labelsAfterCorrection(
    withoutDutyCaptions,
    rows.map(([label, text]) => [label, [text]]),
  );
}

test("a caption above the bullets of a job is left out, a heading of awards stays", () => {
  expect(
    labelsAfter(
      ["experience.more", "Acme"],
      ["experience.head", "Key Impact"],
      ["experience.item", "Cut costs by 4 %"],
      ["heading", "Achievements"],
      ["awards.head", "Best Poster"],
    ),
  ).toEqual(["experience.more", "furniture", "experience.item", "heading", "awards.head"]);
});

test("two different captions in a job are kept as text of the job, with their bullets", () => {
  expect(
    labelsAfter(
      ["experience.more", "Oak Clinic, 2018 – 2021"],
      ["heading", "Responsibilities:"],
      ["experience.item", "• Ran clinics"],
      ["heading", "Achievements:"],
      ["awards.head", "• Set up consultations"],
      ["experience.head", "Youth Worker"],
    ),
  ).toEqual([
    "experience.more",
    "experience.item",
    "experience.item",
    "experience.item",
    "experience.item",
    "experience.head",
  ]);
});

test("a section of awards below a job stays a section", () => {
  const rows: [string, string][] = [
    ["heading", "Experience"],
    ["experience.item", "• Ran clinics"],
    ["heading", "Achievements"],
    ["awards.head", "• Nurse of the year"],
  ];
  expect(labelsAfter(...rows)).toEqual(rows.map(([label]) => label));
});

test("captions above the bullets of volunteering are kept as its text", () => {
  expect(
    labelsAfter(
      ["volunteering.head", "Helper, Food Bank"],
      ["volunteering.more", "Duties"],
      ["volunteering.item", "Sorted food"],
      ["volunteering.more", "Achievements"],
      ["volunteering.item", "Fed 200 people"],
    ),
  ).toEqual([
    "volunteering.head",
    "volunteering.item",
    "volunteering.item",
    "volunteering.item",
    "volunteering.item",
  ]);
});

test("a caption between the bullets of a job is kept as text", () => {
  const rows: [string, string][] = [
    ["experience.more", "Oak Clinic, 2018 – 2021"],
    ["experience.item", "• Ran clinics"],
    ["experience.item", "Key achievements:"],
    ["experience.item", "• Set up consultations"],
    ["experience.head", "Results"],
    ["experience.item", "• Halved waiting times"],
  ];
  expect(labelsAfter(...rows).slice(1)).toEqual(rows.slice(1).map(() => "experience.item"));
});

test("a caption between the text of a job and its bullets is kept as text", () => {
  expect(
    labelsAfter(
      ["experience.more", "Oak Clinic, 2018 – 2021"],
      ["experience.item", "Ran clinics in three towns."],
      ["heading", "Key Accomplishments"],
      ["experience.item", "• Halved waiting times"],
    ).slice(1),
  ).toEqual(["experience.item", "experience.item", "experience.item"]);
});

test("projects in a job are its text, and the entries below them are jobs", () => {
  expect(
    labelsAfter(
      ["experience.item", "• Led the planning section"],
      ["heading", "Selected projects:"],
      ["projects.item", "• Sirens in nine languages"],
      ["projects.head", "Planner, 2015 – 2019"],
      ["projects.more", "County of Yolo"],
      ["skills.item", "Maps"],
      ["projects.head", "Lighthouse"],
    ).slice(1),
  ).toEqual([
    ...["experience.item", "experience.item", "experience.head", "experience.more"],
    ...["skills.item", "projects.head"],
  ]);
});

test("projects below the last job, and a heading of activities, stay sections", () => {
  const rows: [string, string][] = [
    ["experience.item", "• Led the planning section"],
    ["heading", "Key projects"],
    ["projects.item", "• Sirens in nine languages"],
    ["heading", "Activités"],
    ["projects.item", "• Course à pied"],
  ];
  expect(labelsAfter(...rows)).toEqual(rows.map(([label]) => label));
});

test("captions that a template prints in several jobs are left out, even below text", () => {
  const job = (label: string): [string, string][] => [
    ["experience.head", "Engineer, Acme, 2018 – 2021"],
    ["experience.item", "Builds pumps for mines."],
    ["experience.item", label],
    ["experience.item", "• Cut scrap by 4 %"],
  ];
  const unchanged = job("Highlights").map(([label]) => label);
  const labels = ["experience.head", "experience.item", "furniture", "experience.item"];
  const tasks = job("Achievements/Tasks");
  expect(labelsAfter(...tasks, ...tasks)).toEqual([...labels, ...labels]);
  expect(labelsAfter(...job("Highlights"))).toEqual(unchanged);
  const chosen = job("Key achievements");
  expect(labelsAfter(...chosen, ...chosen)).toEqual([...unchanged, ...unchanged]);
});

test('"Tasks" in one job counts as the same caption as "Achievements/Tasks" in the others', () => {
  const job = (content: string, label: string): [string, string][] => [
    [`${content}.head`, "Engineer, Acme, 2018 – 2021"],
    [`${content}.more`, label],
    [`${content}.item`, "• Cut scrap by 4 %"],
  ];
  const rows = [...job("experience", "Achievements/Tasks"), ...job("volunteering", "Tasks")];
  expect(labelsAfter(...rows)).toEqual(
    rows.map(([label]) => (label.endsWith(".more") ? "furniture" : label)),
  );
  const both = [...job("experience", "Tasks"), ...job("experience", "Results:")];
  expect(labelsAfter(...both)).not.toContain("furniture");
});

test.each([
  "Principais atividades:",
  "Atividades desenvolvidas",
  "Funciones principales:",
  "Missions principales :",
  "Mansioni svolte",
])("the caption %s above the bullets of a job is left out", (caption) => {
  for (const label of ["experience.item", "experience.more", "heading"])
    expect(
      labelsAfter(["experience.more", "Acme"], [label, caption], ["experience.item", "• Filed"]),
    ).toEqual(["experience.more", "furniture", "experience.item"]);
});

test("activities below a job stay a section", () => {
  const rows: [string, string][] = [
    ["experience.item", "• Ran clinics"],
    ["heading", "Principais atividades"],
    ["custom.head", "Escoteiros"],
  ];
  expect(labelsAfter(...rows)).toEqual(rows.map(([label]) => label));
});
