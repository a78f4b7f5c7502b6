import { expect, test } from "vitest";
import { TEXTS } from "../../../../tests/support/named-rows.ts";
import { readApplicantRows, readPostRow } from "./applicant-rows.ts";

const read = (...rows: string[][]) =>
  readApplicantRows(
    rows.map((cells) => cells.map((text, at) => ({ from: at, to: at + 1, lines: [text] }))),
    0,
    TEXTS,
  ).map((lines) => lines.map(({ line, tableLabel }) => `${tableLabel ?? "-"}: ${line}`));

test("an application form's cells are the name, the headline and answers about the application", () => {
  expect(
    read(
      ["Full name", "Ada Berg", "Date of application", "10/14/2025"],
      ["Address", "5 Mill Lane, Leeds"],
      ["Telephone", "0555 0176", "E-mail", "ada@example.org"],
      ["Position applied for", "Night Porter", "Date available", "11/03/2025"],
      ["Are you legally eligible to work in the U.S.?", "☒ Yes ☐ No", "Desired pay", "Open"],
      ["EDUCATION"],
    ),
  ).toEqual([
    ["name: Ada Berg", "custom.item: Date of application: 10/14/2025"],
    ["-: Address | 5 Mill Lane, Leeds"],
    ["-: Telephone | 0555 0176", "-: E-mail | ada@example.org"],
    ["headline: Night Porter", "custom.item: Date available: 11/03/2025"],
    [
      "custom.item: Are you legally eligible to work in the U.S.? ☒ Yes ☐ No",
      "custom.item: Desired pay: Open",
    ],
  ]);
});

test("other questions of a form are facts, but no web page, list or further detail of contact", () => {
  expect(
    read(
      ["Name", "Ada Berg", "Post applied for", "Night Porter"],
      ["Shift preferred", "2nd or 3rd", "Driving licence", "Full, clean"],
      ["Portfolio", "adaberg.example", "Languages", "Welsh"],
      ["Phone", "0555 0176", "Home", "0555 0177"],
    ),
  ).toEqual([
    ["name: Ada Berg", "headline: Night Porter"],
    ["custom.item: Shift preferred: 2nd or 3rd", "custom.item: Driving licence: Full, clean"],
    ["-: Portfolio | adaberg.example", "-: Languages | Welsh"],
    ["-: Phone | 0555 0176", "-: Home | 0555 0177"],
  ]);
});

test("an agency's role is the headline, and the number of an identity card no telephone", () => {
  expect(
    read(
      ["Candidate", "Ada Berg", "Notice period", "One month"],
      ["Role", "Night Porter", "Email", "ada@example.org"],
    ),
  ).toEqual([
    ["name: Ada Berg", "custom.item: Notice period: One month"],
    ["headline: Night Porter", "-: Email | ada@example.org"],
  ]);
  expect(
    read(
      ["Nombres y apellidos", "Ada Berg"],
      ["Profesión u oficio", "Cajera", "C.C.", "1.037.555.104"],
      ["Teléfono / celular", "300 555 0171", "Correo electrónico", "ada@example.org"],
    )[1],
  ).toEqual(["headline: Cajera", "custom.item: C.C.: 1.037.555.104"]);
});

test.each([
  // A referee.
  [
    ["Name", "Ivo Lund", "Position", "Owner"],
    ["Phone", "0501", "Email", "ivo@example.org"],
  ],
  // Two referees.
  [
    ["Name", "Ivo Lund", "Name", "Jo Lind"],
    ["Notice period", "None", "Phone", "0501"],
  ],
  // Names of columns.
  [
    ["Candidate", "Role", "Notice period", "Email"],
    ["Ada Berg", "Night Porter", "None", "ada@example.org"],
  ],
  // A job.
  [
    ["Name", "Acme", "Position", "Nurse"],
    ["Employer", "Acme", "Notice period", "None"],
    ["Phone", "0501", "Email", "hr@acme.example"],
  ],
  // Skills beside each other.
  [
    ["Python", "Expert", "SQL", "Good"],
    ["Phone", "0501", "Notice period", "None"],
  ],
])("other tables are none: %j", (...rows) => {
  expect(read(...rows)).toEqual([]);
});

test("the post that a form of Europass has in a row of its own is the headline", () => {
  const post = (...texts: string[]) =>
    readPostRow([texts.map((text, at) => ({ from: at, to: at + 1, lines: [text] }))], 0, TEXTS);
  expect(post("Desired employment / Occupational field", "Food technologist")).toEqual([
    [{ line: "Food technologist", tableLabel: "headline" }],
  ]);
  expect(post("Position applied for", "Clerk, from 1 May 2026")).toEqual([]);
  expect(post("Position", "Clerk")).toEqual([]);
});

test("the profession of a relative is not the person's", () => {
  const rows = [
    ["Nombre del padre", "Juan Ortega"],
    ["Profesión", "Carpintero"],
  ].map((cells) => cells.map((text, at) => ({ from: at, to: at + 1, lines: [text] })));
  expect(readPostRow(rows, 1, TEXTS)).toEqual([]);
});

test("an agency's candidate needs no contact details, another name does", () => {
  const rows = (label: string) => [
    [label, "Ada Berg", "Role", "Night Porter"],
    ["Location", "Leeds", "Notice period", "4 weeks"],
  ];
  expect(read(...rows("Candidate"))).toEqual([
    ["name: Ada Berg", "headline: Night Porter"],
    ["-: Location | Leeds", "custom.item: Notice period: 4 weeks"],
  ]);
  expect(read(...rows("Name"))).toEqual([]);
});

test("the parts of a name in cells of their own are the name, and captions of an address no part of it", () => {
  expect(
    read(
      ["Last name", "Berg", "First name", "Ada", "M.I.", "R.", "Date of application", "04/12/2025"],
      ["Street address", "5 Mill Lane", "City, State ZIP", "Leeds, AL 35094"],
      ["Phone", "0555 0176", "Position applied for", "Night Porter"],
    ),
  ).toEqual([
    ["name: Ada R. Berg", "custom.item: Date of application: 04/12/2025"],
    ["-: Address | 5 Mill Lane, Leeds, AL 35094"],
    ["-: Phone | 0555 0176", "headline: Night Porter"],
  ]);
  expect(
    read(
      ["Surname", "Berg", "First name", "Ada", "Phone", "0555 0176"],
      ["Position applied for", "Night Porter", "Notice period", "One month"],
      ["Present address", "5 Mill Lane", "City", "Leeds", "Postcode", "LS1 4AB"],
      ["Permanent address", "9 High Street"],
    ).slice(2),
  ).toEqual([["-: Address | 5 Mill Lane, Leeds, LS1 4AB"], ["-: Address | 9 High Street"]]);
  // Captions of columns, another person below, two people, and a first name alone.
  expect(
    read(
      ["First name", "Middle name", "Last name", "Date of application"],
      ["Phone", "Email", "Position applied for", "Night Porter"],
    ),
  ).toEqual([]);
  expect(
    read(
      ["First name", "Ada", "Surname", "Berg", "Position applied for", "Porter"],
      ["Name", "Jo Lind", "Phone", "0555 0177"],
    ),
  ).toEqual([]);
  const application = ["Position applied for", "Porter", "Phone", "0555 0176"];
  expect(
    read(
      ["First name", "Ada", "Surname", "Berg", "First name", "Jo", "Surname", "Lind"],
      application,
    ),
  ).toEqual([]);
  expect(read(["First name", "Ada", "Age", "30"], application)).toEqual([]);
});
