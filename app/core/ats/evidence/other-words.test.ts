/** Lines that show a requirement in other words than its name, and lines that only sound like it. */
import { expect, test } from "vitest";
import { scoreResume } from "#app/core/ats/score.ts";
import { ATS_MODEL, TODAY } from "../../../../tests/support/ats-model.ts";
import { shownInLine } from "../../../../tests/support/shown-in-line.ts";

test.each([
  "Built ETL pipelines for the ledger",
  "Kept the data pipelines of a bank running",
  "Grew sales pipelines in three regions",
  "Welded pipelines for a refinery",
])("pipelines of another kind do not show CI/CD: %s", (said) => {
  expect(shownInLine("CI/CD", said)).toMatchObject({ found: false });
});

test.each(["Set up the build pipelines of six teams", "Wrote release pipelines for the shop"])(
  "pipelines of builds and releases show CI/CD: %s",
  (said) => {
    expect(shownInLine("CI/CD", said)).toMatchObject({ found: true });
  },
);

test.each([
  ["Patient education", "Educate patients about diabetes"],
  ["Menu planning", "Planned menus for the season"],
  ["Contract negotiation", "Negotiated the contracts of nine suppliers"],
  ["Equipment maintenance", "Maintained equipment of two kitchens"],
  ["Data migration", "Migrated data of 40 clients"],
  ["Risk assessment", "Assessed risks on site"],
  ["Crop irrigation", "Irrigated crops on 90 hectares"],
  ["Medication administration", "Administered medications on nights"],
  ["Event coordination", "Coordinated events for 300 guests"],
  ["Invoice validation", "Validated invoices"],
  ["Animal vaccination", "Vaccinated the animals of nine farms"],
  ["Customer retention", "Retained customers of a closed branch"],
  ["Waste disposal", "Disposed of waste every night"],
  ["Plan menus", "Menu planning for the season"],
])("%s is shown where the noun is turned into its verb: %s", (asked, said) => {
  expect(shownInLine(asked, said)).toMatchObject({ found: true });
});

test.each([
  ["Nursing", "Supervised nursing assistants"],
  ["Nursing", "Supervised nurses and nursing assistants"],
  ["Teaching", "Managed teaching assistants and drivers"],
  ["Plumbing", "Scheduled plumbing inspectors"],
  ["Python", "Mentored three Python developers"],
  ["Java", "Led a team of Java developers"],
  ["Physiotherapy", "Supervised physiotherapy assistants"],
])("leading people who do %s does not show it: %s", (asked, said) => {
  expect(shownInLine(asked, said)).toMatchObject({ found: false });
});

test.each([
  ["Nursing", "Nursing of patients after surgery"],
  ["Accounting", "Led accounting of the group"],
  ["Python", "Mentored colleagues in Python"],
  ["Budgeting", "Managed budgets and teaching assistants"],
])("%s is shown by the writer's own work: %s", (asked, said) => {
  expect(shownInLine(asked, said)).toMatchObject({ found: true });
});

test.each([
  ["Revit or ArchiCAD", "Drew plans in ArchiCAD"],
  ["Tile laying or plastering", "Plastered walls of forty flats"],
  ["Payroll or bookkeeping", "Bookkeeping for nine shops"],
])("where one of two is enough, the report counts both as shown: %s", (asked, said) => {
  const { keywords } = scoreResume(
    {
      resumeText: `Experience\nBay Inc, 2019 - 2023\n- ${said}`,
      jobDescriptionText: `Requirements\n- ${asked}`,
    },
    ATS_MODEL,
    TODAY,
  ).metadata.analysis;
  expect(keywords.map(({ found }) => found)).toEqual([true, true]);
});
