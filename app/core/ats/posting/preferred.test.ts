import { expect, test } from "vitest";
import { ATS_MODEL } from "../../../../tests/support/ats-model.ts";
import { readPosting } from "./posting.ts";

/** What a line asks for firmly, and what it only prefers. */
function partsOf(line: string) {
  const { requirements } = readPosting(`Requirements\n- ${line}`, ATS_MODEL);
  const names = (isWish: boolean) =>
    requirements.flatMap(({ name, line: kind }) =>
      (kind === "preferred") === isWish ? [name] : [],
    );
  return { firm: names(false), wish: names(true) };
}

test.each([
  ["Fluent English, German is a plus", ["English"], ["German"]],
  [
    "Bachelor's degree in Accounting; CPA or CPA candidate preferred",
    ["Bachelor's degree", "Accounting"],
    ["Certified public accountant"],
  ],
  ["OSHA 10 certification (OSHA 30 a plus)", ["OSHA 10"], ["OSHA 30"]],
  ["SQL, Tableau, preferably with Snowflake", ["SQL", "Tableau"], ["Snowflake"]],
  ["Kubernetes required, Terraform or Ansible desirable", ["Kubernetes"], ["Terraform", "Ansible"]],
  [
    "Kubernetes (required), Terraform or Ansible (preferred)",
    ["Kubernetes"],
    ["Terraform", "Ansible"],
  ],
  ["Fluent English; Spanish is helpful", ["English"], ["Spanish"]],
  ["Python required.Kafka is a plus.PostgreSQL", ["Python", "PostgreSQL"], ["Kafka"]],
])("a remark is about the words it stands beside: %s", (line, firm, wish) => {
  const parts = partsOf(line);
  expect(parts.firm.sort()).toEqual(firm.sort());
  expect(parts.wish.sort()).toEqual(wish.sort());
});

test.each([
  ["Docker, Kubernetes or Terraform a plus", ["Docker", "Kubernetes", "Terraform"]],
  ["Docker, Kubernetes, Terraform a plus", ["Docker", "Kubernetes", "Terraform"]],
  ["Preferred: Docker, Kubernetes", ["Docker", "Kubernetes"]],
  ["Docker and Kubernetes (nice to have)", ["Docker", "Kubernetes"]],
  ["Spanish/English strongly preferred", ["English", "Spanish"]],
])("a remark on a list is about all of it: %s", (line, wish) => {
  const parts = partsOf(line);
  expect(parts.wish.sort()).toEqual(wish.sort());
  expect(parts.firm).toEqual([]);
});
