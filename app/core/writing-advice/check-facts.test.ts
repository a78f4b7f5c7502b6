/**
 * Which claims of a rewritten text are accepted or rejected, by the source that it was made from. In the tables: the
 * source, the rewritten text, and the claim that must be reported.
 */
import { expect, test } from "vitest";
import { ATS_MODEL } from "../../../tests/support/ats-model.ts";
import { checkFacts } from "./check-facts.ts";
import type { RewriteSource } from "./rewrite-source.ts";

const source = (text: string, over: Partial<RewriteSource> = {}): RewriteSource => ({
  kind: "line",
  text,
  facts: ["Backend developer", "Engine Ltd"],
  skills: ["Python", "Docker"],
  posting: null,
  hasEnded: true,
  language: "English",
  ...over,
});
/** Checks the rewritten text `after` against the source line `text`. */
const check = (text: string, after: string, over?: Partial<RewriteSource>) =>
  checkFacts(after, source(text, over), ATS_MODEL);

test.each([
  [
    "worked on the reports of finance",
    "Produced weekly reports for finance, and 30% faster",
    "30%",
  ],
  ["managed a team of 5", "Led a team of fifteen", "fifteen"],
  ["cut costs of 30 people", "Cut costs by 30%", "30%"],
  ["built an api", "Built an API in Kubernetes", "Kubernetes"],
  ["built an api", "Built an API with machine learning", "machine learning"],
  ["sold planes", "Sold planes to Airbus", "Airbus"],
  ["sold planes", "Sold planes in March", "March"],
  ["wrote code", "Wrote code to ISO27001", "ISO27001"],
  ["wrote code", "Salesforce developer who wrote code", "Salesforce"],
  ["wrote code", "Wrote code that doubled sales", "doubled"],
  ["wrote code", "Wrote code in C#", "C#"],
  ["led 20 people", "Led twenty-five people", "twenty-five"],
  [
    "led 50 people in one team",
    "Led one hundred and fifty people in one team",
    "one hundred and fifty",
  ],
  ["wrote code for users", "Wrote code for a hundred users", "a hundred"],
  ["wrote code for users", "Wrote code for several million users", "million"],
  ["raised sales", "Raised sales tenfold", "tenfold"],
  ["cut costs", "Cut costs by a third", "a third"],
  ["cut costs", "Cut a quarter of costs", "a quarter"],
  ["cut costs", "Halved costs", "Halved"],
  ["ran shops", "Ran a dozen shops", "a dozen"],
  ["ran shops", "Ran shops for a decade", "a decade"],
  ["served 200 users", "Served 200+ users", "200+"],
  ["wrote code", "Wrote code, see ada@evil.com", "ada@evil.com"],
  ["wrote code", "Wrote code, see evil.com", "evil.com"],
  ["wrote code", "Wrote code, see evil.shop", "evil.shop"],
  ["wrote code", "Wrote code, see evil.xyz", "evil.xyz"],
  ["wrote code", "Wrote code, see @evilcorp", "@evilcorp"],
  ["led 5 people", "Led 5-plus people", "5-plus"],
  ["led 5 people", "Led >5 people", "5"],
  ["led 5 people for 3 years", "Led 5 people for 3 years or more", "3 years or more"],
  ["wrote code", "Wrote code in java", "java"],
  ["led 5 people", "Led at least 5 people", "5"],
  ["led 5 people", "Led over 5 people", "5"],
  ["raised $5", "Raised $5 trillion", "$5 trillion"],
  ["served half a million users", "Served one and a half million users", "one and a half million"],
  ["sold to hundreds, then thousands", "Sold to hundreds of thousands", "hundreds of thousands"],
  ["wrote code", "Wrote code, see www.evil.com/code.", "www.evil.com/code"],
  ["led 30, then 12", "Led 30, then 12, call 030 12 30 12 30", "030 12 30 12 30"],
  ["sold planes", "Sold planes; Airbus bought them", "Airbus"],
  ["sold planes", "Sold planes – Airbus bought them", "Airbus"],
  ["sold planes", "Airbus planes sold", "Airbus"],
])("rejects a claim that the source doesn't support: “%s” → “%s”", (text, after, added) => {
  expect(check(text, after).added).toContain(added);
});

test.each([
  ["Responsible for the weekly reports of finance", "Produced weekly reports for finance."],
  ["managed a team of 5 nurses", "Led a team of five nurses, coordinating shifts."],
  ["saved $1,200,000 at suppliers", "Renegotiated with suppliers, saving $1.2M."],
  ["moved the database from mysql to postgres", "Migrated the database from MySQL to PostgreSQL."],
  ["Wrote frontend code in react", "Developed front-end components in React for Engine Ltd."],
  ["made the onboarding faster", "Streamlined onboarding. Shortened it for everybody."],
  ["did bookkeeping and invoices", "Handled bookkeeping and invoicing accurately."],
  ["led twenty-five people", "Led 25 people."],
  ["led 150 people", "Led one hundred and fifty people."],
  ["cut costs by half over a decade", "Halved costs within 10 years."],
  ["sold to hundreds of shops", "Sold to hundreds of shops."],
  ["served 200+ users", "Served 200+ users."],
  ["served 200+ users", "Served more than 200 users, 200+."],
  ["served 200+, mostly new users", "Served 200 users."],
  ["served over 200 users", "Served (200+) users."],
  ["led 3 people in 2 years", "Led 3 people over 2 years."],
  ["showed the code at code.dev/ada", "Presented the code at https://code.dev/ada."],
  ["called 020 7946 0958 daily", "Called 020-7946-0958 daily."],
  ["wrote code with node js", "Wrote code with Node.js."],
  ["led people; then wrote code", "Leads people; Oversees code – Streamlines it. Refactors it."],
  ["wrote code", "Versatile and proactive; Backend developer. Since then wrote code."],
])("accepts a supported claim: “%s” → “%s”", (text, after) => {
  expect(check(text, after)).toEqual({ added: [], fromSkills: [], areNamesChecked: true });
});

test.each([
  ["had to go to shops", "Programmed shops in Go", "Go"],
  ["helped students excel", "Made reports in Excel", "Excel"],
  ["had to react to faults", "Wrote a React page", "React"],
  ["removed rust from cars", "Mended cars in Rust", "Rust"],
  ["cleaned the house each spring", "Wrote code with Spring", "Spring"],
  ["gave access to the teams", "Gave data of Access to Teams", "Access"],
  ["Target groups of shops, swift word of apples", "Sold Apples for Target", "Target"],
  ["Target groups of shops, swift word of apples", "Sold in shops of Apple", "Apple"],
  ["Target groups of shops, swift word of apples", "Wrote it in Swift", "Swift"],
  ["asked who it was for us", "Wrote for the WHO", "WHO"],
  ["asked who it was for us", "Wrote for US clients", "US"],
  ["asked who it was for us", "Wrote as IT manager", "IT"],
  ["it may be", "Wrote in May", "May"],
  ["it will be", "Wrote with Will", "Will"],
  ["wrote code", "Boeing praised it", "Boeing"],
  ["wrote code", "Wrote code: Beijing praised it", "Beijing"],
  ["wrote code", "Emily praised it", "Emily"],
  ["wrote code", "Wrote code. Alfred praised it", "Alfred"],
  ["wrote code", "React code written", "React"],
])(
  "rejects a name that the source has only as a common word: “%s” → “%s”",
  (text, after, added) => {
    expect(check(text, after).added).toContain(added);
  },
);

test.each(
  "Sterling Italy United Progressive Harvard London Texas Mary John Excel Slack Spring Will".split(
    " ",
  ),
)("%s at the start of a sentence may be a name, so areNamesChecked is false", (first) => {
  expect(check("wrote code", `Wrote code. ${first} praised it`)).toEqual({
    added: [],
    fromSkills: [],
    areNamesChecked: false,
  });
});

test.each([
  ["did reports in excel", "Produced reports in Excel."],
  ["used python scripts, go and rust", "Wrote scripts in Python, Go and Rust."],
  ["spoke english in germany each monday", "Spoke English in Germany each Monday."],
  ["worked for the WHO in the US", "Worked for the WHO in the US as clerk."],
  ["sold planes to airbus in the uk", "Sold planes to Airbus in the UK."],
  ["wrote code in go and rust services", "Wrote code in Go and Rust services."],
  ["used sql and tableau to draw", "Drew using SQL and Tableau."],
  ["sold planes to Target", "Sold planes: Target bought planes."],
  ["cached 8 GB in 5 ms", "Cached 8GB in 5ms."],
  ["cached 8GB in 5ms", "Cached 8 GB in 5 ms."],
  ["wrote code from 03/2020", "Wrote code from March 2020."],
  ["wrote code", "Redeployed, containerized and shortened code. Dockerized it; Collaboratively."],
  ["wrote code for stakeholders", "Agile and punctual; Cross-functional: Stakeholders’ code."],
  ["wrote code", "Numerate and reliable. Punctual – Motivated to write code."],
  ["BSc in physics, licence as pilot", "With a bachelor’s degree in physics, licensed as pilot."],
])("accepts a rewording without a new name: “%s” → “%s”", (text, after) => {
  expect(check(text, after)).toEqual({ added: [], fromSkills: [], areNamesChecked: true });
});

test.each([
  ["with a bachelor's degree", "bachelor's degree"],
  ["with a master's", "master's"],
  ["with a masters", "masters"],
  ["with a doctorate", "doctorate"],
  ["with a diploma", "diploma"],
  ["who is licensed", "licensed"],
  ["who is certified", "certified"],
  ["who is accredited and chartered", "chartered"],
])("rejects a degree or license without a source: %s", (claim, added) => {
  expect(check("wrote code", `Wrote code as one ${claim}`).added).toContain(added);
  expect(check(`wrote code ${claim}`, `Wrote code as one ${claim}`).added).toEqual([]);
});

test("a claim found only in the skills is accepted and reported", () => {
  const result = check("built an api", "Built an API in Python");
  expect(result).toMatchObject({ added: [], fromSkills: ["Python"] });
  const summary = {
    kind: "summary" as const,
    facts: ["Backend developer, Engine Ltd\nbuilt an api"],
  };
  expect(check("", "Backend developer who builds APIs in Python.", summary)).toMatchObject({
    added: [],
    fromSkills: [],
  });
});

test("a tailored line must not contain claims found only in the job posting", () => {
  const posting = "Platform engineer\n- Kubernetes\n- 10 years of Go at Google";
  const over = { kind: "tailor" as const, posting };
  expect(check("built an api", "Built a Kubernetes API, 10 years, for Google", over).added).toEqual(
    ["10", "Kubernetes", "Google"],
  );
});

test("in German, only numbers, invented names and known terms are compared", () => {
  const german = {
    facts: ["Bürokauffrau", "Müller GmbH"],
    skills: [],
    language: "German" as const,
  };
  const line = "war für die Rechnungen zuständig";
  expect(check(line, "Verantwortete die Abwicklung der Rechnungen.", german).added).toEqual([]);
  const added = check(line, "Verantwortete 300 Rechnungen in SAP und GraphQL.", german).added;
  expect(added).toEqual(["300", "SAP", "GraphQL"]);
  expect(check(line, "Verantwortete die Rechnungen.", german).areNamesChecked).toBe(false);
});

test("in other languages, a capitalized word within a sentence is a name", () => {
  const french = { skills: [], language: "another" as const };
  const line = "chargé de la saisie des factures";
  expect(check(line, "Saisie des factures dans les délais.", french).added).toEqual([]);
  expect(check(line, "Saisie des factures chez Renault.", french).added).toEqual(["Renault"]);
  // The first word of a sentence is not checked, which the proposal says.
  expect(check(line, "Renault: saisie des factures.", french)).toMatchObject({
    added: [],
    areNamesChecked: false,
  });
});

test("a few English words count as English, and scripts without capitals have no names to compare", () => {
  const few = { language: "another" as const };
  expect(check("wrote notes", "Wrote the notes.", few).areNamesChecked).toBe(true);
  expect(check("wrote notes", "Renault notes.", few).added).toEqual(["Renault"]);
  expect(check("维护系统", "负责维护系统", few).areNamesChecked).toBe(false);
  expect(check("wrote notes", "负责维护系统").areNamesChecked).toBe(false);
});

test("look-alike letters and invisible characters don't hide a claim", () => {
  expect(check("wrote code", "Wrote code in Ku\u00adbernetes").added).toEqual(["Kubernetes"]);
  expect(check("wrote code", "Wrote code in Кubernetes").added).toEqual(["Kubernetes"]);
});
