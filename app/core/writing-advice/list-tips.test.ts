/** The advice that the editor marks in fields: writing rules, misspelled months and misspelled words together. */
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { completeResume } from "#app/core/resume/defaults.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { listTips } from "./list-tips.ts";
import { readDictionary, suggestWords } from "./spelling.ts";

const DICTIONARY = readDictionary(
  gunzipSync(readFileSync(new URL("../../../public/spelling/en.bin", import.meta.url))).toString(),
);
/** A line without advice, so that the job has a number. */
const PAD = "Cut the waiting time of the clinic from nine days to two by a shared calendar";

const aResume = (description: string, more: Partial<Resume> = {}) => {
  const job = { id: "one", company: "Acme", position: "Clerk", startDate: "2020", endDate: "2022" };
  const experience = [{ ...job, current: false, description: `${PAD}\n${description}` }];
  return completeResume({ experience, ...more });
};
const tipsOf = (resume: Resume, dictionary: typeof DICTIONARY | null = DICTIONARY) =>
  listTips(resume, {}, dictionary).tips;
const misspelled = (description: string, more?: Partial<Resume>) =>
  tipsOf(aResume(description, more))
    .filter(({ rule }) => rule === "spelling")
    .map(({ words }) => words);

test("words that neither American nor British English knows are marked, and corrections offered", () => {
  const tips = tipsOf(aResume("Recieved the goods and the acomodation for the managment"));
  expect(tips.map(({ words, fixes }) => [words, fixes[0]])).toEqual([
    ["acomodation", "accommodation"],
    ["managment", "management"],
  ]);
  expect(misspelled("Organised and organized the colours and colors of the theater")).toEqual([]);
});

test.each([
  "Ran Kubernetes, kubectl-like tools in OAuth2 and the iPhone, mailed ada@exmaple.com",
  "Wrote to https://exmaple.com/teh and node.js in index.tsx, led/teh tools, v2beta",
  "Met the CFO's crew, the résumé's readers and the firm's cross-functional, re-engineered teams",
  "Ran e-commerce, onboarding and the back-office’s workflows",
])("names, addresses, acronyms and hyphenated words are not marked: %s", (line) => {
  expect(misspelled(line)).toEqual([]);
});

test("a word that the resume has as a skill or name is not marked", () => {
  expect(misspelled("Ran the stock in sapperlot every day")).toEqual(["sapperlot"]);
  expect(misspelled("Ran the stock in sapperlot every day", { skills: ["Sapperlot"] })).toEqual([]);
});

test("no spelling is marked in another language, or before the dictionary is loaded", () => {
  const german = aResume("Verantwortlich für das Lager und die Bestellungen", { language: "de" });
  expect(tipsOf(german).filter(({ rule }) => rule === "spelling")).toEqual([]);
  const line = "Recieved the goods and the managment of the shops";
  expect(misspelled(line, { language: "de" })).toEqual([]);
  expect(misspelled(line, { language: "en-GB" })).toEqual(["managment"]);
  expect(tipsOf(aResume(line), null)).toEqual([]);
  expect(misspelled("Spoke with them: jag arbetar gärna med kunder och leveranser")).toEqual([]);
});

test("a misspelled month is one tip, with the correct month as fix", () => {
  expect(tipsOf(aResume("Opened the northern shop in febuary 2020"))).toMatchObject([
    { rule: "month", words: "febuary", fixes: ["February"], pattern: "" },
  ]);
});

test("a tip's id changes with its line, and a misspelled word has one id everywhere", () => {
  const idOf = (description: string) => tipsOf(aResume(description))[0]?.id;
  const line = "Responsible for the stock of the shops";
  expect(idOf(line)).toBe(idOf(`${line}\n`));
  expect(idOf(line)).not.toBe(idOf(`${line} in town`));
  expect(idOf("Ran the managment of shops")).toBe(idOf("Met the managment of the town hall"));
  expect(idOf(line)).toMatch(/^[a-z0-9]{1,24}$/);
});

test("ranges refer to the text without formatting marks", () => {
  const marked = aResume("**Sold** 2 \\* 3 things of the *managment* to them", {
    summary: "I ran the shops and the libary of the town",
  });
  expect(tipsOf(marked).map(({ field, words }) => [field, words])).toEqual([
    ["summary", "I"],
    ["summary", "libary"],
    ["experience.one.description", "managment"],
  ]);
});

test("the closest words are suggested first", () => {
  expect(suggestWords("teh", DICTIONARY)[0]).toBe("the");
  expect(suggestWords("recieved", DICTIONARY)[0]).toBe("received");
  expect(suggestWords("maintainance", DICTIONARY)).toContain("maintenance");
  expect(suggestWords("xqzvkwyyt", DICTIONARY)).toEqual([]);
});

test("texts made to be slow are checked in time: a word of 10,000 letters, and thousands of short lines", {
  timeout: 30_000,
}, () => {
  const aWord = `the wait of the team was ${"l".repeat(9_950)}`;
  tipsOf(aResume(aWord));
  const lines = (text: string) => ({
    ...{ id: "", company: "", position: "", startDate: "", endDate: "", current: true },
    description: text.repeat(10_000 / text.length),
  });
  const whole = (text: string) => {
    const experience = Array.from({ length: 40 }, (_, index) => ({
      ...lines(text),
      id: `e${index}`,
    }));
    return completeResume({ summary: `${PAD} and the team`.repeat(40), experience });
  };
  for (const text of ["of the\n", "a\n", "Led of the\n"]) tipsOf(whole(text));
});

test("corrections are computed for 20 words per call, until all are complete", () => {
  const letters = "bcdfghjklm";
  const words = Array.from({ length: 45 }, (_, index) => {
    const [tens = "", ones = ""] = [letters[Math.floor(index / 10)], letters[index % 10]];
    return `teammanagmentword${tens}${ones}`;
  });
  const resume = aResume(words.map((word) => `Led the ${word} of the clinic`).join("\n"));
  const passes = Array.from({ length: 4 }, () => listTips(resume, {}, DICTIONARY));
  expect(passes.map(({ areFixesComplete }) => areFixesComplete)).toEqual([
    false,
    false,
    true,
    true,
  ]);
  for (const { tips } of passes)
    expect(tips.filter(({ rule }) => rule === "spelling")).toHaveLength(45);
});
