import { expect, test } from "vitest";
import { findTerms } from "#app/core/ats/words/find-terms.ts";
import { readTokens } from "#app/core/ats/words/tokens.ts";
import { ATS_MODEL } from "../../../../tests/support/ats-model.ts";
import { tradeOfPosting } from "./name-probability.ts";
import { readPosting } from "./posting.ts";

const requirementNames = (lines: string[]) =>
  readPosting(lines.join("\n"), ATS_MODEL).requirements.map(({ name }) => name);

test.each<[string, string[], string[]]>([
  [
    "nurse",
    [
      "Staff Nurse, Surgical Ward",
      "Your day",
      "- Assess patients and change dressings",
      "You bring",
      "- Current RN license",
      "- BLS and ACLS",
      "- Wound care, IV therapy and telemetry",
      "Nice if you have",
      "- TNCC",
    ],
    ["Wound care", "IV therapy", "Telemetry", "Trauma nursing core course"],
  ],
  [
    "sales",
    [
      "Account Executive",
      "Responsibilities:",
      "* Build pipeline by cold calling",
      "* Forecast in Salesforce",
      "Requirements:",
      "* 3+ years of B2B sales",
      "* HubSpot a plus",
    ],
    ["Cold calling", "Salesforce", "B2B sales", "HubSpot"],
  ],
  [
    "law",
    [
      "Litigation Associate",
      "Duties",
      "Draft motions and discovery requests, conduct legal research on Westlaw and LexisNexis.",
      "Qualifications",
      "J.D. and admission to the bar",
    ],
    ["Juris Doctor", "Bar admission", "Legal research", "Discovery"],
  ],
  [
    "people",
    [
      "HR Business Partner",
      "What you'll do",
      "Partner with managers on employee relations and workforce planning.",
      "Lead compensation reviews, onboarding and talent acquisition.",
      "What you need",
      "Knowledge of FMLA and wage and hour law",
    ],
    ["Workforce planning", "Compensation and benefits", "Onboarding", "FMLA"],
  ],
])("the skills of its own trade that a posting names are listed: %s", (_, lines, names) => {
  expect(requirementNames(lines)).toEqual(expect.arrayContaining(names));
});

/** The name of a text's trade; null if it has none. */
const tradeOf = (text: string) => {
  const { dictionary, lexicon } = ATS_MODEL;
  const own = tradeOfPosting(
    findTerms(readTokens(text, lexicon), dictionary),
    dictionary.trades.length,
  );
  return dictionary.trades[own] ?? null;
};

test("a posting is of a trade if it names three of its skills, and these are three fifths of all", () => {
  expect(tradeOf("wound care, telemetry")).toBeNull();
  expect(tradeOf("wound care, telemetry, wound care")).toBeNull();
  expect(tradeOf("wound care, telemetry, IV therapy")).toBe("health");
  expect(tradeOf("wound care, telemetry, IV therapy, welding, bricklaying")).toBe("health");
  expect(tradeOf("wound care, telemetry, IV therapy, welding, bricklaying, roofing")).toBeNull();
});

test("a lawyer's degree is listed once, and of two accepted degrees only the lower one", () => {
  expect(requirementNames(["Requirements", "- J.D. from an accredited law school"])).toEqual([
    "Juris Doctor",
  ]);
  const names = requirementNames(["Requirements", "- BS/MS in biochemistry"]);
  expect(names).toContain("Bachelor's degree");
  expect(names).not.toContain("MS");
  expect(requirementNames(["Requirements", "- BSc, MS Office"])).toContain("Microsoft Office");
  for (const line of ["- BS/MS preferred", "- BSc/MSc required"]) {
    expect(requirementNames(["Requirements", line]).filter((name) => /^MSc?$/.test(name))).toEqual(
      [],
    );
  }
});

test("ADA in capitals is listed as the law, Ada as the programming language", () => {
  expect(requirementNames(["Requirements", "- Knowledge of FMLA and ADA"])).toContain("ADA");
  expect(requirementNames(["Requirements", "- Experience with Ada and SPARK"])).toContain("Ada");
});

test.each([
  ["American Sign Language", "American Sign Language"],
  ["British Sign Language", "British Sign Language"],
  ["appellate briefs", "Appellate practice"],
])("similar names are kept apart: %s is %s", (line, name) => {
  expect(requirementNames(["Requirements", `- Experience with ${line}`])).toContain(name);
});

test("a name of several words counts in a sentence about the work, also in a posting of another trade", () => {
  const names = requirementNames([
    "SOC Analyst",
    "You will support incident response in line with the playbook.",
    "Splunk, Wireshark, Nessus and Kubernetes are our tools.",
  ]);
  expect(names).toContain("Incident management");
});

test("a skill is not taken for a group of people because colleagues follow in the sentence", () => {
  const names = requirementNames([
    "Frontend developer",
    "You will use Git and review your colleagues' work.",
    "- React",
    "- TypeScript",
    "- Vite",
  ]);
  expect(names).toContain("Git");
});

test.each([
  ["Breeding Technician", "- AI certification and heat detection", "AI certification"],
  ["Data Scientist", "- AI certification\n- Python", "Artificial intelligence"],
  ["Shop Assistant", "- Experience with AI and tills", "Artificial intelligence"],
])("%s: what an abbreviation before a document means: %s", (title, lines, name) => {
  const { requirements } = readPosting(`${title}\nRequirements\n${lines}`, ATS_MODEL);
  expect(requirements.map((each) => each.name)).toContain(name);
});

test.each([
  ["- PHR", "HRCI certification"],
  ["- SHRM-CP", "SHRM certification"],
  ["- Operate a skid steer", "Skid steer"],
  ["- Control of food cost", "Food cost control"],
  ["- Opera PMS", "Property management systems"],
  ["- JDA", "Blue Yonder"],
])("a name is not taken for another of its trade: %s", (line, name) => {
  const { requirements } = readPosting(`Worker\nRequirements\n${line}\n- Own tools`, ATS_MODEL);
  expect(requirements.map((each) => each.name)).toContain(name);
});
