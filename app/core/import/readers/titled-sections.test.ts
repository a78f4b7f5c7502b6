/** References, memberships and patents as people write them. */
import { expect, test } from "vitest";
import { linesOf, readLinesOf } from "../../../../tests/support/lines-of.ts";
import { readCustomSection } from "./read-custom-section.ts";

const HEAD = "# Rosa Quinn\nrosa@example.org | +1 614 555 0199 | Columbus, OH";

const read = (heading: string, text: string) =>
  readLinesOf(`${HEAD}\n## ${heading}\n${text}`).resume;

/** The entries without ids and empty texts. */
const filled = (entries: readonly object[] = []) =>
  entries.map((entry) =>
    Object.fromEntries(
      Object.entries(entry).filter(
        ([key, value]) => key !== "id" && value !== "" && value !== false,
      ),
    ),
  );

const IVO = { name: "Ivo Blau", position: "Head Nurse", company: "Olive Court" };
const REACHED = { email: "ivo@olive.example", phone: "+1 614 555 0123" };

test.each([
  ["*Ivo Blau*\nHead Nurse · Olive Court\nivo@olive.example · +1 614 555 0123", IVO],
  ["*Ivo Blau*\nHead Nurse, Olive Court\nE-mail: ivo@olive.example\nPhone: +1 614 555 0123", IVO],
  ["Ivo Blau, Head Nurse, Olive Court, ivo@olive.example, +1 614 555 0123", IVO],
  ["Ivo Blau | Head Nurse | Olive Court | ivo@olive.example | +1 614 555 0123", IVO],
  ["*Ivo Blau*\nivo@olive.example | +1 614 555 0123", { name: "Ivo Blau" }],
])("a reference: %j", (text, person) => {
  expect(filled(read("References", text).references)).toEqual([{ ...person, ...REACHED }]);
});

test("two references are two people", () => {
  const { references } = read(
    "References",
    "*Ivo Blau*\nHead Nurse, Olive Court\nivo@olive.example\n*Ada Li*\nDoctor, Riverside\nada@river.example",
  );
  expect(filled(references)).toEqual([
    { ...IVO, email: "ivo@olive.example" },
    { name: "Ada Li", position: "Doctor", company: "Riverside", email: "ada@river.example" },
  ]);
});

test("a quotation becomes the description of a reference", () => {
  expect(
    filled(
      read("References", "*Ivo Blau*\nHead Nurse, Olive Court\nShe leads by example.").references,
    ),
  ).toEqual([{ ...IVO, description: "She leads by example." }]);
});

test.each([
  "*Tariq Byrne*\nRosa learns fast, listens well and never lets a problem sit.",
  '*Tariq Byrne*\n"Rosa learns fast, listens well and never lets a problem sit."',
  "Rosa learns fast, listens well and never lets a problem sit. – Tariq Byrne",
  "— Tariq Byrne\nRosa learns fast, listens well and never lets a problem sit.",
])("a quotation is not read as the person's position: %j", (text) => {
  expect(filled(read("References", text).references)).toEqual([
    {
      name: "Tariq Byrne",
      description: "Rosa learns fast, listens well and never lets a problem sit.",
    },
  ]);
});

test("a quote without a name keeps its text", () => {
  expect(
    filled(read("References", "She learns fast, listens well and never tires.").references),
  ).toEqual([{ description: "She learns fast, listens well and never tires." }]);
});

const MEMBER = { role: "Senior Member", organization: "IEEE" };

test.each([
  ["*Senior Member* || 2015 – 2020\nIEEE", { ...MEMBER, startDate: "2015", endDate: "2020" }],
  ["*IEEE* || 2015 – Present\nSenior Member", { ...MEMBER, startDate: "2015", current: true }],
  ["Senior Member, IEEE, 2015 – 2020", { ...MEMBER, startDate: "2015", endDate: "2020" }],
  ["IEEE, Senior Member, since 2015", { ...MEMBER, startDate: "2015", current: true }],
  ["*Ohio Nurses Association*", { organization: "Ohio Nurses Association" }],
])("a membership: %j", (text, membership) => {
  expect(filled(read("Memberships", text).memberships)).toEqual([membership]);
});

const KILN = { title: "A kiln", office: "USPTO" };

test.each([
  [
    "*A kiln* || Apr 2016\nUSPTO · US 9,123,456",
    { ...KILN, number: "US 9,123,456", date: "2016-04" },
  ],
  ["*A kiln* || 2016\nUSPTO, US 9123456 B2", { ...KILN, number: "US 9123456 B2", date: "2016" }],
  ["*A kiln*\nUSPTO\nPatent No. 9,123,456", { ...KILN, number: "9,123,456" }],
  [
    "*A kiln*\nUSPTO\nFires clay without smoke.",
    { ...KILN, description: "Fires clay without smoke." },
  ],
])("a patent: %j", (text, patent) => {
  expect(filled(read("Patents", text).patents)).toEqual([patent]);
});

test("a hyphen within an interest is part of its name", () => {
  expect(
    filled(read("Interests", "Fest-noz, Chess: club champion, Choir (alto)").interests),
  ).toEqual([
    { name: "Fest-noz" },
    { name: "Chess", description: "club champion" },
    { name: "Choir", description: "alto" },
  ]);
});

test("a short text in quotation marks below a name is a quotation", () => {
  expect(filled(read("References", '*Ivo Blau*\n"Former supervisor, Oak"').references)).toEqual([
    { name: "Ivo Blau", description: "Former supervisor, Oak" },
  ]);
});

test("numbered lines stay text, without their numbers", () => {
  const lines = linesOf("1. Hearts for all. Ohio, 2025\n2. Drugs at home. Lakes, 2023");
  expect(readCustomSection(lines)).toEqual({
    body: "Hearts for all. Ohio, 2025\nDrugs at home. Lakes, 2023",
  });
});

test("bullets alone are lines of text, also with dates", () => {
  const lines = linesOf("- Fire below ground, Utrecht, 2024\n- Slow water, Kumasi, 2023");
  expect(readCustomSection(lines).entries).toBeUndefined();
});

test("names with values stay lines of text, with their dates", () => {
  const facts = "Date of birth: 3 May 1990\nNationality: British";
  expect(readCustomSection(linesOf(facts))).toEqual({ body: facts });
});

test("slashes separate interests, unless the list has commas", () => {
  const names = (text: string) => read("Interests", text).interests?.map(({ name }) => name);
  expect(names("Rowing / Woodcut")).toEqual(["Rowing", "Woodcut"]);
  expect(names("Rowing / sculling, chess")).toEqual(["Rowing / sculling", "chess"]);
});

test('"and" before the last of several interests in a sentence splits, one within a name does not', () => {
  const names = (text: string) => read("Interests", text).interests?.map(({ name }) => name);
  expect(names("Reading, swimming and walking the dog.")).toEqual([
    "Reading",
    "swimming",
    "walking the dog",
  ]);
  expect(names("Chess, food and wine.")?.[1]).toMatch(/^food and wine/);
  expect(names("Chess, reading and writing")).toEqual(["Chess", "reading and writing"]);
  expect(names("Bed and board games, chess and go.")).toHaveLength(2);
  expect(names("Chess, black and white photography.")).toHaveLength(2);
  expect(names("Chess, indoor and outdoor climbing.")).toHaveLength(2);
  expect(names("Klavier, Ski- und Bergtouren.")).toHaveLength(2);
  expect(names("Work at a food bank, where I cook and serve meals.")).toHaveLength(2);
  expect(names("Hiking, spending time with family and friends.")).toHaveLength(2);
  expect(names("Hiking, playing guitar and piano.")).toHaveLength(2);
  expect(names("Hiking, working with wood and baking.")).toHaveLength(3);
  expect(names("In my free time, I play football and tennis.")).toHaveLength(2);
});

test("the description of an interest is read after a colon or below a bold name", () => {
  expect(filled(read("Interests", "Food: miso, kimchi\nBirds: gulls, terns").interests)).toEqual([
    { name: "Food", description: "miso, kimchi" },
    { name: "Birds", description: "gulls, terns" },
  ]);
  const cards = "*Cycling*\ngravel, bike repair\n*Sailing*\nCrew on an old rig\nevery summer";
  expect(filled(read("Interests", cards).interests)).toEqual([
    { name: "Cycling", description: "gravel, bike repair" },
    { name: "Sailing", description: "Crew on an old rig every summer" },
  ]);
  expect(filled(read("Interests", "*Chess*\n*Rowing*\nSailing").interests)).toEqual([
    { name: "Chess" },
    { name: "Rowing" },
    { name: "Sailing" },
  ]);
  const lists = "*Rowing, chess*\nPottery, hiking";
  expect(read("Interests", lists).interests?.map(({ name }) => name)).toEqual([
    "Rowing",
    "chess",
    "Pottery",
    "hiking",
  ]);
});
