import { expect, test } from "vitest";
import { arrange, TEXTS } from "../../../../tests/support/named-rows.ts";
import { readLabelValueRows } from "./label-value-rows.ts";

test("names beside their values are one entry, and a name that comes again starts the next", () => {
  expect(
    arrange(
      ["Period", "2019 – 2021"],
      ["Employer", "Mercy Hospital"],
      ["Position", "Nurse"],
      ["Period", "2016 – 2019"],
      ["Employer", "Grace Clinic"],
      ["Position", "Assistant"],
    ),
  ).toEqual([
    ["* Nurse | 2019 – 2021", "Mercy Hospital"],
    [],
    [],
    ["* Assistant | 2016 – 2019", "Grace Clinic"],
    [],
    [],
  ]);
});

test("two referees beside each other are read one after the other", () => {
  expect(
    arrange(
      ["Name", "Ada Berg", "Name", "Jo Lind"],
      ["Position", "Head", "Position", "Owner"],
      ["Phone", "0501", "Phone", "0502"],
    )[0],
  ).toEqual(["* Ada Berg", "Head", "0501", "* Jo Lind", "Owner", "0502"]);
});

test("an unknown name within an entry is kept with its value, and after the entry left alone", () => {
  expect(
    arrange(
      ["Position:", "Nurse"],
      ["Reporting line:", "Head of ward"],
      ["Employer:", "Mercy Hospital"],
      ["Hobbies", "Chess"],
    ),
  ).toEqual([["* Nurse", "Mercy Hospital", "Reporting line: Head of ward"], [], [], undefined]);
});

test("notes about a job are read without their name, in rows and in columns", () => {
  const rows = [
    ["Position", "Nurse"],
    ["Employer", "Mercy Hospital"],
    ["Notes", "Led two wards"],
  ];
  const lines = ["* Nurse", "Mercy Hospital", "Led two wards"];
  expect(arrange(...rows)[0]).toEqual(lines);
  const [names, values] = [0, 1].map((at) => rows.map((row) => row[at] ?? ""));
  expect(arrange(names ?? [], values ?? [])[1]).toEqual(lines);
});

test("personal facts beside each other are lines of their own", () => {
  expect(arrange(["Address", "5 Mill Lane", "Nationality", "Swiss"])).toEqual([
    ["Address | 5 Mill Lane", "Nationality | Swiss"],
  ]);
});

test("a name in the same row again is kept", () => {
  expect(
    arrange(["Date", "2010", "Position", "Nurse", "Date", "2012"], ["Employer", "Acme"])[0],
  ).toEqual(["* Nurse | 2010", "Acme", "2012"]);
});

test("entries beside each other are read column by column", () => {
  expect(
    arrange(
      ["Company", "Harbor Ltd", "Quay Inc"],
      ["Job title", "Foreman", "Fitter"],
      ["From", "2019", "2015"],
      ["To", "Present", "2019"],
    )[0],
  ).toEqual(["* Foreman | 2019 – Present", "Harbor Ltd", "* Fitter | 2015 – 2019", "Quay Inc"]);
});

test("small names above their values in the same cells are names beside them", () => {
  expect(
    arrange(["Full name\nAda Berg", "Telephone\n0501"], ["Address\n1 Quay Road, Bath"])[0],
  ).toEqual(["* Ada Berg", "0501", "1 Quay Road, Bath"]);
});

test("a first name and a surname in rows of their own are one name", () => {
  expect(arrange(["Vorname", "Ada"], ["Nachname", "Berg"], ["Telefon", "0501"])[0]).toEqual([
    "* Ada Berg",
    "0501",
  ]);
});

test("rows of a form may be numbered", () => {
  expect(arrange(["1.", "Name", "Ada Berg"], ["2.", "Mobile number", "0501"])[0]).toEqual([
    "* Ada Berg",
    "0501",
  ]);
});

test("skills that are called as columns are no names", () => {
  expect(arrange(["Training", "Organization"], ["Leadership", "Design"])).toEqual([
    undefined,
    undefined,
  ]);
  expect(arrange(["Training", "Safety, first aid"], ["Organization", "Events, sales"])).toEqual([
    undefined,
    undefined,
  ]);
});

test("names in cells of a form may be numbered, and a cell may number the entry", () => {
  expect(
    arrange(
      ["A) Job title\nNurse", "From (MM/YYYY)\n07/2018", "To (MM/YYYY)\nPresent"],
      ["Employer's name\nMercy Hospital", "City and state\nReno, NV"],
    )[0],
  ).toEqual(["* Nurse | 07/2018 – Present", "Mercy Hospital | Reno, NV"]);
  expect(
    arrange(["Poste 1", "Employeur", "Mairie"], ["Emploi exercé", "Agent"], ["Du", "mars 2021"])[0],
  ).toEqual(["* Agent | mars 2021", "Mairie"]);
});

test("details beside each other are of one entry, and a fact is no part of it", () => {
  expect(
    arrange(
      ["Employer", "Acme", "Position", "Nurse"],
      ["From", "2015", "To", "2019"],
      ["Salary", "15,000", "Hours", "40"],
    )[0],
  ).toEqual(["* Nurse | 2015 – 2019", "Acme", "Salary: 15,000", "Hours: 40"]);
  expect(arrange(["Nome", "Anna Rossi"], ["Telefono", "0501"], ["Patente", "B"])).toEqual([
    ["* Anna Rossi", "0501"],
    [],
    undefined,
  ]);
});

test("a relationship is the post of a referee, and labeled cells that are no entry stay", () => {
  expect(
    arrange(
      ["Full name: Ada Berg", "Relationship: Former manager"],
      ["Company: Acme", "Phone: 0501"],
    )[0],
  ).toEqual(["* Ada Berg", "Former manager, Acme", "0501"]);
  expect(arrange(["From: 2005", "To: 2010", "Diploma: A levels"])).toEqual([undefined]);
});

test("details without values are left out, and details of two people are those of each", () => {
  const jobs = arrange(
    ["Employer", "Acme Ltd"],
    ["Job title", "Clerk"],
    ["Dates", "2019 – 2021"],
    ["Salary", ""],
    ["Notes", "Maternity leave in 2020"],
    ["Hours", ""],
  );
  expect(jobs[0]).toEqual(["* Clerk | 2019 – 2021", "Acme Ltd", "Maternity leave in 2020"]);
  expect(jobs.slice(1).flatMap((lines) => lines ?? [])).toEqual([]);
  const referees = arrange(
    ["Name", "Ada Berg", "Name", "Ivo Lund"],
    ["Position", "Clerk", "Position", "Cook"],
    ["Email", "ada@example.org", "Email", "ivo@example.org"],
    ["Years known", "7", "Years known", "3"],
  );
  expect(referees[0]).toEqual([
    ...["* Ada Berg", "Clerk", "ada@example.org", "Years known: 7"],
    ...["* Ivo Lund", "Cook", "ivo@example.org", "Years known: 3"],
  ]);
});

test("a detail's label alone in the column of labels has no value", () => {
  const cell = (text: string, from: number, to: number) => ({ from, to, lines: [text] });
  const rows = [
    [cell("Employer", 0, 10), cell("Acme Ltd", 20, 90)],
    [cell("Job title", 0, 10), cell("Clerk", 20, 90)],
    [cell("Salary", 0, 10)],
    [cell("Reason for leaving", 0, 10), cell("Moved", 20, 90)],
  ];
  expect(readLabelValueRows(rows, 0, TEXTS)).toHaveLength(4);
  const wide = rows.map((row, at) => (at === 2 ? [cell("Notes", 0, 90)] : row));
  expect(readLabelValueRows(wide, 0, TEXTS)).toHaveLength(2);
});

test("the post that a form proposes its person for is the headline", () => {
  const rows = [
    ["Name of staff", "Ada Berg"],
    ["Proposed position", "Highway Engineer"],
    ["Telephone", "+254 722 555 190"],
  ].map((cells) => cells.map((text, at) => ({ from: at, to: at + 1, lines: [text] })));
  expect(
    readLabelValueRows(rows, 0, TEXTS)[0]?.map(({ line, tableLabel }) => [tableLabel, line]),
  ).toEqual([
    ["name", "Ada Berg"],
    [undefined, "+254 722 555 190"],
    ["headline", "Highway Engineer"],
  ]);
});
