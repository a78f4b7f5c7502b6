import { expect, test } from "vitest";
import { readTokens } from "#app/core/ats/words/tokens.ts";
import { ATS_MODEL } from "../../../../tests/support/ats-model.ts";
import { readClauses } from "./posting-lines.ts";

const kindOf = (line: string) => readClauses(readTokens(line, ATS_MODEL.lexicon))[0]?.kind;

test.each([
  "Assist the dentist with dental charting",
  "Provide mental health support to young adults",
  "Lead compensation reviews with managers",
  "Calculate salary payments and pension deductions",
  "Care for the wellbeing of residents",
  "Plan inclusive lessons",
  "2 years of medical/dental billing experience",
  "Pension scheme administration",
  "Work with our compensation team",
  "Employer pension scheme administration",
  "Medical and dental billing",
  "Repair race saddles",
  "Teach religion to two classes",
  "Counsel veterans and their families",
])("a line about the work with pay, health or pensions is no offer: %s", (line) => {
  expect(["perk", "about", "apply"]).not.toContain(kindOf(line));
});

test.each([
  "Medical, dental and vision insurance",
  "Dental plan from day one",
  "Competitive salary",
  "Salary: 40,000 to 50,000",
  "Competitive compensation package",
  "Company pension",
  "Medical, dental, 401k",
  "Medical and dental from day one",
  "Health, dental and life",
  "Pension scheme",
  "Generous pension scheme",
  "Pension scheme and 25 days holiday",
  "Company pension scheme administered by Aviva",
  "Our compensation and benefits are generous",
  "Mental health days",
  "We are an inclusive employer",
  "We hire without regard to race, religion or age",
  "Veterans and people with disabilities are encouraged",
])("a line about pay or benefits, or about the employer, is an aside: %s", (line) => {
  expect(["perk", "about", "label"]).toContain(kindOf(line));
});

const clausesOf = (...lines: string[]) =>
  readClauses(readTokens(lines.join("\n"), ATS_MODEL.lexicon));

test("a label and its value don't end the section that they are in", () => {
  const clauses = clausesOf("Your tasks", "Location: Leeds", "Dress wounds on two wards");
  expect(clauses.map(({ kind }) => kind)).toEqual(["duty", "label", "label", "duty"]);
});

test.each([
  ["Industry experience in retail is required", "required", "Dress wounds", "duty"],
  ["Industry experience: building sites", "duty", "Dress wounds", "duty"],
  ["Visa sponsorship is not available.", "label", "Dress wounds", "duty"],
  ["Job type", "label", "Full time", "label"],
])(
  "only a label without a value makes the next line its value: %s",
  (line, kind, next, nextKind) => {
    const clauses = clausesOf("Your tasks", line, next);
    expect([clauses[1]?.kind, clauses.at(-1)?.kind]).toEqual([kind, nextKind]);
  },
);

test("of lists without a heading, one with benefits does not ask, one without does", () => {
  const offers = ["- Free pastries", "- Health insurance", "- Employee discount"];
  const clauses = clausesOf("Barista", ...offers, "Espresso", "- Latte art", "- Cash handling");
  expect(clauses.map(({ isRequirement }) => isRequirement)).toEqual([
    ...[false, false, false, false, false],
    ...[true, true],
  ]);
});

test("a list without a heading asks for its items unless a later heading announces requirements", () => {
  const list = ["Journeyman Electrician", "- Bends conduit", "* Reads blueprints"];
  expect(clausesOf(...list).map(({ isRequirement }) => isRequirement)).toEqual([false, true, true]);
  const headed = clausesOf(...list, "Requirements", "- OSHA 10");
  expect(headed.map(({ isRequirement }) => isRequirement)).toEqual([
    false,
    false,
    false,
    true,
    true,
  ]);
});

test("a list below a heading for duties does not ask for its items", () => {
  const clauses = clausesOf("Electrician", "Responsibilities", "- Bends conduit");
  expect(clauses.at(-1)?.isRequirement).toBe(false);
});

test.each([
  ["a symbol of Word's fonts", "\uf0b7 Keep the cold store clean"],
  ["an arrow", "➔ Keep the cold store clean"],
  ["a box to tick", "☐ Keep the cold store clean"],
  ["a bullet in a line of its own", "•\n\nKeep the cold store clean"],
  ["a dash in a line of its own", "-\nKeep the cold store clean"],
  ["no-break spaces", "\u00a0▪\u00a0Keep the cold store clean"],
  ["a bullet within the line", "Duties • Keep the cold store clean"],
])("a list item may begin with %s", (_, item) => {
  const clauses = readClauses(readTokens(`Warehouse work\n${item}`, ATS_MODEL.lexicon));
  expect(clauses.at(-1)?.isItem).toBe(true);
});

test.each(["**Keep** the cold store clean", "*Keep as agreed", "Well-kept cold store - clean"])(
  "a line with such a sign is no list item: %s",
  (line) => {
    const clauses = readClauses(readTokens(`Warehouse work\n${line}`, ATS_MODEL.lexicon));
    expect(clauses.at(-1)?.isItem).toBe(false);
  },
);
