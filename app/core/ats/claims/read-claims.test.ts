import { expect, test } from "vitest";
import { readTokens } from "#app/core/ats/words/tokens.ts";
import { ATS_MODEL, TODAY } from "../../../../tests/support/ats-model.ts";
import { STATUS } from "./claim-status.ts";
import { readClaims } from "./read-claims.ts";

/** The status (a name of STATUS) of each word in brackets. */
function statusesIn(line: string): string[] {
  const text = readTokens(line.replace(/[[\]]/g, ""), ATS_MODEL.lexicon);
  const claims = readClaims(text, TODAY);
  const names = Object.keys(STATUS);
  return Array.from(line.matchAll(/\[(\w+)/g), ([, word = ""]) => {
    const at = text.tokens.findIndex(({ low }) => low === word.toLowerCase());
    return names[Object.values(STATUS).indexOf(claims[at] as 0)] ?? "none";
  });
}

const each = (status: string, lines: string[]) =>
  test.each(lines)(`all words in brackets get the status "${status}": %s`, (line) => {
    expect(new Set(statusesIn(line))).toEqual(new Set([status]));
  });

each("negated", [
  "I have no experience with [Kubernetes].",
  "I have no experience with\n[Kubernetes]",
  "No experience with [Java], [Python] or [Go].",
  "No prior [phlebotomy] experience",
  "I don't have [Kubernetes] experience",
  "Never used [Terraform].",
  "[SAP]: none",
  "[SAP] - never used",
  "[Java] is not something I know",
  "Used Java, not [Python]",
  "Lacks a [forklift] licence",
  "Have yet to use [Docker] in production",
  "[Docker] (no experience)",
  "Built the site without [React]",
]);

each("claimed", [
  "[CDR] registration no. on request, since July 2023",
  "[RN] license no. 4711, New Jersey",
  "No downtime while running [Kubernetes]",
  "Never missed a deadline in [Salesforce] reporting",
  "Not only [Java] but [Go] as well",
  "Gave [blood] products; taught [heart] failure classes to families who had never been told why",
  "Worked without supervision on [wound] care",
  "Zero-defect [welding] for six years",
  "Used [Java], not Python",
  "No prior phlebotomy experience, but strong [venipuncture] skills",
  "Built machine [learning] models with PyTorch",
  "Learning [management] systems such as Moodle",
  "Taught myself [React] and shipped two apps",
  "Currently learning Vue and built three sites with [Svelte]",
  "Seeking to use my five years of [Java] experience",
  "Willing to [travel]",
  "Tracked expired [contracts] in Salesforce",
  "Installed suspended [ceilings]",
  "Led a team of engineers building [Kubernetes] services",
  "Trained staff in [phlebotomy]",
  "Worked with customers in [Salesforce]",
  "Basic Life Support, [phlebotomy]",
]);

each("learning", [
  "Currently learning [Kubernetes] at home.",
  "Learning [Rust] and [Go]",
  "[CKA] (in progress)",
  "[BSc] Computer Science, University of Leeds, expected 2027",
  "BSc [Nursing]\nHill College\nExpected May 2027",
  "Enrolled in a [data] science bootcamp",
  "[Go] (beginner)",
  "Working towards my [PMP] certification",
  "Currently learning: [Rust], [Zig]",
  "Skills in progress\n[Rust]\n[Zig]",
]);

each("wish", [
  "Willing to learn [SAP]",
  "Eager to learn [SAP] and [Workday]",
  "I would like to work with [Kubernetes]",
  "Interested in machine [learning]",
  "[Rust] is on my list",
  "Interests\n[Photography], [climbing]",
]);

each("lapsed", [
  "[RN] license (expired 2021)",
  "Expired [RN] license",
  "[CDL] license, suspended",
  "[RN] license pending",
]);

each("others", [
  "Hired five [Java] developers",
  "Worked alongside the [React] team",
  "Supported engineers who used [Kubernetes]",
  "Our platform team looks after [AWS] and writes the [Terraform]",
  "[Payroll] was handled by an outside agency",
  "Sold [AWS] training courses",
]);

each("quoted", ["The posting asks for [Kubernetes] and [Go]", "KEYWORDS: [SIEM], [Splunk]"]);

each("basic", [
  "Basic knowledge of [Excel]",
  "[Spanish] (A2)",
  "Exposure to [Kubernetes]",
  "Assisted with [wound] care",
]);
