import { expect, test } from "vitest";
import { scoreResume } from "#app/core/ats/score.ts";
import { ATS_MODEL, TODAY } from "../../../../tests/support/ats-model.ts";

const POSTING = "Backend Engineer\n\nRequirements\n- Kafka\n- PostgreSQL\n- Distributed systems";

/** The line as the second of a job. The first is so long that the text is not taken for wrapped. */
const resumeWith = (line: string, next = "Cut the page load time by half") =>
  `Ann Lee\nExperience\nBackend Engineer\nAcme Mar 2020 – Present\nRan the ledger of three banks for eleven years, with reports that their auditors read without a question in any of the years\n${line}\n${next}\nEducation\nBSc, Mathematics`;

const shows = (resumeText: string, term: string) =>
  scoreResume({ resumeText, jobDescriptionText: POSTING }, ATS_MODEL, TODAY)
    .metadata.analysis.keywords.filter(({ found }) => found)
    .some(({ surface }) => surface.toLowerCase() === term);

test.each([
  "Used Kafka to",
  "Used Kafka to ",
  "Used Kafka to…",
  "Worked on Kafka with",
  "Responsible for Kafka and",
  "Used Kafka for the",
  "• Used Kafka to",
])("a line that ends without saying what was done shows nothing: %j", (line) => {
  expect(shows(resumeWith(line), "kafka")).toBe(false);
  expect(shows(`${resumeWith("Led a team")}\n${line}`, "kafka")).toBe(false);
});

test("a skill in an unfinished line does not change the score until the line is finished", () => {
  const scoreOf = (line: string) =>
    scoreResume({ resumeText: resumeWith(line), jobDescriptionText: POSTING }, ATS_MODEL, TODAY)
      .score ?? 0;
  expect(scoreOf("Used distributed systems to")).toBe(scoreOf("Used to"));
  expect(scoreOf("Used distributed systems to serve 40 shops")).toBeGreaterThan(scoreOf("Used to"));
});

test.each([
  ["Used Kafka to serve 40 shops", "Cut costs"],
  ["Used Kafka to", "move the orders of 40 shops"],
  ["Cut the delay of Kafka from 9 s to", "3 s"],
  ["Streaming platforms that I worked with: Kafka", "Cut costs"],
  ["Kafka for the orders; single sign on", "Cut costs"],
])("a line that is finished, or continues on the next line, counts: %j", (line, next) => {
  expect(shows(resumeWith(line, next), "kafka")).toBe(true);
});

test("if every line has a bullet, one in lower case below a full line continues it", () => {
  const full = "• Moved the orders of forty shops and of all their suppliers from Kafka to";
  expect(shows(resumeWith(full, "• reduce the backlog"), "kafka")).toBe(true);
  expect(shows(resumeWith(full, "• Reduced the backlog"), "kafka")).toBe(false);
});

test("only the unfinished sentence of a line counts for nothing", () => {
  const line = "Ran PostgreSQL for three banks. Used Kafka to";
  expect(shows(resumeWith(line), "postgresql")).toBe(true);
  expect(shows(resumeWith(line), "kafka")).toBe(false);
});

test("in a text that is wrapped into a column, a full line continues on the next line", () => {
  const wrapped =
    "Ann Lee\nExperience\nBackend Engineer\nMoved the orders of forty shops and of all suppliers from Kafka to\nPulsar and Flink within a year";
  expect(shows(wrapped, "kafka")).toBe(true);
});
