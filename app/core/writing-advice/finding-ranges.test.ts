/** Which words of a field each finding marks, and that no words are marked twice. */
import { expect, test } from "vitest";
import { completeResume } from "#app/core/resume/defaults.ts";
import { plainResume } from "#app/core/resume/plain-resume.ts";
import { checkWriting } from "./check-writing.ts";

/** A line without findings, so that the job has a number. */
const PAD = "Cut the waiting time of the clinic from nine days to two by a shared calendar";

/** The findings of a resume with this job description, as [rule, marked words]. */
function marked(description: string, summary = "") {
  const job = { id: "one", company: "Acme", position: "Clerk", startDate: "2020-01" };
  const experience = [{ ...job, endDate: "2022-01", current: false, description }];
  const resume = completeResume({ summary, experience });
  const plain = plainResume(resume);
  const textOf = (key: string) =>
    key === "summary" ? plain.summary : (plain.experience[0]?.description ?? "");
  return checkWriting(resume).findings.flatMap(({ rule, key, range }) =>
    range ? [[rule, textOf(key).slice(range.start, range.end)]] : [],
  );
}

test.each([
  ["weak-verb", `${PAD}\n• Responsible for the stock of the shops`, "Responsible for"],
  ["weak-verb", `${PAD}\r\n\n  - Helped with the move of the archive`, "Helped with"],
  ["passive", `${PAD}\nRewrote the handbook, which was reviewed by them`, "was reviewed"],
  ["cliche", `${PAD}\nRan the counter as a team player with the crew`, "team player"],
  ["first-person", `${PAD}\nTrained the staff and my deputy in first aid`, "my"],
  ["tense", `${PAD}\nManage the stock of the shops`, "Manage"],
  ["month", `${PAD}\nOpened the northern shop in Janurary 2020`, "Janurary"],
])("%s marks its words", (rule, description, words) => {
  expect(marked(description)).toEqual([[rule, words]]);
});

test("bold text and separate accent characters do not shift the marked range", () => {
  expect(marked(`**${PAD}**\n**Responsible** for the *stock* of the shops`)).toEqual([
    ["weak-verb", "Responsible for"],
  ]);
  const line = "Ran the cafe\u0301 as a team player with the crew";
  expect(marked(`${PAD}\n${line}`)).toEqual([["cliche", line]]);
});

test("an overlong line marks the words beyond the limit, and a job without numbers its first line", () => {
  const words = (count: number) => Array.from({ length: count }, () => "shop").join(" ");
  expect(marked(`${PAD}\nSold it to the ${words(40)}`)).toEqual([["length", words(4)]]);
  expect(marked("Sold the tickets of the theatre\nWrote the letters of the donors")).toEqual([
    ["no-number", "Sold the tickets of the theatre"],
  ]);
});

test("the same words get one finding, of the rule with the higher priority", () => {
  expect(marked(`${PAD}\nWas tasked with the stock of the shops`)).toEqual([
    ["passive", "Was tasked"],
  ]);
  const same = ["one", "two", "three"].map((name) => `Handled the tickets of group ${name}`);
  expect(marked([PAD, ...same].join("\n")).map(([rule]) => rule)).toEqual([
    ...["weak-verb", "weak-verb", "weak-verb"],
  ]);
});

test("advice on a whole line marks the part that other advice does not mark", () => {
  expect(marked("Responsible for the tickets of the theatre")).toEqual([
    ["weak-verb", "Responsible for"],
    ["no-number", " the tickets of the theatre"],
  ]);
});

test.each([
  ["Janurary 2020", "January"],
  ["Febuary 2019", "February"],
  ["Setpember", "September"],
  ["Novemeber 2020", "November"],
  ["Apirl 2020", "April"],
  ["agust 2018", "August"],
])("%s is meant to be %s", (text, month) => {
  const line = `Opened the northern shop of the town in ${text} with a crew`;
  const { findings } = checkWriting(completeResume({ summary: line }));
  const found = findings.filter(({ rule }) => rule === "month");
  expect(found.map(({ pattern }) => pattern)).toEqual([month]);
});

test("correct months, months of other languages and similar words are not reported", () => {
  const text =
    "Opened the shop in January 2020, Sept 2021, in Augusta 2019 and at the Match 2020 with Octobre and the Members, the tune of 2020; novembre@shop.fr";
  expect(marked("", text).filter(([rule]) => rule === "month")).toEqual([]);
});

test("months are checked in every text of the resume", () => {
  const award = { id: "a", title: "Medal", issuer: "Town", date: "2020" };
  const resume = completeResume({
    summary: "Opened the shop of the town and the hall",
    awards: [{ ...award, description: "Given to me in Decemeber 2020" }],
  });
  const found = checkWriting(resume).findings.filter(({ rule }) => rule === "month");
  expect(found).toMatchObject([{ key: "awards.a.description", where: "Awards: Medal" }]);
});
