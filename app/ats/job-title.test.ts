import { expect, test } from "vitest";
import { ATS_MODEL } from "../../tests/support/ats-model.ts";
import { readPosting } from "./posting.ts";
import { scoreResume } from "./score.ts";

const POSTING = "Requirements\n- Experience with guided tours\n- Fluent German and Italian";

const titleOf = (jobTitle: string, posting = POSTING) =>
  readPosting(posting, ATS_MODEL, jobTitle).requirements.find(({ kind }) => kind === "title");

test.each([
  ["Staff Nurse", ["nurse"], "Staff Nurse"],
  ["Senior Java Developer (m/f/d)", ["java", "developer"], "Senior Java Developer"],
  ["Nurse, night shift", ["nurse"], "Nurse"],
  ["Museum guide, weekends", ["museum", "guide"], "Museum guide"],
  ["Zookeeper II", ["zookeeper"], "Zookeeper"],
])("a posting's own title is what it is about: %s", (jobTitle, words, name) => {
  const title = titleOf(jobTitle);
  expect(title?.title?.words).toEqual(words);
  expect(title?.name).toBe(name);
});

test.each(["", "  ", "Job 2", "12345", "The best position"])(
  "what names no occupation asks for nothing: %s",
  (jobTitle) => {
    expect(titleOf(jobTitle)).toBeUndefined();
  },
);

test("the title goes before another that the text names, and the text's is asked for no second time", () => {
  const text = `We are hiring a Tour Manager.\n${POSTING}`;
  expect(titleOf("", text)?.name).toBe("Tour Manager");
  const { requirements } = readPosting(text, ATS_MODEL, "Museum guide");
  expect(requirements.filter(({ kind }) => kind === "title")).toHaveLength(1);
  expect(requirements.map(({ name }) => name)).not.toContain("Tour Manager");
});

test("the title the resume has held raises the score, and a call without one scores as before", () => {
  const held = `Jane Doe\nExperience\nMuseum guide, Harbour Museum, 2018 - 2024
- Led school classes and visitors from abroad through the harbour's history in German, four times a day.
- Wrote two of the museum's guided tours and trained three new colleagues in leading them.`;
  const score = (jobTitle?: string) =>
    scoreResume({ resumeText: held, jobDescriptionText: POSTING, jobTitle }, ATS_MODEL);
  expect(score("Museum guide").score).toBeGreaterThan(score().score);
  expect(score("Welder").score).toBeLessThan(score("Museum guide").score);
  expect(score("")).toEqual(score());
});
