import { expect, test } from "vitest";
import { labelsAfterCorrection } from "../../../../../../tests/support/labeled-lines.ts";
import { withoutDutyCaptions } from "./duty-captions.ts";

function labelsAfter(...given: [label: string, text: string][]): string[] {
  return labelsAfterCorrection(
    withoutDutyCaptions,
    given.map(([label, text]) => [label, [text]]),
  );
}

test("what stands above the bullets of a job is no post, and a section of its own stays", () => {
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

test("several kinds of duty captions in jobs are lines of text, with their bullets", () => {
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

test("a section of awards below a job stays one", () => {
  const rows: [string, string][] = [
    ["heading", "Experience"],
    ["experience.item", "• Ran clinics"],
    ["heading", "Achievements"],
    ["awards.head", "• Nurse of the year"],
  ];
  expect(labelsAfter(...rows)).toEqual(rows.map(([label]) => label));
});

test("labels above the bullets of volunteering stay in it", () => {
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

test("a duty label between the bullets of a job is a line of text", () => {
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

test("a duty label between the text of a job and its bullets is a line of text", () => {
  expect(
    labelsAfter(
      ["experience.more", "Oak Clinic, 2018 – 2021"],
      ["experience.item", "Ran clinics in three towns."],
      ["heading", "Key Accomplishments"],
      ["experience.item", "• Halved waiting times"],
    ).slice(1),
  ).toEqual(["experience.item", "experience.item", "experience.item"]);
});

test("projects in a job belong to it, with the jobs below them", () => {
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

test("projects below the last job, and activities as a heading, are sections", () => {
  const rows: [string, string][] = [
    ["experience.item", "• Led the planning section"],
    ["heading", "Key projects"],
    ["projects.item", "• Sirens in nine languages"],
    ["heading", "Activités"],
    ["projects.item", "• Course à pied"],
  ];
  expect(labelsAfter(...rows)).toEqual(rows.map(([label]) => label));
});

test("what a template prints in several jobs says nothing, even below their first text", () => {
  const job = (label: string): [string, string][] => [
    ["experience.head", "Engineer, Acme, 2018 – 2021"],
    ["experience.item", "Builds pumps for mines."],
    ["experience.item", label],
    ["experience.item", "• Cut scrap by 4 %"],
  ];
  const given = job("Highlights").map(([label]) => label);
  const labels = ["experience.head", "experience.item", "furniture", "experience.item"];
  const tasks = job("Achievements/Tasks");
  expect(labelsAfter(...tasks, ...tasks)).toEqual([...labels, ...labels]);
  expect(labelsAfter(...job("Highlights"))).toEqual(given);
  const chosen = job("Key achievements");
  expect(labelsAfter(...chosen, ...chosen)).toEqual([...given, ...given]);
});

test("tasks above the bullets of one job are what achievements and tasks are in the others", () => {
  const job = (content: string, label: string): [string, string][] => [
    [`${content}.head`, "Engineer, Acme, 2018 – 2021"],
    [`${content}.more`, label],
    [`${content}.item`, "• Cut scrap by 4 %"],
  ];
  const given = [...job("experience", "Achievements/Tasks"), ...job("volunteering", "Tasks")];
  expect(labelsAfter(...given)).toEqual(
    given.map(([label]) => (label.endsWith(".more") ? "furniture" : label)),
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
])("%s above the bullets of a job is no text", (caption) => {
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
