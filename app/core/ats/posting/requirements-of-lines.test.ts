/** How lines of a job description are read: which ask for nothing, and which only for something preferred. */
import { expect, test } from "vitest";
import { ATS_MODEL } from "../../../../tests/support/ats-model.ts";
import { listedRequirements as listed } from "../../../../tests/support/listed-requirements.ts";
import { readPosting } from "./posting.ts";

test.each([
  ["- Coordinate with professional engineers", "Professional Engineer license"],
  ["- Join an on-call rotation", "rotation"],
  ["- No DUI/DWI", "DUI"],
  ["- Managed $1M+ of ad spend", "1M+"],
  ["Company: Saltmarsh Foods", "Saltmarsh Foods"],
  ["- BLS from the American Heart Association", "Heart"],
  ["- RN license in Ohio or a compact state", "state"],
  ["- Read English per FMCSA 391.11", "FMCSA"],
  // The dictionary's name of EIT is "Engineer in training".
  ["- Supervise EITs & CAD techs", "training"],
  ["- Supervise EITs & CAD techs", "CAD:"],
  ["- Go (Java folks willing to switch are welcome)", "switching"],
])("from %j, no requirement %j is read", (line, name) => {
  expect(listed(line).join()).not.toContain(name);
});

test("an abbreviation does not end the sentence that makes it preferred", () => {
  expect(listed("- Beef Quality Assurance (BQA) cert. preferred")).toEqual([
    "Beef Quality Assurance: preferred",
  ]);
  expect(listed("- ServSafe cert. a plus")).toEqual(["ServSafe: preferred"]);
});

test("an emoji that begins several lines is a bullet", () => {
  const lines = ["would love", "✨ Wella certified", "✨ visual merchandising"];
  expect(listed("🔹 balayage", ...lines)).toContain("Merchandising: preferred");
});

test("no name is read from the end of one item and the beginning of the next", () => {
  // Creo's old name is Pro/E.
  expect(listed("* Adobe Acrobat Pro", "* E-filing").join()).not.toContain("Creo");
});

test("the employer's name below the title is no requirement", () => {
  const names = (...lines: string[]) =>
    readPosting(lines.join("\n"), ATS_MODEL).requirements.map(({ name }) => name);
  const rest = ["Requirements", "- RN license", "- Telemetry"];
  const intro = "Lakeview Regional is a 312-bed hospital.";
  expect(
    names("Registered Nurse", "Lakeview Regional Hospital", intro, ...rest).join(),
  ).not.toContain("Regional");
  expect(names("Registered Nurse", "Wound Care", "Wound care is our pride.", ...rest)).toContain(
    "Wound care",
  );
});

test("a preferred skill stays preferred if a task names it, and is required if a line requires it", () => {
  const lineOf = (...lines: string[]) =>
    readPosting(["Nurse", ...lines].join("\n"), ATS_MODEL).requirements.find(
      ({ name }) => name === "Epic",
    )?.line;
  const duties = ["What you'll do", "- Document care in Epic"];
  const wish = ["Preferred", "- Epic experience"];
  expect(lineOf(...duties, "Requirements", "- RN license", ...wish)).toBe("preferred");
  expect(lineOf(...duties, "Requirements", "- Epic experience", ...wish)).toBe("required");
});

test("a language is asked for among the names of any trade", () => {
  const lines = [
    ...["Current RN license", "BLS and ACLS certification required", "Telemetry", "Epic"],
    ...["PCCN certification preferred", "Spanish language skills preferred", "Wound care"],
  ];
  const posting = `Registered Nurse\nQualifications\n${lines.map((line) => `- ${line}`).join("\n")}`;
  const names = readPosting(posting, ATS_MODEL).requirements.map(({ name }) => name);
  expect(names).toContain("Spanish");
  expect(names).not.toContain("Spanish language");
});
