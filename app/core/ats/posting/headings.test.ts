import { expect, test } from "vitest";
import { readTokens } from "#app/core/ats/words/tokens.ts";
import { ATS_MODEL } from "../../../../tests/support/ats-model.ts";
import { readClauses } from "./posting-lines.ts";

/** The kind of the last line of a posting (line-kind.ts), and whether it asks for something. */
const lastOf = (...lines: string[]) => {
  const clause = readClauses(readTokens(lines.join("\n"), ATS_MODEL.lexicon)).at(-1);
  return clause && [clause.kind, clause.isRequirement];
};

test.each([
  "You'll bring",
  "You will need:",
  "We're asking for",
  "The essentials",
  "What we insist on",
  "To fit in here you must have",
  "Qualifications we can't do without",
])("lines below a heading for requirements in unusual words are required: %s", (heading) => {
  expect(lastOf("Florist", heading, "- Wire work")).toEqual(["required", true]);
});

test.each([
  "We'd be pleased by",
  "It would be lovely if you had",
  "Handy but not vital",
  "What would make us smile",
  "In an ideal world",
])("lines below a heading for wishes in unusual words are preferred: %s", (heading) => {
  expect(lastOf("Florist", heading, "- Wire work")).toEqual(["preferred", true]);
});

test.each(["How your days look", "The work involves", "A normal week"])(
  "lines below a heading for the work in unusual words are duties: %s",
  (heading) => {
    expect(lastOf("Florist", "About you", heading, "- Wire bouquets")?.[0]).toBe("duty");
  },
);

test.each([
  ["You get", "perk"],
  ["In return", "perk"],
  ["Why Bloomfield", "perk"],
  ["What we do for you", "perk"],
  ["Please include:", "apply"],
  ["The application must include:", "apply"],
  ["Application process", "apply"],
  ["To apply", "apply"],
  ["About Bloomfield", "about"],
  ["Our purpose", "about"],
  ["The shift", "condition"],
  ["Working conditions", "condition"],
])("lines below this heading ask for nothing: %s", (heading, kind) => {
  expect(lastOf("Florist", heading, "- Wire work")).toEqual([kind, false]);
});

test.each(["Examples of duties", "Performance responsibilities", "Essential duties", "The role"])(
  "lines below a heading for the work are duties, also after a section of benefits: %s",
  (heading) => {
    expect(lastOf("Florist", "Benefits", heading, "- Wire bouquets")?.[0]).toBe("duty");
  },
);

test("`To apply you must have` begins requirements, and `A plus` begins preferred lines", () => {
  expect(lastOf("Florist", "To apply you must have:", "- Wire work")).toEqual(["required", true]);
  expect(lastOf("Florist", "Requirements", "- Ribbons", "A plus:", "- Wire work")?.[0]).toBe(
    "preferred",
  );
});

test("a label with its value, such as a salary, does not begin a section", () => {
  expect(lastOf("Florist", "Your tasks", "Salary: 12.50", "- Wire bouquets")?.[0]).toBe("duty");
});

test("a heading may be the first sentence of its paragraph", () => {
  expect(lastOf("Florist", "Requirements. Wire work.")).toEqual(["required", true]);
  expect(lastOf("Florist", "Compensation and benefits. Flowers for free.")?.[0]).toBe("perk");
});

test("a line of its own may be a heading without a list below it, but not part of a wrapped sentence", () => {
  expect(lastOf("Florist", "We sell roses.", "What else helps", "Wire work")?.[0]).toBe(
    "preferred",
  );
  expect(lastOf("Florist", "We sell roses and hope that", "you would help", "us all")?.[0]).toBe(
    "plain",
  );
  expect(lastOf("Requirements", "- At least a year", "- Wire work")).toEqual(["required", true]);
});

test.each([
  "Attach your updated CV and two references",
  "Please include a link to your portfolio",
  "Official transcripts",
  "Curriculum vitae",
])("a line about documents to send is not required: %s", (line) => {
  expect(lastOf("Florist", line)?.[0]).not.toBe("required");
});

test("`Dutch welcome` is preferred, while `Welcome guests` is required", () => {
  expect(lastOf("Florist", "Requirements", "- Dutch welcome")?.[0]).toBe("preferred");
  expect(lastOf("Florist", "Requirements", "- Welcome guests")?.[0]).toBe("required");
});

test.each([
  "You'll be great at this if you:",
  "Our ideal candidate",
  "The ideal candidate will have:",
  "You'll thrive here if you",
  "Sound like you?",
  "Come work with us if you:",
  "We'd love to hear from you if you have:",
  "You might be right for us if:",
  "Apply if you are:",
  "Who should apply",
  "What it takes",
  "The successful applicant has:",
  "To be considered for this position, you should have the following:",
])(
  "lines below a lead-in about the candidate are required, also after `About us`: %s",
  (heading) => {
    expect(lastOf("Florist", "About us", "We sell roses.", heading, "- Wire work")).toEqual([
      "required",
      true,
    ]);
  },
);

test.each([
  ["It's great if you", "preferred"],
  ["It would be great if you also have:", "preferred"],
  ["Bonus if you:", "preferred"],
  ["You'll love working here because:", "perk"],
  ["This job isn't for you if:", "about"],
  ["Contact us if you have questions:", "apply"],
  ["The successful candidate will:", "about"],
  ["Our locations:", "about"],
])("a lead-in about wishes, offers or others asks for nothing required: %s", (heading, kind) => {
  expect(lastOf("Florist", "About us", "We sell roses.", heading, "- Wire work")?.[0]).toBe(kind);
});

test.each([
  [
    "Could this be your next kitchen?",
    "- have run a pastry section",
    "- know your laminated doughs",
  ],
  ["The bar is high:", "- 3 years in a machine shop", "- Fluent in G-code"],
  ["Come be one of us", "* You have an RN license", "* You are comfortable with IV pumps"],
])("an unknown heading is for requirements if its list describes the candidate: %s", (...lines) => {
  expect(lastOf("Worker", "About us", "We are old.", ...lines)).toEqual(["required", true]);
});

test.each([
  ["Our shops:", "- Leeds", "- York"],
  ["Some of our clients:", "- Bakeries that know their flour", "- Hotels", "- Bars", "- Schools"],
])("an unknown heading above other lists changes nothing: %s", (...lines) => {
  expect(lastOf("Worker", "About us", "We are old.", ...lines)).toEqual(["about", false]);
});

test.each([
  "Experience w/ SAP or Oracle",
  "Experience: SAP",
  "Experience managing budgets",
  "Education: a course in wire work",
  "Certifications held",
])("an item that begins like a heading does not end the preferred list: %s", (item) => {
  const lines = ["Florist", "Preferred qualifications", `- ${item}`, "- Wire work"];
  expect(lastOf(...lines)?.[0]).toBe("preferred");
});

test("an item of duties that begins like a heading does not end the list", () => {
  for (const item of ["Contact suppliers", "Position plants", "Background checks of drivers"])
    expect(lastOf("Florist", "Duties", `- ${item}`, "- Wire bouquets")?.[0], item).toBe("duty");
});

test("a heading may be a bulleted line", () => {
  const list = ["Florist", "About us", "- We sell roses"];
  expect(lastOf(...list, "- What we are looking for in you", "- Wire work")?.[0]).toBe("required");
  expect(lastOf(...list, "- Requirements:", "- Wire work")?.[0]).toBe("required");
  expect(lastOf(...list, "- Desirable", "- Wire work")?.[0]).toBe("preferred");
});

test.each([
  "Skills in conflict resolution",
  "- Skills in negotiation",
  "Experienced in Excel",
  "Certifications in phlebotomy",
  "Skilled with hand tools",
  "Competencies in data entry",
])("an item that begins like a heading is none: %s", (line) => {
  expect(lastOf("Clerk", "Preferred", "- Excel", line, "- Wire work")?.[0]).toBe("preferred");
});

test.each([
  "Skills",
  "Skills we need",
  "Skills for success",
  "Requirements for this role",
  "Requirements of the job",
  "Qualifications for the position",
  "Knowledge, skills and abilities",
  "Required skillset",
  "Core competencies",
  "Educational background",
])("a heading in the plural begins requirements: %s", (heading) => {
  expect(lastOf("Clerk", "Preferred", "- Excel", heading, "- Wire work")).toEqual([
    "required",
    true,
  ]);
});
