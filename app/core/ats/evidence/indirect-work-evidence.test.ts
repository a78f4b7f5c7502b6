/** What a summary, a list and a line that deals in a thing count for beside one that does it. */
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
const DONE = "Experience\nAcme, 2020 - 2024\n- Ran services on Kubernetes for a bank.";
const DEALT = "Experience\nAcme, 2020 - 2024\n- Recruited engineers in Kubernetes and Kafka.";

function shown(posting: string, resumeText: string) {
  const report = scoreResume({ resumeText, jobDescriptionText: posting }, ATS_MODEL, TODAY);
  return report.metadata.analysis.keywords.find(({ canonical }) => canonical === "Kubernetes");
}

test("who recruits for a thing is believed a little, and told why", () => {
  expect(shown(ENGINEER, DONE)).toMatchObject({ credit: 1 });
  expect(shown(ENGINEER, DEALT)).toMatchObject({
    credit: 0.3,
    discountedBecause: "Mentioned, but as something you recruit for.",
  });
});

test("a recruiter's posting asks for just that", () => {
  expect(shown(RECRUITER, DEALT)).toMatchObject({ credit: 1, discountedBecause: null });
});

test("the best mention counts", () => {
  const both = `${DEALT}\n- Ran services on Kubernetes for a bank.`;
  expect(shown(ENGINEER, both)).toMatchObject({ credit: 1 });
});

test("a list is worth less where lines only deal in its things", () => {
  const list = "Skills\nKubernetes, Kafka, welding";
  const alone = shown(ENGINEER, list)?.credit ?? 0;
  const listed = shown(ENGINEER, `${DEALT}\n${list}`);
  expect(listed?.credit).toBeLessThan(alone);
  expect(listed?.discountedBecause).toBe("Listed; in your lines it is something you recruit for.");
});

test("a summary states a thing, whatever follows it shows it", () => {
  const summary = "Profile\nAn engineer who loves to run large Kubernetes clusters.\n";
  expect(shown(ENGINEER, summary)?.credit).toBe(0.82);
  const entry = "\nPlatform team, Acme, 2020 - 2024\n- Ran services on Kubernetes for a bank.";
  expect(shown(ENGINEER, `${summary}${entry}`)?.credit).toBe(1);
});
