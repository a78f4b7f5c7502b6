import { expect, test } from "vitest";
import { linesOf } from "../../../../tests/support/lines-of.ts";
import { readInterests } from "./read-interests.ts";
import { readLanguages } from "./read-languages.ts";

const languages = (text: string) =>
  readLanguages(linesOf(text)).map(({ name, level }) => [name, level]);

test.each([
  "Languages: Portuguese (native), Danish (basic)",
  "Languages || Portuguese (native), Danish (basic)",
  "Sprachen:\tPortuguese (native), Danish (basic)",
  "Languages: Portuguese (native) , Danish (basic) .",
])("the label of a list of languages is not read as a language: %j", (text) => {
  expect(languages(text)).toEqual([
    ["Portuguese", "native"],
    ["Danish", "basic"],
  ]);
});

test.each([
  ["Spanish: native", [["Spanish", "native"]]],
  ["German || B1", [["German", "B1"]]],
])("a language before its level is no label: %j", (text, read) => {
  expect(languages(text)).toEqual(read);
});

test.each(["Interests: Choir, Fell running", "Hobbies || Choir, Fell running"])(
  "the label of a list of interests is not read as an interest: %j",
  (text) => {
    const names = readInterests(linesOf(text)).entries.map(({ name }) => name);
    expect(names).toEqual(["Choir", "Fell running"]);
  },
);

test("an interest before a colon keeps its description", () => {
  const [entry] = readInterests(linesOf("Music: choir and fiddle")).entries;
  expect(entry).toEqual({ name: "Music", description: "choir and fiddle" });
});
