/** What a resume says in other words than the job description, and what only sounds like it. */
import { expect, test } from "vitest";
import { scoreResume } from "#app/core/ats/score.ts";
import { ATS_MODEL, TODAY } from "../../../../tests/support/ats-model.ts";

const shown = (asked: string, said: string) =>
  scoreResume(
    {
      resumeText: `Ann Lee\nExperience\nBay Inc, 2019 - 2023\n- ${said}`,
      jobDescriptionText: `Requirements\n- ${asked}`,
    },
    ATS_MODEL,
    TODAY,
  ).metadata.analysis.keywords[0];

test.each([
  "Built ETL pipelines for the ledger",
  "Kept the data pipelines of a bank running",
  "Grew sales pipelines in three regions",
  "Welded pipelines for a refinery",
])("pipelines of another kind are no CI/CD: %s", (said) => {
  expect(shown("CI/CD", said)).toMatchObject({ found: false });
});

test.each(["Set up the build pipelines of six teams", "Wrote release pipelines for the shop"])(
  "pipelines of builds and releases are CI/CD: %s",
  (said) => {
    expect(shown("CI/CD", said)).toMatchObject({ found: true });
  },
);
