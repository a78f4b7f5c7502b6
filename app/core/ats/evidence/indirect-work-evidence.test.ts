/**
 * The credit of lines of indirect work (recruiting for a skill, not using it), of lists and of
 * summaries, compared with lines that say the skill was used.
 */
import { expect, test } from "vitest";
import { scoreResume } from "#app/core/ats/score.ts";
import { ATS_MODEL, TODAY } from "../../../../tests/support/ats-model.ts";

const ENGINEER = `Backend Engineer
What you bring
- Experience with Kubernetes and PostgreSQL
- Knowledge of Terraform and Kafka`;
const RECRUITER = `Technical Recruiter
What you will do
- Recruit engineers in Kubernetes and PostgreSQL
- Interview candidates on Terraform and Kafka`;
const USED = "Experience\nAcme, 2020 - 2024\n- Ran services on Kubernetes for a bank.";
const RECRUITED = "Experience\nAcme, 2020 - 2024\n- Recruited engineers in Kubernetes and Kafka.";

function shown(posting: string, resumeText: string) {
  const report = scoreResume({ resumeText, jobDescriptionText: posting }, ATS_MODEL, TODAY);
  return report.metadata.analysis.keywords.find(({ canonical }) => canonical === "Kubernetes");
}

test("recruiting for a skill gets a small credit, with the reason", () => {
  expect(shown(ENGINEER, USED)).toMatchObject({ credit: 1 });
  expect(shown(ENGINEER, RECRUITED)).toMatchObject({
    credit: 0.3,
    discountedBecause: "Mentioned, but as something you recruit for.",
  });
});

test("recruiting for a skill gets full credit if the posting is for a recruiter", () => {
  expect(shown(RECRUITER, RECRUITED)).toMatchObject({ credit: 1, discountedBecause: null });
});

test("of a line that recruits for a skill and one that uses it, the better one counts", () => {
  const both = `${RECRUITED}\n- Ran services on Kubernetes for a bank.`;
  expect(shown(ENGINEER, both)).toMatchObject({ credit: 1 });
});

test("a listed skill gets less credit if lines of work only recruit for it", () => {
  const list = "Skills\nKubernetes, Kafka, welding";
  const alone = shown(ENGINEER, list)?.credit ?? 0;
  const listed = shown(ENGINEER, `${RECRUITED}\n${list}`);
  expect(listed?.credit).toBeLessThan(alone);
  expect(listed?.discountedBecause).toBe("Listed; in your lines it is something you recruit for.");
});

test("a summary gets less credit than a line of work below it", () => {
  const summary = "Profile\nAn engineer who loves to run large Kubernetes clusters.\n";
  expect(shown(ENGINEER, summary)?.credit).toBe(0.82);
  const entry = "\nPlatform team, Acme, 2020 - 2024\n- Ran services on Kubernetes for a bank.";
  expect(shown(ENGINEER, `${summary}${entry}`)?.credit).toBe(1);
});
