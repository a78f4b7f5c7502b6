import { expect, test } from "vitest";
import { isWholeLevel, splitAtLevels, withoutLevels } from "./language-levels.ts";

test.each([
  ["Spanish native English fluent", ["Spanish native", "English fluent"]],
  ["German B2 Tok Pisin C1 français courant", ["German B2", "Tok Pisin C1 français courant"]],
  ["Deutsch Muttersprache Englisch C1", ["Deutsch Muttersprache", "Englisch C1"]],
])("%s is split after its levels", (text, parts) => {
  expect(splitAtLevels(text)).toEqual(parts);
});

test.each([
  "German: Listening B2 Reading C1 Writing B2",
  "German Spoken B2 Written B1",
  "Fluent English Fluent Spanish",
  "Native German Basic French",
  "German B2 Goethe Certificate B2",
])("%s is not split", (text) => {
  expect(splitAtLevels(text)).toEqual([text]);
});

test("levels, shares and years of several skills are removed", () => {
  expect(withoutLevels(["Civil 3D", "sehr gut", "iTWO", "gut"])).toEqual(["Civil 3D", "iTWO"]);
  expect(
    withoutLevels(["SQL", "Advanced", "SAP", "Intermediate", "AutoCAD", "Basic", "BASIC"]),
  ).toEqual(["SQL", "SAP", "AutoCAD", "BASIC"]);
  expect(withoutLevels(["Scrum", "Master"])).toEqual(["Scrum", "Master"]);
  expect(withoutLevels(["DATEV (sehr gut)", "Excel (gut)"])).toEqual(["DATEV", "Excel"]);
  expect(withoutLevels(["Python (advanced)", "Java (basic)"])).toHaveLength(2);
  expect(withoutLevels(["Excel 90%", "Sketch – 70 %"])).toEqual(["Excel", "Sketch"]);
  expect(withoutLevels(["Excel", "90%", "Sketch"])).toEqual(["Excel", "Sketch"]);
  expect(withoutLevels(["Cut costs by 20%", "Planning"])).toHaveLength(2);
  expect(withoutLevels(["Cut costs by 20%", "Grew sales by 5 %"])[0]).toBe("Cut costs by 20%");
  const years = ["Cash handling (6 years)", "Conflict management (Less than 1 year)", "Inventory"];
  expect(withoutLevels(years)).toEqual(["Cash handling", "Conflict management", "Inventory"]);
  expect(withoutLevels(["Ran a shop (6 years)", "Excel"])).toHaveLength(2);
  expect(withoutLevels(["Ran a shop (6 years)", "Excel"])[0]).toBe("Ran a shop (6 years)");
  expect(withoutLevels(["Sales targets 120%", "Retention 95%"])).toContain("Retention 95%");
});

test("mother tongues in Portuguese and Romanian are levels", () => {
  expect(isWholeLevel("materno")).toBe(true);
  expect(isWholeLevel("limba maternă")).toBe(true);
});
