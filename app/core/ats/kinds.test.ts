import { expect, test } from "vitest";
import { ATS_MODEL } from "../../../tests/support/ats-model.ts";
import { KINDS } from "./kinds.ts";
import { scoreResume } from "./score.ts";

const shown = (asked: string, said: string) =>
  scoreResume(
    {
      resumeText: `Ann Lee\nExperience\nBay Inc, 2019 - 2023\n- ${said}`,
      jobDescriptionText: `Requirements\n- ${asked}`,
    },
    ATS_MODEL,
  ).metadata.analysis.keywords[0];

test.each([
  ["SQL", "Moved reports of ten teams to PostgreSQL", "Shown by PostgreSQL only."],
  ["Kubernetes", "Ran the clusters of a bank on EKS", "Shown by EKS only."],
  ["Electronic health records", "Charted in Epic on a busy ward", "Shown by Epic only."],
])("%s is shown in part by one kind of it: %s", (asked, said, why) => {
  expect(shown(asked, said)).toMatchObject({ how: "nearby", credit: 0.7, discountedBecause: why });
});

test("its own name counts fully, and a kind is not shown by what it is a kind of", () => {
  expect(shown("SQL", "Wrote SQL for reports in PostgreSQL")).toMatchObject({ credit: 1 });
  expect(shown("PostgreSQL", "Wrote SQL for the reports of ten teams")?.found).toBe(false);
});

test("all are names that the dictionary has", () => {
  const { byFirst } = ATS_MODEL.dictionary;
  const names = [...byFirst.values()].flatMap(({ only, longer }) =>
    [only ?? [], ...longer.values()].flat().map(({ term }) => term.name),
  );
  const used = [...KINDS].flatMap(([name, kinds]) => [name, ...kinds]);
  expect(used.filter((name) => !names.includes(name))).toEqual([]);
});
