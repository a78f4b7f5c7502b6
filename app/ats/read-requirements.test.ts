import { expect, test } from "vitest";
import { ATS_MODEL } from "../../tests/support/ats-model.ts";
import { readPosting } from "./posting.ts";

const asked = (line: string) =>
  readPosting(`Requirements\n- ${line}`, ATS_MODEL).requirements.map(({ name }) => name);

test.each([
  ["Fluent English", ["English"]],
  ["English (fluent)", ["English"]],
  ["Fluent English and basic Norwegian", ["English", "Norwegian"]],
])("how well a language is spoken is no skill of its own: %s", (line, names) => {
  expect(asked(line).sort()).toEqual(names);
});

test("a kind of thing that others may stand for is not asked for itself", () => {
  expect(asked("Epic or another clinical information system")).toEqual(["Epic"]);
  expect(asked("Experience with information systems")).toEqual(["Information systems"]);
});
