import { expect, test } from "vitest";
import { completeResume } from "#app/core/resume/defaults.ts";
import { renderResume } from "#app/core/templates/page/render-page.server.ts";
import { linesOfMarkup } from "../../../../tests/support/page-markup.ts";
import { locateQuote, type ReportQuote } from "./locate-quote.ts";
import type { PageLine } from "./page-lines.ts";

const JOB = { startDate: "2019-04", endDate: "", current: true, location: "" };
const RESUME = completeResume({
  summary:
    "Machinist with twelve years on five-axis mills. Set up e.g. Fanuc controls for aerospace parts and signed off the first article of each batch myself. Reads any drawing.",
  skills: ["GD&T", "Fanuc", "CNC milling"],
  experience: [
    {
      ...JOB,
      id: "a1",
      company: "Harrow Tools",
      position: "Machinist",
      location: "Leeds",
      description:
        "• Cut scrap from 4% to 1%\n- Wrote **Fanuc** programs for a family of housings that had been made by hand until then, and taught two others how\nKept the daily log",
    },
    {
      ...JOB,
      id: "a2",
      company: "Ridge Works",
      position: "Apprentice",
      description: "Swept the floor\nKept the daily log\nRegistered\nwelder in training",
    },
  ],
  projects: [
    {
      id: "p1",
      name: "Fixture library",
      githubLink: "",
      liveLink: "",
      description: "One place for all fixtures.",
      technologies: ["Fanuc", "FreeCAD"],
    },
  ],
  languages: [{ id: "l1", name: "German", level: "fluent" }],
});

const LINES = linesOfMarkup(
  await renderResume({ templateId: "modern-professional", resume: RESUME }),
);
const TEXT = LINES.map(({ text }) => text).join("\n");

/** A quote as the report has it: `offset` is where the nth mention of `word` begins in the page's text. */
const quote = (
  snippet: string,
  word: string,
  section: string | null = null,
  nth = 0,
): ReportQuote => {
  let offset = TEXT.indexOf(word);
  for (let count = 0; count < nth; count++) offset = TEXT.indexOf(word, offset + 1);
  return { snippet, offset, section };
};

function located(lines: readonly PageLine[], where: ReportQuote) {
  const place = locateQuote(lines, where);
  if (!place) return null;
  const { start, end, field } = place;
  const words = lines
    .slice(start.line, end.line + 1)
    .map(({ text }, index, { length }) =>
      text.slice(index === 0 ? start.at : 0, index === length - 1 ? end.at : undefined),
    );
  return [field, words.join("\n")];
}

const LONG_BULLET =
  "Wrote Fanuc programs for a family of housings that had been made by hand until then, and taught two others how";

test.each<[string, ReportQuote, string | null, string]>([
  [
    "a bullet",
    quote("Cut scrap from 4% to 1%", "scrap"),
    "experience.a1.description",
    "Cut scrap from 4% to 1%",
  ],
  [
    "a bullet of which the report quotes a part, with a formatted word",
    quote("Wrote Fanuc programs for a family of housings that had been …", "Fanuc programs"),
    "experience.a1.description",
    LONG_BULLET,
  ],
  [
    "a bullet quoted in its middle",
    quote("… of housings that had been made by hand until then, and …", "made by hand"),
    "experience.a1.description",
    LONG_BULLET,
  ],
  [
    "the sentence of a paragraph, in which a letter with a point ends none",
    quote("… Set up e.g. Fanuc controls for aerospace parts and signed off …", "controls"),
    "summary",
    "Set up e.g. Fanuc controls for aerospace parts and signed off the first article of each batch myself.",
  ],
  ["one skill of the list", quote("Fanuc", "Fanuc\nCNC", "Skills"), "skills", "Fanuc"],
  [
    "the same word among a project's tools",
    quote("Fanuc", "Fanuc\nFreeCAD", "Projects"),
    "projects.p1.technologies",
    "Fanuc",
  ],
  [
    "a job title",
    quote("Machinist", "Machinist\n", "Experience"),
    "experience.a1.position",
    "Machinist",
  ],
  [
    "a company beside its place",
    quote("Harrow Tools · Leeds", "Harrow"),
    "experience.a1.company",
    "Harrow Tools",
  ],
  [
    "the place beside it",
    quote("Harrow Tools · Leeds", "Leeds"),
    "experience.a1.location",
    "Leeds",
  ],
  [
    "the dates",
    quote("Apr 2019 – Present", "Apr 2019", "Experience"),
    "experience.a1.startDate",
    "Apr 2019 – Present",
  ],
  [
    "the same words in the first entry",
    quote("Kept the daily log", "Kept"),
    "experience.a1.description",
    "Kept the daily log",
  ],
  [
    "the same words in the second",
    quote("Kept the daily log", "Kept", null, 1),
    "experience.a2.description",
    "Kept the daily log",
  ],
  [
    "words that go over two lines",
    quote("Registered\nwelder in training", "Registered"),
    "experience.a2.description",
    "Registered\nwelder in training",
  ],
  ["a language", quote("German (fluent)", "German"), "languages", "German (fluent)"],
  ["a section's heading", quote("Projects", "Projects"), null, "Projects"],
])("%s is found", (_, where, field, words) => {
  expect(located(LINES, where)).toEqual([field, words]);
});

test("two entries with the same words are distinguished by their position", () => {
  const places = [0, 1].map((nth) =>
    locateQuote(LINES, quote("Kept the daily log", "Kept", "Experience", nth)),
  );
  expect(places[0]?.start.line).not.toBe(places[1]?.start.line);
});

test("a line that has moved is found where it is now, in the report's section", async () => {
  const where = quote("Fanuc", "Fanuc\nCNC", "Skills");
  const resume = { ...RESUME, summary: "", skills: ["Turning", "Fanuc"] };
  const moved = linesOfMarkup(await renderResume({ templateId: "modern-professional", resume }));
  expect(located(moved, where)).toEqual(["skills", "Fanuc"]);
});

test.each([
  "Cut scrap from 4% to 2%",
  "Cut scrap from 4%",
  "scrap from 4% to 1%",
  "… scrap from 5% …",
  "Registered\nnurse",
  "…",
  "",
])("a line whose words have changed is not found: %j", (snippet) => {
  expect(locateQuote(LINES, { snippet, offset: TEXT.indexOf("scrap"), section: null })).toBeNull();
});
