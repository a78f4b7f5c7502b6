import { expect, test } from "vitest";
import { ATS_MODEL } from "../../../../tests/support/ats-model.ts";
import { readPosting } from "./posting.ts";

/** The requirements of a posting with these lines, with the kind of their line. */
const listed = (...lines: string[]) =>
  readPosting(
    ["Worker wanted", "Qualifications", "- Bookkeeping in QuickBooks", ...lines].join("\n"),
    ATS_MODEL,
  )
    .requirements.filter(({ name }) => !/QuickBooks|Bookkeeping|Worker/.test(name))
    .map(({ name, line }) => `${name}: ${line}`);

test.each([
  ["- Professional Engineer (PE) license", "Professional Engineer license: required"],
  ["- Licensed Professional Engineer (PE) in Colorado", "Professional Engineer license: required"],
  ["- Active North Carolina cosmetology license", "cosmetology license: required"],
  ["- active NC cosmetology license", "cosmetology license: required"],
  ["- Licensed Master Plumber in Georgia", "Licensed Master Plumber: required"],
  ["- Licensed Nurse Practitioner in New York", "Nurse practitioner: required"],
  ["- Registered Dietitian (RD) licensed in Ohio", "Registered Dietitian: required"],
])("a license is listed once, and its state is not: %s", (line, name) => {
  expect(listed(line)).toEqual([name]);
});

test.each([
  ["- Coordinate with professional engineers", "Professional Engineer license"],
  ["- Join an on-call rotation", "rotation"],
  ["- No DUI/DWI", "DUI"],
  ["- Managed $1M+ of ad spend", "1M+"],
  ["Company: Saltmarsh Foods", "Saltmarsh Foods"],
  ["- BLS from the American Heart Association", "Heart"],
  ["- RN license in Ohio or a compact state", "state"],
  ["- Read English per FMCSA 391.11", "FMCSA"],
  ["- Supervise EITs & CAD techs", "training"],
  ["- Supervise EITs & CAD techs", "CAD:"],
  ["- Go (Java folks willing to switch are welcome)", "switching"],
])("no skill is read from: %s", (line, name) => {
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

test("no name is read from the end of one item and the begin of the next", () => {
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

test("what is preferred is not required because a task names it, but is if a line requires it", () => {
  const lineOf = (...lines: string[]) =>
    readPosting(["Nurse", ...lines].join("\n"), ATS_MODEL).requirements.find(
      ({ name }) => name === "Epic",
    )?.line;
  const duties = ["What you'll do", "- Document care in Epic"];
  const wish = ["Preferred", "- Epic experience"];
  expect(lineOf(...duties, "Requirements", "- RN license", ...wish)).toBe("preferred");
  expect(lineOf(...duties, "Requirements", "- Epic experience", ...wish)).toBe("required");
});

test.each([
  ["- Structured English Immersion (SEI) endorsement", "Structured English Immersion"],
  ["- Certified Food Protection Manager (CFPM)", "Certified Food Protection Manager"],
  ["- Hazmat endorsement", "Hazmat endorsement"],
  ["- International Building Code (IBC)", "Building codes"],
  ["- Customer Relationship Management (CRM)", "Customer relationship management"],
  ["- Process policy endorsements", "Policy administration"],
])("a name that is spelled out before its abbreviation is one requirement: %s", (line, name) => {
  expect(listed(line)).toEqual([`${name}: required`]);
});
