import { expect, test } from "vitest";
import { arrange, TEXTS } from "../../../../tests/support/named-rows.ts";
import { randomFrom } from "../../../../tests/support/seeded-random.ts";
import { arrangeTableRows } from "./arrange-tables.ts";

test("rows below the names of columns are entries", () => {
  expect(
    arrange(
      ["Period", "Employer", "Position", "Duties"],
      ["2019 – 2021", "Kockums AB", "Welder", "Welded hulls\nTrained two"],
      ["2016 – 2019", "Volvo AB\nGothenburg", "Fitter\nBuilt engines", ""],
    ),
  ).toEqual([
    [],
    ["* Welder | 2019 – 2021", "Kockums AB", "Welded hulls", "Trained two"],
    ["* Fitter | 2016 – 2019", "Volvo AB | Gothenburg", "Built engines"],
  ]);
});

test("degrees, grades and numbers of licenses are told by their columns", () => {
  expect(
    arrange(
      ["Degree", "Field of study", "University", "Year", "CGPA"],
      ["B.Tech", "Physics", "Lund University", "2016", "8.7"],
    )[1],
  ).toEqual(["* B.Tech | Physics | 2016", "Lund University", "GPA: 8.7"]);
  expect(
    arrange(["Certificate", "Issued by", "License number"], ["Nurse", "State Board", "RN 12"])[1],
  ).toEqual(["* Nurse", "State Board", "License No. RN 12"]);
});

test("a second row of names may part the first: from and to", () => {
  const cell = (from: number, to: number, text: string) => ({ from, to, lines: [text] });
  const arranged = arrangeTableRows(
    [
      [cell(0, 2, "Inclusive dates"), cell(2, 3, "Position"), cell(3, 4, "Company")],
      [cell(0, 1, "From"), cell(1, 2, "To")],
      [cell(0, 1, "2019"), cell(1, 2, "2021"), cell(2, 3, "Nurse"), cell(3, 4, "Mercy")],
    ],
    TEXTS,
  );
  expect(arranged.map((lines) => lines?.map(({ line }) => line))).toEqual([
    [],
    [],
    ["Nurse | 2019 – 2021", "Mercy"],
  ]);
});

test.each<[string, string[][]]>([
  ["an empty table", []],
  ["empty rows", [[], []]],
  ["one column", [["Period"], ["2019"], ["Employer"], ["Acme"]]],
  ["names without rows", [["Period", "Employer"]]],
  ["names above a row of one cell", [["Period", "Employer"], ["2019 – 2021 Acme"]]],
  [
    "one known name",
    [
      ["Period", "Widgets"],
      ["2019", "12"],
    ],
  ],
  ["a value alone", [["Employer", "Acme"]]],
  [
    "skills",
    [
      ["Project", "Training"],
      ["Budget", "Leadership"],
    ],
  ],
  [
    "jobs",
    [
      ["Manager", "Company"],
      ["Clerk", "Agency"],
    ],
  ],
  [
    "grades that are words for columns",
    [
      ["Grade", "A"],
      ["Result", "A"],
    ],
  ],
  ["facts with a value missing", [["Address", "Nationality", "Swiss"]]],
])("%s: unchanged", (_, rows) => {
  expect(arrange(...rows)).toEqual(rows.map(() => undefined));
});

test("rows with fewer cells end the table", () => {
  expect(arrange(["Period", "Employer"], ["2019", "Acme"], ["Education"], ["BSc", "2015"])).toEqual(
    [[], ["* Acme | 2019"], undefined, undefined],
  );
});

test("nothing is lost but the numbers of rows", () => {
  expect(
    arrange(
      ["No.", "Position", "Degree", "Employer", "Location", "Date", "Beds", "Salary"],
      ["7", "Nurse", "BSc", "Mercy\nA firm of 20\nfor children", "Rome", "2019", "500", "1,000"],
    )[1],
  ).toEqual([
    "* Nurse | 2019",
    "Mercy | Rome",
    "BSc",
    "A firm of 20",
    "for children",
    "Beds: 500",
    "Salary: 1,000",
  ]);
});

test("a cell beyond the names, and one of two in a column, are kept", () => {
  expect(arrange(["Employer", "Period"], ["Acme", "2019", "Nurse"])[1]).toEqual([
    "* Acme | 2019",
    "Nurse",
  ]);
  const cell = (from: number, to: number, text: string) => ({ from, to, lines: [text] });
  const [, row] = arrangeTableRows(
    [
      [cell(0, 2, "Employer"), cell(2, 3, "Period")],
      [cell(0, 1, "Acme"), cell(1, 2, "Rome branch"), cell(2, 3, "2019")],
    ],
    TEXTS,
  );
  expect(row?.map(({ line }) => line)).toEqual(["Acme | 2019", "Rome branch"]);
});

test.each(["No.", "Sn"])("numbers of rows below %s are left out", (name) => {
  expect(arrange([name, "Employer", "Period"], ["1.", "Acme", "2019"])[1]).toEqual([
    "* Acme | 2019",
  ]);
});

test("a name with a date or a provider is that of a course, and else a person's", () => {
  expect(arrange(["Name", "Issuer", "Date"], ["PMP", "PMI", "2019"])[1]).toEqual([
    "* PMP | 2019",
    "PMI",
  ]);
  expect(
    arrange(["Name", "Ada Berg"], ["Position", "Nurse"], ["Degree", "BSc"], ["Phone", "0501"])[0],
  ).toEqual(["* Ada Berg", "Nurse", "BSc", "0501"]);
});

test("any mix of names and texts keeps each text once", () => {
  const { below, pick } = randomFrom(7);
  const names =
    "Period From To Employer Position Duties Location Degree School Grade Name Phone Beds";
  for (let table = 0; table < 300; table++) {
    let count = 0;
    const text = () => `text ${count++};`;
    const cell = () => {
      if (below(2) === 0) return pick(names.split(" "));
      return below(4) === 0 ? `${text()}\n${text()}` : text();
    };
    const columns = 1 + below(5);
    const rows = Array.from({ length: 1 + below(6) }, () =>
      Array.from({ length: columns - (below(4) === 0 ? 1 : 0) }, cell),
    );
    const read = arrange(...rows).flatMap((lines, row) => lines ?? rows[row] ?? []);
    const found = read.join("\n").match(/text \d+;/g) ?? [];
    expect(found.toSorted()).toEqual(
      Array.from({ length: count }, (_, at) => `text ${at};`).toSorted(),
    );
  }
});

test("rows of one wide cell below an entry have what was done there", () => {
  const cell = (from: number, to: number, text: string) => ({ from, to, lines: [text] });
  const arranged = arrangeTableRows(
    [
      [cell(0, 1, "Position"), cell(1, 2, "Employer"), cell(2, 3, "Period")],
      [cell(0, 1, "Nurse"), cell(1, 2, "Mercy"), cell(2, 3, "2019")],
      [cell(0, 3, "Cared for twelve patients")],
      [cell(0, 3, "Trained two nurses")],
      [cell(0, 1, "Assistant"), cell(1, 2, "Grace"), cell(2, 3, "2016")],
      [cell(0, 3, "Kept the books")],
    ],
    TEXTS,
  );
  expect(arranged.map((lines) => lines?.map(({ line }) => line))).toEqual([
    [],
    ["Nurse | 2019", "Mercy", "Cared for twelve patients", "Trained two nurses"],
    [],
    [],
    ["Assistant | 2016", "Grace", "Kept the books"],
    [],
  ]);
});

test("months and years in cells of their own are one date", () => {
  const cell = (from: number, to: number, text: string) => ({ from, to, lines: [text] });
  const arranged = arrangeTableRows(
    [
      [cell(0, 1, "Cargo"), cell(1, 3, "Ingreso"), cell(3, 5, "Retiro")],
      [cell(1, 2, "Mes"), cell(2, 3, "Año"), cell(3, 4, "Mes"), cell(4, 5, "Año")],
      [
        cell(0, 1, "Auxiliar"),
        ...[cell(1, 2, "02"), cell(2, 3, "2015"), cell(3, 4, "03"), cell(4, 5, "2019")],
      ],
    ],
    TEXTS,
  );
  expect(arranged[2]?.map(({ line }) => line)).toEqual(["Auxiliar | 02/2015 – 03/2019"]);
});

test("a wide cell below a row has what was done there", () => {
  const cell = (from: number, to: number, ...lines: string[]) => ({ from, to, lines });
  const arranged = arrangeTableRows(
    [
      [cell(0, 1, "Employer"), cell(1, 2, "Position"), cell(2, 3, "Period")],
      [cell(0, 1, "Mercy"), cell(1, 2, "Nurse"), cell(2, 3, "2019 – 2021")],
      [cell(0, 3, "Duties:", "Led the night shift", "Trained two")],
    ],
    TEXTS,
  );
  expect(arranged[1]?.map(({ line }) => line)).toEqual([
    "Nurse | 2019 – 2021",
    "Mercy",
    "Led the night shift",
    "Trained two",
  ]);
});

test("what a column with an unknown name has stays as it is", () => {
  expect(
    arrange(["Position", "Employer", "Ward"], ["Nurse", "Mercy", "Intensive care"])[1],
  ).toEqual(["* Nurse", "Mercy", "Intensive care"]);
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
  ).toEqual(["* Mate | 2024-03 – Present", "Harbor Ltd", "MV Osprey, bulk"]);
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
    "org(Acme) | place(Hull)",
  ]);
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
