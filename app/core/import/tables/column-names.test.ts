import { expect, test } from "vitest";
import { columnKind, isNameOfPerson, twoKinds } from "./column-names.ts";

test.each([
  ["Period", "period"],
  ["Dal – al", "period"],
  ["First name(s) / Surname(s)", "name"],
  ["Nachname und Vorname", "name"],
  ["Aussteller", "provider"],
  ["Motivo de retiro", "detail"],
  ["Starting/ending pay", "detail"],
  ["Name of project", "project"],
  ["Inclusive dates", "period"],
  ["From", "from"],
  ["bis", "to"],
  ["Year of passing", "date"],
  ["Name of employer", "employer"],
  ["Arbeitgeber", "employer"],
  ["Nom et adresse de l’employeur", "employer"],
  ["Designation", "position"],
  ["Fonction ou poste occupé", "position"],
  ["Cargo", "position"],
  ["Stanowisko", "position"],
  ["Aufgaben", "duties"],
  ["Obowiązki", "duties"],
  ["Luogo", "place"],
  ["Qualification", "degree"],
  ["Studiengang", "field"],
  ["Szkoła", "school"],
  ["Nombre y tipo del centro que impartió la formación", "school"],
  ["CGPA", "grade"],
  ["Kurs", "course"],
  ["Awarding body", "provider"],
  ["Certificate no.", "number"],
  ["Proyecto", "project"],
  ["Imię i nazwisko", "name"],
  ["Teléfono", "phone"],
  ["E-mail", "email"],
  ["Reason for leaving", "detail"],
  ["Sign on", "from"],
  ["Sign off", "to"],
  ["Issued", "date"],
  ["Valid until", "until"],
  ["Data ważności", "until"],
  ["Empleador", "employer"],
  ["Kierunek i stopień", "field"],
  ["Nazwa", "course"],
  ["Apellidos y nombre", "name"],
])("%s names %s", (text, kind) => {
  expect(columnKind(text)).toBe(kind);
});

test.each([
  ["Dates (from – to)", "period"],
  ["From – to", "period"],
  ["From/To", "period"],
  ["EMPLOYER:", "employer"],
  ["• Position:", "position"],
  ["* Title  of\nseminar", "course"],
  ["Marks (%)", "grade"],
  ["Institution*", "school"],
])("brackets, bullets, colons and case are no part of a name: %s", (text, kind) => {
  expect(columnKind(text)).toBe(kind);
});

test.each([
  ["Position and duties", "position"],
  ["Job title and duties", "position"],
  ["Firma und Ort", "employer"],
  ["Company, city, country", "employer"],
  ["Degree & grade", "degree"],
  ["Department / Agency / Company", "employer"],
  ["Course / seminar title", "course"],
])("a name may be of two things, or have two words for one: %s", (text, kind) => {
  expect(columnKind(text)).toBe(kind);
});

test.each([
  "Project Manager",
  "Training and Development Manager",
  "Education and Training",
  "Project, Berlin",
  "Company Secretary",
  "University of Oslo",
  "Universität, München",
  "Lund School of Economics",
  "Acme Training Ltd",
  "2019",
  "Company 2019",
  "Responsible for the position of the company in the market",
  "Worked with employers, schools and the city",
  "Director",
  "",
  " : ",
  "date ".repeat(1_000),
  "/,".repeat(40),
])("%s names no column", (text) => {
  expect(columnKind(text)).toBeNull();
});

test("a header may name two kinds", () => {
  expect(twoKinds("Position and Employer")).toEqual(["position", "employer"]);
  expect(twoKinds("Funcția și angajatorul")).toEqual(["position", "employer"]);
  expect(twoKinds("Calificarea / specializarea")).toEqual(["degree", "field"]);
  expect(twoKinds("Institution / Qualification:")).toEqual(["school", "degree"]);
});

test.each(["Employer", "Course / Training", "Position and duties of Ada", "School / College", ""])(
  "%s does not name two kinds",
  (header) => {
    expect(twoKinds(header)).toBeNull();
  },
);

test("captions of forms name their person, other captions with a name do not", () => {
  const captions = [
    "Name of proposed staff:",
    "Nom de l’expert",
    "Name des Bewerbers",
    "Name of school",
    "Name",
  ];
  expect(captions.map(isNameOfPerson)).toEqual([true, true, true, false, false]);
});
