import { expect, test } from "vitest";
import { ATS_MODEL } from "../../../../tests/support/ats-model.ts";
import { readPosting } from "./posting.ts";

/** The names of a line's requirements that are must-haves, and those that are only preferred. */
function partsOf(line: string) {
  const { requirements } = readPosting(`Requirements\n- ${line}`, ATS_MODEL);
  const names = (isPreferred: boolean) =>
    requirements.flatMap(({ name, line: kind }) =>
      (kind === "preferred") === isPreferred ? [name] : [],
    );
  return { required: names(false), preferred: names(true) };
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
])(
  "a remark such as `a plus` applies only to its own part of the line: %s",
  (line, required, preferred) => {
    const parts = partsOf(line);
    expect(parts.required.sort()).toEqual(required.sort());
    expect(parts.preferred.sort()).toEqual(preferred.sort());
  },
);

test.each([
  ["Docker, Kubernetes or Terraform a plus", ["Docker", "Kubernetes", "Terraform"]],
  ["Docker, Kubernetes, Terraform a plus", ["Docker", "Kubernetes", "Terraform"]],
  ["Preferred: Docker, Kubernetes", ["Docker", "Kubernetes"]],
  ["Docker and Kubernetes (nice to have)", ["Docker", "Kubernetes"]],
  ["Spanish/English strongly preferred", ["English", "Spanish"]],
])("a remark on a list applies to all of it: %s", (line, preferred) => {
  const parts = partsOf(line);
  expect(parts.preferred.sort()).toEqual(preferred.sort());
  expect(parts.required).toEqual([]);
});
