import { expect, test } from "vitest";
import { ATS_MODEL } from "../../tests/support/ats-model.ts";
import { readPosting } from "./posting.ts";

const asked = (line: string) =>
  readPosting(`Requirements\n- ${line}`, ATS_MODEL).requirements.map(({ name }) => name);

test.each([
  ["Fluent English", ["English"]],
  ["English (fluent)", ["English"]],
  ["Fluent English and basic Norwegian", ["English", "Norwegian"]],
])("how well a language is spoken is no skill of its own: %s", (line, names) => {
  expect(asked(line).sort()).toEqual(names);
});

test("a kind of thing that others may stand for is not asked for itself", () => {
  expect(asked("Epic or another clinical information system")).toEqual(["Epic"]);
  expect(asked("Experience with information systems")).toEqual(["Information systems"]);
});

test("names of software are listed wherever the posting tells of the work, whatever the headings", () => {
  const posting = [
    "Senior Platform Engineer at Acme GmbH (Berlin, hybrid)",
    "",
    "What you will do",
    "- Run our Kubernetes clusters on AWS with Terraform and Ansible",
    "- Improve observability with Prometheus and OpenTelemetry",
    "",
    "What we expect",
    "- 5+ years of experience with Linux and Go or C++",
    "- PostgreSQL, Kafka, CI/CD (GitLab)",
  ].join("\n");
  const names = readPosting(posting, ATS_MODEL).requirements.map(({ name }) => name);
  for (const name of "Kubernetes AWS Terraform Ansible Prometheus OpenTelemetry Linux Go C++ PostgreSQL Kafka CI/CD GitLab".split(
    " ",
  )) {
    expect(names).toContain(name);
  }
});

test("a name of software in what a company says of itself is not asked for", () => {
  const posting = [
    "Requirements",
    "- Three years of bookkeeping, invoicing and payroll",
    "About us",
    "We are proud of our mission, founded by the makers of Kubernetes.",
  ].join("\n");
  const names = readPosting(posting, ATS_MODEL).requirements.map(({ name }) => name);
  expect(names).not.toContain("Kubernetes");
});
