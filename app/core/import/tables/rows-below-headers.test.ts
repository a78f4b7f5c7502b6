import { expect, test } from "vitest";
import { arrange, TEXTS } from "../../../../tests/support/named-rows.ts";
import { arrangeTableRows } from "./arrange-tables.ts";

test("what a column with an unknown name has keeps the name", () => {
  expect(
    arrange(["Position", "Employer", "Ward"], ["Nurse", "Mercy", "Intensive care"])[1],
  ).toEqual(["* Nurse", "Mercy", "Ward: Intensive care"]);
});

test("of projects, the project is the entry and the role is below it", () => {
  expect(
    arrange(["Project", "Role", "Year"], ["Harbor Bridge", "Lead engineer", "2021"])[1],
  ).toEqual(["* Harbor Bridge | 2021", "Lead engineer"]);
  expect(
    arrange(["Project", "Client", "Year"], ["Harbor Bridge", "Port Authority", "2021"])[1],
  ).toEqual(["* Harbor Bridge | 2021", "Port Authority"]);
});

test("honors are read with who gave them", () => {
  expect(arrange(["Year", "Honor", "Granted by"], ["2023", "Safety Medal", "Port"])[1]).toEqual([
    "* Safety Medal | 2023",
    "Port",
  ]);
});

test("the level of a school beside a degree says nothing new", () => {
  expect(
    arrange(
      ["Level", "Name of school", "Degree / Course", "From", "To"],
      ["College", "Lund College", "BS Farming", "2008", "2012"],
    )[1],
  ).toEqual(["* BS Farming | 2008 – 2012", "Lund College"]);
});

test("columns of an issue and its end are the term of a certificate", () => {
  const names = ["Certificate", "Issuing authority", "Number", "Issued", "Expires"];
  expect(
    arrange(
      names,
      ["Fire Fighting", "MARINA", "AFF-1", "2024-02", "2029-02"],
      ["Security", "NTC", "SSO-2", "2022-09", "–"],
      ["Safety", "NTC", "HV-3", "2023-09", "Unlimited"],
    ),
  ).toEqual([
    [],
    ["* Fire Fighting | 2024-02 – 2029-02", "MARINA", "License No. AFF-1"],
    ["* Security | 2022-09", "NTC", "License No. SSO-2"],
    ["* Safety | 2023-09", "NTC", "License No. HV-3"],
  ]);
  expect(arrange(["Licence", "Authority", "Expiry date"], ["Guard", "SIA", "05/2027"])[1]).toEqual([
    "* Guard",
    "SIA",
    "Valid until 05/2027",
  ]);
  // "Name" is that of the certificate, as people do not expire.
  expect(
    arrange(["Name", "Organization", "Valid until"], ["First aid", "Red Cross", "06/2026"])[1],
  ).toEqual(["* First aid", "Red Cross", "Valid until 06/2026"]);
  expect(arrange(["License", "No.", "Expires"], ["Electrician", "ME-5", "12/2026"])[1]).toEqual([
    "* Electrician",
    "License No. ME-5",
    "Valid until 12/2026",
  ]);
});

test("service at sea has its ship below the company", () => {
  expect(
    arrange(
      ["Rank", "Vessel, type", "Company", "Sign on", "Sign off"],
      ["Mate", "MV Osprey, bulk", "Harbor Ltd", "2024-03", "Present"],
    )[1],
  ).toEqual(["* Mate | 2024-03 – Present", "Harbor Ltd", "Vessel, type: MV Osprey, bulk"]);
});

test("the names of columns tell parts of heads where both are named", () => {
  const maker = {
    ...TEXTS,
    withPart: (text: string, part: string) => `${part}(${text})`,
  };
  const lines = (...rows: string[][]) =>
    arrangeTableRows(
      rows.map((cells) => cells.map((text, at) => ({ from: at, to: at + 1, lines: [text] }))),
      maker,
    )[1]?.map(({ line }) => line);
  expect(lines(["Date", "Employer", "Post", "Town"], ["2019", "Acme", "Nurse", "Hull"])).toEqual([
    "role(Nurse) | 2019",
    "wholeOrg(Acme) | place(Hull)",
  ]);
  expect(lines(["Degree", "University", "Year"], ["MA", "Oak College, Hull", "2019"])).toEqual([
    "MA | 2019",
    "wholeOrg(Oak College, Hull)",
  ]);
  // The header names the town too.
  expect(
    lines(["Date", "Employer and town", "Post"], ["2019", "Acme, Hull", "Nurse"])?.[1],
  ).toContain("org(Acme, Hull)");
  expect(lines(["Year", "Course", "Provider"], ["2019", "First Aid", "Red Cross"])).toEqual([
    "name(First Aid) | 2019",
    "issuer(Red Cross)",
  ]);
  expect(lines(["Date", "Employer"], ["2019", "Nurse, Acme"])).toEqual(["Nurse, Acme | 2019"]);
});

test("a number without digits is none", () => {
  const names = ["Certificate", "Issued by", "License number", "Year"];
  expect(arrange(names, ["Civil Service", "State Agency", "N/A", "2014"])[1]).toEqual([
    "* Civil Service | 2014",
    "State Agency",
  ]);
});

test("days do not keep both ends of a time apart", () => {
  expect(
    arrange(
      ["Rank", "Company", "Sign On", "Sign Off"],
      ["Mate", "Maersk", "12 Mar 2021", "10 Nov 2021"],
    )[1],
  ).toEqual(["* Mate | Mar 2021 – Nov 2021", "Maersk"]);
});

test("a department beside a column with another name is no employer", () => {
  expect(
    arrange(
      ["Hospital", "Department", "Position", "From", "To"],
      ["St. James Hospital", "Cardiology", "Nurse", "03/2019", "05/2023"],
    )[1],
  ).toEqual(["* Nurse | 03/2019 – 05/2023", "St. James Hospital", "Department: Cardiology"]);
});

test("a board beside a school is no second school", () => {
  const names = ["Course", "Board / University", "School / College", "Year of passing"];
  const [, row] = arrange(
    [...names, "Percentage / CGPA"],
    [...["B.E. Civil", "Anna University", "SSN College", "2021", "8.42"]],
  );
  expect(row).toEqual([
    "* B.E. Civil | 2021",
    "SSN College",
    "GPA: 8.42",
    "Board / University: Anna University",
  ]);
  expect(
    arrange(
      ["Course", "Board / University", "School / College", "Year", "%"],
      ["XII", "CBSE", "DAV Public School", "2018", "88"],
    )[1],
  ).toContain("GPA: 88");
  // The university that a college is part of is no board.
  expect(
    arrange(
      ["Degree", "College", "University", "Years"],
      ["BA History", "King’s College", "University of Cambridge", "2008 – 2011"],
    )[1],
  ).toBeUndefined();
  // Alone, it is the school.
  expect(arrange(["Exam", "Board", "Year"], ["SSC", "CBSE", "2015"])[1]).toEqual([
    "* SSC | 2015",
    "CBSE",
  ]);
});

test("a body with a grade and the date of joining has members", () => {
  const [, row] = arrange(
    ["Body", "Grade", "Date joined"],
    ["Joint Industry Board", "Approved Electrician", "04/2010"],
  );
  expect(row).toEqual(["* Approved Electrician | 04/2010", "Joint Industry Board"]);
  // An exam board gives grades of other kinds.
  expect(arrange(["Awarding body", "Grade", "Year"], ["AQA", "A*", "2012"])[1]).toContain(
    "GPA: A*",
  );
  // A grade of a course stays one.
  expect(
    arrange(["Course", "Provider", "Grade", "Date"], ["Welding", "TWI", "Merit", "2019"])[1],
  ).toContain("GPA: Merit");
});

test("parts of a name in cells of their own are one name", () => {
  expect(
    arrange(
      ["Last name", "First name", "Middle name", "Telephone"],
      ["Okafor", "Denise", "Marie", "0501 555"],
    )[1]?.[0],
  ).toBe("* Denise Marie Okafor");
});

test("a town and its state are a place", () => {
  expect(
    arrange(
      ["Employer", "City, State", "Job title", "From", "To"],
      ["Kroger", "Columbus, OH", "Clerk", "09/2010", "05/2013"],
    )[1],
  ).toEqual(["* Clerk | 09/2010 – 05/2013", "Kroger | Columbus, OH"]);
});

test("a column of two kinds has a line for each, and for the place", () => {
  expect(
    arrange(
      ["Zeitraum", "Funktion / Arbeitgeber", "Aufgaben"],
      ["2019 – 2023", "Bauleiterin\nAcme Bau GmbH\nLeipzig", "Leitung von Baustellen"],
      ["2015 – 2019", "Ingenieurin\nBraun KG", "Schalungspläne"],
    ),
  ).toEqual([
    [],
    ["* Bauleiterin | 2019 – 2023", "Acme Bau GmbH | Leipzig", "Leitung von Baustellen"],
    ["* Ingenieurin | 2015 – 2019", "Braun KG", "Schalungspläne"],
  ]);
});

test("one line, many lines and an employer with a column of its own stay as they are", () => {
  const headers = ["Period", "Position / Employer"];
  expect(arrange(headers, ["2019", "Engineer, Acme Ltd"])).toEqual([
    [],
    ["* Engineer, Acme Ltd | 2019"],
  ]);
  expect(arrange(headers, ["2019", "Senior\nEngineer\nAcme\nLtd"])).toEqual([
    [],
    ["* Senior | 2019", "Engineer", "Acme", "Ltd"],
  ]);
  expect(
    arrange(["Period", "Position / Employer", "Company"], ["2019", "Engineer\nTests", "Acme Ltd"]),
  ).toEqual([[], ["* Engineer | 2019", "Acme Ltd", "Tests"]]);
});

test.each([
  ["Position / Employer", "Engineer, Acme Ltd\nDublin"],
  ["Position / Employer", "Engineer\nAcme Ltd\nFull-time"],
  ["Qualification / Institution", "B.Tech\nIIT Delhi\n8.2 CGPA"],
])("below %s, %j has a line that is neither", (header, cell) => {
  const [, [head = "", ...others] = []] = arrange(["Period", header], ["2019", cell]);
  const texts = [head.replace(/^\* | \| 2019$/g, ""), ...others];
  expect(texts.join(" ")).toBe(cell.replaceAll("\n", " "));
});

test("a job title tells the two values apart, if they are in the other order", () => {
  expect(arrange(["Period", "Position / Employer"], ["2019", "Acme Ltd\nEngineer"])[1]).toEqual(
    arrange(["Period", "Position / Employer"], ["2019", "Engineer\nAcme Ltd"])[1],
  );
});

test("a dash below a detail says nothing, a relationship is clear alone, and a name may be wrapped", () => {
  expect(
    arrange(
      ["Employer", "Position", "Dates", "Reason for leaving"],
      ["Department of\nEducation", "Teacher", "2015 – 2020", "–"],
      ["Acme", "Tutor", "2012 – 2015", "Move"],
    ),
  ).toEqual([
    [],
    ["* Teacher | 2015 – 2020", "Department of Education"],
    ["* Tutor | 2012 – 2015", "Acme", "Reason for leaving: Move"],
  ]);
  expect(arrange(["Name", "Relationship", "Phone"], ["Ada Berg", "Manager", "0501"])[1]).toEqual([
    "* Ada Berg",
    "Manager",
    "0501",
  ]);
});

test("an address below the employer is a place, and a class beside the dates a grade", () => {
  const rows = [
    ["Employer and address", "Post", "From", "To"].map((text) => [text]),
    [["Oak Ltd", "3 Mill Road,", "Leeds"], ["Clerk"], ["2013"], ["2015"]],
  ].map((row) => row.map((lines, at) => ({ from: at, to: at + 1, lines })));
  expect(arrangeTableRows(rows, TEXTS)[1]?.map(({ line }) => line)).toEqual([
    "Clerk | 2013 – 2015",
    "Oak Ltd | 3 Mill Road, Leeds",
  ]);
  expect(
    arrange(
      ["Qualification", "Institution", "Dates / class"],
      ["PGCE", "Durham University", "09/2014–07/2015 Pass with QTS"],
    )[1],
  ).toEqual(["* PGCE | 09/2014–07/2015", "Durham University", "GPA: Pass with QTS"]);
});

test("wrapped names are whole where other columns take what could be below them", () => {
  const names = ["Period", "Employer", "Position", "Place", "Duties"];
  expect(
    arrange(
      names,
      ["2019", "Oak Dairy\nCooperative", "Senior Staff\nNurse", "Hull", "Ran clinics"],
      // Without duties in their cell, they may be below the position.
      ["2016", "Elm Clinic", "Nurse\nBuilt a ward", "Hull", ""],
    ),
  ).toEqual([
    [],
    ["* Senior Staff Nurse | 2019", "Oak Dairy Cooperative | Hull", "Ran clinics"],
    ["* Nurse | 2016", "Elm Clinic | Hull", "Built a ward"],
  ]);
});

test("a town is below the comma of a wrapped employer", () => {
  const employer = (text: string) =>
    arrange(["Period", "Employer", "Position"], ["2019", text, "Nurse"])[1]?.[1];
  expect(employer("Oak Heart\nInstitute,\nHull")).toBe("Oak Heart Institute, | Hull");
  expect(employer("Oak Clinic\nHull")).toBe("Oak Clinic | Hull");
});

test("duties that a page break parted from their job are below repeated headers", () => {
  const rows = (rest: string) =>
    arrangeTableRows(
      [
        ["Period", "Employer", "Duties"],
        ["", "", rest],
        ["2019", "Mercy", "Ran clinics"],
      ].map((cells) =>
        cells.map((text, at) => ({ from: at, to: at + 1, lines: text ? [text] : [] })),
      ),
      TEXTS,
    );
  expect(rows("• Trained two")[1]).toEqual([
    { line: "• Trained two", tableLabel: "experience.item" },
  ]);
  expect(rows("• Trained two")[2]?.[0]?.line).toBe("Mercy | 2019");
  expect(rows("Trained two")[1]).not.toEqual([
    { line: "Trained two", tableLabel: "experience.item" },
  ]);
});
