import { expect, test } from "vitest";
import { analyzeResume } from "#app/core/ats/evidence/analyze-resume.ts";
import { readPosting } from "#app/core/ats/posting/posting.ts";
import { readTokens } from "#app/core/ats/words/tokens.ts";
import { ATS_MODEL, TODAY } from "../../../../tests/support/ats-model.ts";
import { requirementInput, resumeLines } from "./reader-inputs.ts";

const POSTING = readPosting(
  "We are a bakery.\n- Stock rotation and cash handling. Weekend work is part of the job.",
  ATS_MODEL,
);

const linesOf = (text: string) =>
  resumeLines(analyzeResume(readTokens(text, ATS_MODEL.lexicon), POSTING, TODAY));

test("the input for a requirement is its name and the posting's sentence around it", () => {
  const requirement = POSTING.requirements.find(({ surface }) => surface === "cash handling");
  if (!requirement) throw new Error("It is no requirement");
  expect(requirementInput(requirement, POSTING)).toEqual({
    name: "cash handling",
    sentence: "Stock rotation and cash handling.",
  });
});

test("a line has the heading of its entry, and a long line is split into sentences", () => {
  const heading = "Shop Assistant, Corner Store, 2019 - 2023";
  const long =
    "Served customers at the counter all day long, six days a week and in the rain. ".repeat(4);
  const lines = linesOf(`Ana Ruiz\nEXPERIENCE\n${heading}\nSwept the yard\n${long.trim()}`);
  expect(lines.find(({ text }) => text === "Swept the yard")?.entry).toBe(heading);
  const served = lines.filter(({ text }) => text.startsWith("Served"));
  const [first] = served;
  // Each sentence is 79 characters long, with its space.
  expect(served.map(({ start, at }) => [start === first?.start, at - (first?.at ?? 0)])).toEqual([
    [true, 0],
    [true, 79],
    [true, 158],
    [true, 237],
  ]);
  expect(lines.find(({ text }) => text === heading)).toEqual({
    ...{
      start: 20,
      at: 20,
      end: 20 + heading.length,
      text: heading,
      entry: heading,
      isInformative: true,
    },
  });
});

test("lines of one or two words and lines under Education are not informative", () => {
  const lines = linesOf(
    `Ana Ruiz\nEXPERIENCE\nShop Assistant, Corner Store, 2019 - 2023\nSwept the yard\nTills\nEDUCATION\nBachelor of Arts in History, Leeds, 2018`,
  );
  const informative = lines.filter(({ isInformative }) => isInformative).map(({ text }) => text);
  expect(informative).toContain("Swept the yard");
  expect(informative.filter((text) => /Tills|Bachelor/.test(text))).toEqual([]);
});

test("lines of dates are not informative", () => {
  const dates = ["February 2021 to Present", "Since August 2018", "Spring 2019 to fall 2020"];
  const lines = linesOf(`Ana Ruiz\nEXPERIENCE\nCook, Bay Diner\n${dates.join("\n")}\nMay help`);
  expect(lines.filter(({ text, isInformative }) => isInformative && dates.includes(text))).toEqual(
    [],
  );
});

test("hard-wrapped lines are joined, lists of short lines are not", () => {
  const bullets = [
    "Counted the stock of both shops on the last Friday of every month",
    "Trained eleven new colleagues at the till and wrote the rota for them",
    "Talked to the baker about what was left over, and cut the waste by half",
    "Kept the books of the lottery and of the post office counter in order",
  ];
  const broken = bullets.map((line) => `- ${line}`.replace(/(.{35,42}) /g, "$1\n")).join("\n");
  const texts = linesOf(`EXPERIENCE\n${broken}`).map(({ text }) => text);
  for (const bullet of bullets) expect(texts).toContain(bullet.replace("for them", "for their"));
  const list = [
    "Bread and rolls",
    "Cakes to order",
    "Pies and quiche",
    "Coffee machine",
    "Cash and cards",
    "Stock and waste",
    "Window displays",
    "Early openings",
  ];
  expect(linesOf(`SKILLS\n${list.join("\n")}`).map(({ text }) => text)).toEqual([
    "SKILLS",
    ...list,
  ]);
});

test("bullet signs, text copied from the posting and unfinished lines are left out", () => {
  const copied = "Stock rotation and cash handling. Weekend work is part of the job.";
  const lines = linesOf(
    `Ana Ruiz\nEXPERIENCE\nShop Assistant, Corner Store, 2019 - 2023\n• Swept the  yard\n${copied}\n- Responsible for the`,
  );
  const texts = lines.map(({ text }) => text);
  expect(texts).toContain("Swept the yard");
  expect(texts.filter((text) => /rotation|Weekend|Responsible/.test(text))).toEqual([]);
});

test("hard-wrapped text without line breaks of its own is split into sentences", () => {
  const sentence = "Talked four dairies down by six percent and got ninety days to pay.";
  const text = `EXPERIENCE Shop Assistant, Corner Store, 2019 - 2023. ${`${sentence} `.repeat(9)}`;
  const lines = linesOf(text.replace(/(.{50,60}) /g, "$1\n"));
  expect(lines.filter((line) => line.text === sentence)).toHaveLength(9);
});
