import { expect, test } from "vitest";
import type { TextLine } from "#app/core/pdf-text/lines.ts";
import { run } from "../../../../tests/support/drawn-pages.ts";
import { areDatesOrLabelsBeside, moveMarginTextToDates } from "./margin-column.ts";

const MARGIN = 50;
const TEXT = 160;
/** A line of a page; texts before the bar stand in the margin. */
function line(text: string, y: number): TextLine {
  const [margin, rest] = text.includes("|") ? text.split("|") : ["", text];
  const cells = [
    { text: margin ?? "", x: MARGIN },
    { text: rest ?? "", x: TEXT },
  ].flatMap((cell) => {
    const look = { width: cell.text.length * 5, size: 10, isBold: false, isItalic: false };
    return cell.text ? [{ ...cell, ...look, font: "F" }] : [];
  });
  const x = cells[0]?.x ?? 0;
  return {
    ...{ page: 1, x, y, width: 200, size: 10, isBold: false, isItalic: false, cells },
    text: cells.map((cell) => cell.text).join(" "),
  };
}

test("what stands below a date in the margin joins the date's line", () => {
  const lines = [
    line("2019 – 2021|Nurse", 10),
    line("Columbus|Mercy Hospital", 22),
    line("Cared for 12 patients", 34),
    line("2015 – 2019|Assistant", 46),
    line("Dayton|Grace Clinic", 58),
  ];
  expect(moveMarginTextToDates(lines).map(({ text }) => text)).toEqual([
    "2019 – 2021 Nurse Columbus",
    "Mercy Hospital",
    "Cared for 12 patients",
    "2015 – 2019 Assistant Dayton",
    "Grace Clinic",
  ]);
});

test("a page without dates in the margin stays as it is", () => {
  const lines = [line("Skills|SQL", 10), line("Tools|Git", 22)];
  expect(moveMarginTextToDates(lines)).toEqual(lines);
});

test("headings below a date in the margin stay where they are", () => {
  const lines = [
    line("2019 – 2021|Nurse", 10),
    line("Mercy Hospital", 22),
    line("2015 – 2019|Assistant", 34),
    line("Skills|", 46),
    line("Triage, wound care", 58),
  ];
  expect(moveMarginTextToDates(lines).map(({ text }) => text)).toEqual(
    lines.map(({ text }) => text),
  );
});

test("the foot of the page is no text below a date", () => {
  const lines = [
    line("2019 – 2021|Nurse", 10),
    line("Mercy Hospital", 22),
    line("2015 – 2019|Assistant", 34),
    line("Grace Clinic", 46),
    line("Ada Berg|Page 1 of 2", 300),
  ];
  expect(moveMarginTextToDates(lines).map(({ text }) => text)).toContain("Ada Berg Page 1 of 2");
});

const column = (texts: readonly string[], x: number, leading: number) =>
  texts.map((text, at) => run(text, x, 100 + at * leading));

test("names of values are read together with the column beside them if they are on its lines", () => {
  const values = ["2019 – 2021", "Nurse on a ward of children", "Mercy Hospital", "Rome"];
  const names = ["Dates", "Occupation or position held", "Name and address of employer", "City"];
  expect(areDatesOrLabelsBeside(column(names, 40, 15), column(values, 260, 15))).toBe(true);
  const contact = ["Phone", "0501 330", "Email", "ada@l.example", "Address", "Lund"];
  const jobs = Array.from({ length: 9 }, (_, at) => `Cared for the patients of ward ${at}`);
  expect(areDatesOrLabelsBeside(column(contact, 40, 17), column(jobs, 260, 13))).toBe(false);
});

test("labels that are wrapped count as one", () => {
  const labels = [
    ...["• Date (da – a)", "• Nome e indirizzo del datore di", "lavoro", "• Tipo di impiego"],
    ...["• Principali mansioni e", "responsabilità", "• Date (da – a)"],
    ...["• Nome e indirizzo del datore di", "lavoro"],
  ];
  const values = [
    ...["2019 – 2021", "Studio tecnico associato Bernardi", "", "Geometra", "Pratiche edilizie"],
    ...["Rilievi topografici con droni", "2016 – 2019", "Impresa Edile Romagnola S.r.l.", ""],
  ].flatMap((text, at) => (text ? [run(text, 260, 100 + at * 15)] : []));
  expect(areDatesOrLabelsBeside(column(labels, 40, 15), values)).toBe(true);
});

test("towns at the right of a page, below each other, make no margin of all that is at their left", () => {
  const lines = [
    line("2019 – 2021|Utrecht", 10),
    line("Planned research for the portal of the residents of the town|", 22),
    line("2015 – 2019|Utrecht", 34),
    line("Ran two hundred moderated sessions in Dutch and in English|", 46),
    line("2012 – 2015|Utrecht", 58),
    line("Supported studies on reading from screens at the university|", 70),
  ];
  expect(moveMarginTextToDates(lines)).toEqual(lines);
});

test("a label with its value below it in the margin belongs to the entry", () => {
  const lines = [
    line("2019 – 2021|Gardener", 10),
    line("Client:|Led a team", 22),
    line("Ashton Court|Ran tours", 34),
    line("2015 – 2019|Assistant", 46),
    line("2011 – 2015|Trainee", 58),
  ];
  expect(moveMarginTextToDates(lines).map(({ text }) => text)).toEqual([
    "2019 – 2021 Gardener Client: Ashton Court",
    ...["Led a team", "Ran tours", "2015 – 2019 Assistant", "2011 – 2015 Trainee"],
  ]);
});

test("a heading wider than the margin and labels with colons end the entry above", () => {
  const wide = line("Qualifications and languages|", 58);
  const lines = [
    line("2019 – 2021|Nurse", 10),
    line("Mercy Hospital", 22),
    line("2015 – 2019|Assistant", 34),
    line("Education|", 46),
    line("2011 – 2015|Diploma", 52),
    { ...wide, width: 140, cells: wide.cells.map((cell) => ({ ...cell, width: 140 })) },
    line("Spoken|German, Turkish", 70),
  ];
  const texts = lines.map(({ text }) => text);
  expect(moveMarginTextToDates(lines).map(({ text }) => text)).toEqual(texts);
  const labels = [...lines.slice(0, 3), line("Languages:|German, Turkish", 46)];
  expect(moveMarginTextToDates(labels).map(({ text }) => text)).toEqual(
    labels.map(({ text }) => text),
  );
});
