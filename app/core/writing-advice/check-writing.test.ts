/** The advice on a resume's wording: which rule finds what. */
import { expect, test } from "vitest";
import { completeResume } from "#app/core/resume/defaults.ts";
import { amelieNovak } from "#app/core/templates/samples/amelie-novak.ts";
import { checkWriting } from "./check-writing.ts";

/** A line without findings, so that the job has a number and the resume enough words. */
const PAD = "Cut the waiting time of the clinic from nine days to two by a shared calendar";

function advise(lines: string[], { current = false, summary = "" } = {}) {
  const resume = completeResume({
    summary,
    experience: [
      {
        id: "one",
        company: "Acme",
        position: "Clerk",
        startDate: "2020-01",
        endDate: current ? "" : "2022-01",
        current,
        description: [...lines, PAD].join("\n"),
      },
    ],
  });
  return checkWriting(resume);
}
const rulesOf = (lines: string[], options?: Parameters<typeof advise>[1]) =>
  advise(lines, options)
    .findings.filter(({ where }) => where !== "Whole resume")
    .map(({ rule }) => rule);

test.each([
  ["weak-verb", "Responsible for the stock of the northern shops and their orders"],
  ["weak-verb", "Helped with the move of the archive to the new building"],
  ["tense", "Manage the stock of the northern shops and their orders"],
  ["tense", "Leading the night shift of the sorting hall"],
  ["passive", "Rewrote the handbook, which was reviewed by the board"],
  ["first-person", "Trained the new staff and my deputy in first aid"],
  ["cliche", "Ran the counter as a team player with the whole crew"],
] as const)("%s: %s", (rule, line) => {
  expect(rulesOf([line])).toEqual([rule]);
  const [finding] = advise([line]).findings;
  expect(finding).toMatchObject({ key: "experience.one.description", line });
  expect(line).toContain(finding?.quote);
  expect(finding?.pattern).not.toBe("");
});

test("a passive about other people ('families who had been told') is not reported", () => {
  expect(rulesOf(["Taught heart failure classes to families who had never been told why"])).toEqual(
    [],
  );
});

test("the suggested line for a job that has ended is in the past tense", () => {
  expect(advise(["Manage the stock of nine shops"]).findings[0]?.pattern).toBe(
    "Managed the stock of nine shops",
  );
});

test("the present tense is not reported in a current job", () => {
  expect(rulesOf(["Manage the stock of the northern shops"], { current: true })).toEqual([]);
});

test("a job without numbers gets one finding in all", () => {
  const resume = completeResume({
    experience: [
      {
        id: "one",
        company: "Acme",
        position: "",
        startDate: "",
        endDate: "",
        current: false,
        description: "Sold the tickets of the theatre\nWrote the letters of the director to donors",
      },
    ],
  });
  const found = checkWriting(resume).findings.filter(({ rule }) => rule === "no-number");
  expect(found).toHaveLength(1);
});

test("repeated first words, long lines and short lines are reported", () => {
  const same = ["one", "two", "three"].map((name) => `Sold tickets to group ${name} of the town`);
  expect(rulesOf(same)).toEqual(["repetition"]);
  expect(rulesOf([`Sold ${"many things ".repeat(25)}`])).toEqual(["length"]);
  expect(rulesOf(["Sold tickets"])).toEqual(["length"]);
});

test("words inside other words and names are ignored", () => {
  expect(
    rulesOf([
      "Built the intake desk in US offices with node.me and led/us tools",
      "Reported metrics on school-level chess to the board of the club",
    ]),
  ).toEqual([]);
});

test("the rules for English words are not applied to a text in another language", () => {
  const report = advise([
    "Verantwortlich für das Lager und die Bestellungen der Filialen",
    "War im Team für die Planung der Schichten zuständig, I Team",
  ]);
  const german = checkWriting(
    completeResume({ summary: "Ich leite ein Team und war in Hamburg für die Planung zuständig." }),
  );
  expect(german).toMatchObject({ isEnglish: false, fine: 1 });
  expect(report.lines).toBe(3);
});

test("a well-written resume gets little advice, and an empty one none", () => {
  const good = checkWriting(amelieNovak);
  expect(good.figure).toBeGreaterThan(80);
  expect(checkWriting(completeResume({}))).toEqual({
    lines: 0,
    fine: 0,
    figure: null,
    findings: [],
    isEnglish: false,
  });
});

test("hidden entries and sections are not checked", () => {
  const shown = { id: "one", company: "Acme", position: "Clerk", description: PAD };
  const dates = { startDate: "2020", endDate: "2022", current: false };
  const weak = { ...shown, id: "two", description: "Responsible for the stock of the shops" };
  const resume = completeResume({
    experience: [
      { ...shown, ...dates },
      { ...weak, ...dates, hidden: true },
    ],
  });
  expect(checkWriting(resume)).toMatchObject({ lines: 1, figure: 100 });
  expect(checkWriting(resume, { hidden: ["experience"] })).toMatchObject({ lines: 0 });
});
