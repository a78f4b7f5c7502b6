import { expect, test } from "vitest";
import { splitAtLevels } from "./language-levels.ts";

test.each([
  ["Spanish native English fluent", ["Spanish native", "English fluent"]],
  ["German B2 Tok Pisin C1 français courant", ["German B2", "Tok Pisin C1 français courant"]],
  ["Deutsch Muttersprache Englisch C1", ["Deutsch Muttersprache", "Englisch C1"]],
])("%s is more than one", (text, parts) => {
  expect(splitAtLevels(text)).toEqual(parts);
});

test.each([
  "German: Listening B2 Reading C1 Writing B2",
  "German Spoken B2 Written B1",
  "Fluent English Fluent Spanish",
  "Native German Basic French",
  "German B2 Goethe Certificate B2",
])("%s stays", (text) => {
  expect(splitAtLevels(text)).toEqual([text]);
});
