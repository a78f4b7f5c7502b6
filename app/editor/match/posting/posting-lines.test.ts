import { expect, test } from "vitest";
import { type PostingCorrections, withCorrections } from "#app/core/ats/corrections.ts";
import { readPosting } from "#app/core/ats/posting/posting.ts";
import type { AtsReport } from "#app/core/ats/report.ts";
import { summarizeRequirements } from "#app/core/ats/requirement-summary.ts";
import { scoreAgainst } from "#app/core/ats/score.ts";
import { ATS_MODEL, TODAY } from "../../../../tests/support/ats-model.ts";
import { readAsText, stateText } from "./line-texts.ts";
import { keywordState, readPostingLines } from "./posting-lines.ts";

const RESUME = `Ana Reyes
Experience
Ward nurse, Harrow Hospital, 2019-04 to 2026-01
- Wound care and triage for thirty beds.
- Wrote the rota in Excel and taught two trainees how to note every change of a patient's state.`;
const TEXT = `Ward Nurse – St. Mary’s

About us
We’re a small hospital & a great team.

Requirements
• 3+ years of nursing experience
•\u00a0Wound care, triage and phlebotomy
• Bachelor’s degree in nursing
• Right to work in the UK

Nice to have
• Spanish

You keep the medicine trolley locked.`;

function report(text = TEXT, corrections: PostingCorrections = {}, title = ""): AtsReport {
  const posting = readPosting(text, ATS_MODEL, title);
  return scoreAgainst(withCorrections(posting, corrections), RESUME, TODAY);
}
const lineWith = (words: string, text = TEXT, corrections: PostingCorrections = {}) => {
  const line = readPostingLines(text, report(text, corrections)).lines.find((each) =>
    each.text.includes(words),
  );
  if (!line) throw new Error(`No line with ${words}`);
  return line;
};

test("every line of the job description is there, in its own words", () => {
  const { lines, isCurrent } = readPostingLines(TEXT, report());
  expect(isCurrent).toBe(true);
  expect(lines.map(({ text }) => text).join("\n")).toBe(TEXT);
  for (const { text, parts } of lines) expect(parts.map((part) => part.text).join("")).toBe(text);
});

test("every requirement is in a line or in `notInText`, so that the lines count what the headline counts", () => {
  for (const title of ["", "Ward Nurse", "Platform Engineer"]) {
    const given = report(TEXT, {}, title);
    const { lines, notInText } = readPostingLines(TEXT, given);
    const listed = new Set([...lines.flatMap(({ keywords }) => keywords), ...notInText]);
    const { keywords } = given.metadata.analysis;
    expect(listed).toEqual(new Set(keywords));
    expect(summarizeRequirements([...listed])).toMatchObject({
      requirements: summarizeRequirements(keywords).requirements,
      mustHaves: summarizeRequirements(keywords).mustHaves,
    });
  }
});

test("a line's state sums up its requirements, and the words of each are marked", () => {
  const line = lineWith("phlebotomy");
  const states = line.keywords.map((each) => [each.surface, keywordState(each)]);
  expect(Object.fromEntries(states)).toEqual({
    "Wound care": "shown",
    triage: "shown",
    phlebotomy: "missing",
  });
  expect(line.state).toBe("partly");
  expect(stateText(line)).toBe("Partly shown, 2 of 3 shown");
  const marked = line.parts.filter(({ keywords }) => keywords.length > 0);
  expect(marked.map(({ text }) => text)).toEqual(["Wound care", "triage", "phlebotomy"]);
});

test("headings and blank lines are plain, and other lines without requirements say what they were read as", () => {
  const stateOf = (words: string) => lineWith(words).state;
  expect(["About us", "Requirements", "Nice to have"].map(stateOf)).toEqual(Array(3).fill("plain"));
  expect(readPostingLines(TEXT, report()).lines[1]?.state).toBe("plain");
  const about = lineWith("great team");
  expect(about.state).toBe("unread");
  expect(readAsText(about)).toBe("Read as about the employer.");
  expect(readAsText(lineWith("Right to work"))).toBe(
    "Read as a screening question, which isn't scored.",
  );
  expect(lineWith("Spanish")).toMatchObject({ state: "missing", isPreferred: true });
  expect(lineWith("phlebotomy").isPreferred).toBe(false);
});

test("requirements that the user removed or added show in their line", () => {
  const excluded = lineWith("Spanish", TEXT, { excludedTerms: ["Spanish"] });
  expect(excluded.state).toBe("unread");
  expect(excluded.excluded.map(({ canonical }) => canonical)).toEqual(["Spanish"]);
  expect(readAsText(excluded)).toBe("You marked it as no requirement.");
  const addedTerms = [{ words: "small hospital", requirement: "required" as const }];
  const added = lineWith("small hospital", TEXT, { addedTerms });
  expect(added.state).toBe("missing");
  expect(added.keywords.map(({ added }) => added)).toEqual(["small hospital"]);
  // Words that are a requirement already add no second one: it is then marked in both lines.
  const text = TEXT.replace("a great team", "a great triage team");
  const again = { addedTerms: [{ words: "triage", requirement: "required" as const }] };
  expect(lineWith("great triage", text, again).state).toBe("shown");
  expect(report(text, again).metadata.analysis.keywords).toHaveLength(
    report(text).metadata.analysis.keywords.length,
  );
  expect(report(text, again).score).toBe(report(text).score);
});

test("a report about another text, or none, leaves every line plain", () => {
  for (const given of [null, report(`${TEXT}\nmore`), { ...report(), posting: undefined }]) {
    const { lines, notInText, isCurrent } = readPostingLines(TEXT, given);
    expect(isCurrent).toBe(false);
    expect(new Set(lines.map(({ state }) => state))).toEqual(new Set(["plain"]));
    expect(notInText).toEqual([]);
    expect(lines.map(({ text }) => text).join("\n")).toBe(TEXT);
  }
});

test.each([
  ["nothing to ask", "Hello there\nGood morning to everybody"],
  [
    "another language",
    "Wir suchen eine Pflegekraft (m/w/d)\nAnforderungen\n- Wundversorgung\n- Führerschein",
  ],
  ["Windows line ends", TEXT.replaceAll("\n", "\r\n")],
  ["two hundred lines", Array.from({ length: 200 }, (_, at) => `- Wound care ${at}`).join("\n")],
  ["more than is read", `${TEXT}\n${"- Wound care for the ward\n".repeat(700)}the end`.trim()],
])("a posting with %s keeps all its lines and requirements", (_, text) => {
  const given = report(text);
  const { lines, notInText, isCurrent } = readPostingLines(text, given);
  expect(isCurrent).toBe(true);
  expect(lines.map((line) => line.text)).toEqual(text.split(/\r?\n/));
  const listed = new Set([...lines.flatMap(({ keywords }) => keywords), ...notInText]);
  expect(listed).toEqual(new Set(given.metadata.analysis.keywords));
});

test("a line past the reading limit says that it is not read", () => {
  const text = `${TEXT}\n${"- Wound care for the ward\n".repeat(700)}the end`;
  expect(readAsText(lineWith("the end", text))).toMatch(/longer than we read/);
});
