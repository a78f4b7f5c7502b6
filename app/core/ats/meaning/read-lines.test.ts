/** Which lines the neural line reader reads, and that reading in steps gives the same result. */
import { expect, test } from "vitest";
import { analyzeResume } from "#app/core/ats/evidence/analyze-resume.ts";
import { readPosting } from "#app/core/ats/posting/posting.ts";
import { scoreAgainst } from "#app/core/ats/score.ts";
import { scoreWithLineReader } from "#app/core/ats/score-with-line-reader.ts";
import { readTokens } from "#app/core/ats/words/tokens.ts";
import { ATS_MODEL, TODAY } from "../../../../tests/support/ats-model.ts";
import { lineReader } from "../../../../tests/support/line-reader.ts";
import { adjustByReader } from "./adjust-evidence.ts";
import { readLines, readLinesInSteps } from "./read-lines.ts";

const POSTING = readPosting(
  "Requirements:\n- Supplier negotiation\n- Stock rotation\n- Cash handling",
  ATS_MODEL,
);
const resumeOf = (text: string, posting = POSTING) =>
  analyzeResume(readTokens(text, ATS_MODEL.lexicon), posting, TODAY);
const lineOf = (at: number) => `- Talked dairy number ${at} down by 6 % and got ninety days to pay`;
const linesOf = (count: number) => Array.from({ length: count }, (_, at) => lineOf(at)).join("\n");

test("a long reading pauses several times, and gives the same report as one without pauses", async () => {
  const text = `Ana Ruiz\nEXPERIENCE\nBuyer, Holt Foods, 2018 - 2023\n${linesOf(30)}\nOwn line`;
  let pauses = 0;
  const report = await scoreWithLineReader(POSTING, text, TODAY, lineReader, async () => {
    pauses++;
  });
  expect(pauses).toBeGreaterThan(4);
  expect(report).toEqual(scoreAgainst(POSTING, text, TODAY, adjustByReader(lineReader)));
  // The second time everything is cached, so there is no pause.
  await scoreWithLineReader(POSTING, text, TODAY, lineReader, () =>
    Promise.reject(new Error("Read")),
  );
});

test("a pause that throws ends the reading", async () => {
  const ended = scoreWithLineReader(POSTING, linesOf(60), TODAY, lineReader, () =>
    Promise.reject(new Error("Ended")),
  );
  await expect(ended).rejects.toThrow("Ended");
});

test("at most 400 lines are read, fewer for a posting of many requirements", () => {
  const countOf = (lines: number, posting = POSTING) =>
    readLines(lineReader, resumeOf("- a b c d\n".repeat(lines), posting), posting).lines.length;
  expect([countOf(400), countOf(401)]).toEqual([400, 400]);
  const names = "SQL Java Python Excel Git Docker Rust Kotlin Swift Ruby PHP Perl Scala Go Linux";
  const asked = names.split(" ").flatMap((name) => [`- ${name}`, `- ${name} training of staff`]);
  const many = readPosting(`Requirements:\n${asked.join("\n")}`, ATS_MODEL);
  const kinds = many.requirements.filter(({ kind }) => kind === "hard").length;
  // MAX_COST in read-lines.ts: 20 for each encoded line and requirement, 1 for each comparison.
  expect(countOf(401, many)).toBe(Math.min(400, Math.floor((16_000 - 20 * kinds) / (20 + kinds))));
});

test("a skill named after the last line that is read keeps the credit that it has without the reader", () => {
  const text = `EXPERIENCE\nBuyer, Holt Foods, 2018 - 2023\n${linesOf(420)}\n- Handled cash and cash handling`;
  const creditOf = (withReading?: ReturnType<typeof adjustByReader>) =>
    scoreAgainst(POSTING, text, TODAY, withReading).metadata.analysis.keywords.find(
      ({ surface }) => surface === "Cash handling",
    )?.credit;
  expect(creditOf(adjustByReader(lineReader))).toBe(creditOf());
});

test("without a reader the report says that names alone were scored", async () => {
  const report = await scoreWithLineReader(POSTING, lineOf(1), TODAY, null, async () => {});
  expect(report).toEqual(scoreAgainst(POSTING, lineOf(1), TODAY));
  expect(report.metadata.engine.version).toMatch(/\+names$/);
});

test("no line is read for a German posting, because the reader was trained on English", () => {
  const german = readPosting(
    "Wir suchen für unser Team in der Küche eine Köchin mit Erfahrung.\nAnforderungen:\n- Verhandlungen mit Lieferanten und Freude an der Arbeit mit den Gästen",
    ATS_MODEL,
  );
  expect(german.language).toBe("de");
  const read = readLinesInSteps(lineReader, resumeOf(linesOf(3), german), german).next();
  expect(read.value).toMatchObject({ lines: [] });
});
