/** Tests how the first lines of an entry are split into parts, and their dates taken out. */

import { expect, test } from "vitest";
import { fromDocLines } from "#app/core/import/labels/label-line.ts";
import { contactParts } from "./contact-parts.ts";
import { splitHead } from "./head-parts.ts";

const linesOf = (text: string) =>
  fromDocLines([
    {
      ...{ text, cells: [{ text, isBold: false }], isBold: false, isItalic: false, size: 10 },
      ...{ styleKey: "", isBullet: false, level: null, gap: 0, x: 0, page: 1 },
    },
  ]);

function cut(text: string) {
  const head = splitHead({ content: "experience", lines: linesOf(text) }, 0);
  return { parts: head.parts.map((part) => part.text), period: head.periods[0] };
}

test.each([
  ["Nurse, Mercy Hospital, Columbus, OH", ["Nurse", "Mercy Hospital", "Columbus", "OH"]],
  ["Teacher, Coláiste na Coiribe, Galway", ["Teacher", "Coláiste na Coiribe", "Galway"]],
  ["Asystent na Uniwersytecie Gdańskim", ["Asystent", "Uniwersytecie Gdańskim"]],
  ["Thacher, Lowell & Quill LLP, Boston", ["Thacher, Lowell & Quill LLP", "Boston"]],
  ["Miller, Umdloti Sugar (Pty) Ltd", ["Miller", "Umdloti Sugar (Pty) Ltd"]],
  ["Nurse at Mercy Hospital | Columbus", ["Nurse", "Mercy Hospital", "Columbus"]],
  ["Mercy Hospital, Columbus, OH —", ["Mercy Hospital", "Columbus", "OH"]],
  ["Mercy Hospital (Columbus) — Nurse", ["Mercy Hospital", "Columbus", "Nurse"]],
  ["University of California, Irvine", ["University of California, Irvine"]],
  [
    "Laurea, Alma Mater Studiorum - Università di Bologna",
    ["Laurea", "Alma Mater Studiorum – Università di Bologna"],
  ],
  ["Farmacia – Università di Bologna", ["Farmacia", "Università di Bologna"]],
  ["University of Louisiana at Lafayette", ["University of Louisiana at Lafayette"]],
  ["University of Wisconsin, Madison, WI", ["University of Wisconsin", "Madison", "WI"]],
  ["University of Michigan, Research Assistant", ["University of Michigan", "Research Assistant"]],
  ["University of Texas, Bachelor of Arts", ["University of Texas", "Bachelor of Arts"]],
  ["University of Texas, Austin | School of Law", ["University of Texas, Austin", "School of Law"]],
  ["GPA: 3.7 / 4.0", ["GPA", "3.7/4.0"]],
  ["Parcelhawk, Inc., Denver, CO", ["Parcelhawk, Inc.", "Denver", "CO"]],
  ["Contable, Conservas Robla, S.L., Lugo", ["Contable", "Conservas Robla, S.L.", "Lugo"]],
  ["Cook, Fort Collins, CO", ["Cook", "Fort Collins", "CO"]],
  ["Nurse, Adelaide, SA", ["Nurse", "Adelaide", "SA"]],
  ["Tanner, Boyle & Associates", ["Tanner, Boyle & Associates"]],
  ["Manager, Sales & Marketing", ["Manager", "Sales & Marketing"]],
  ["Architect, Foster & Partners", ["Architect", "Foster & Partners"]],
  ["Abogada, Garrigues, S.L.P., Madrid", ["Abogada", "Garrigues, S.L.P.", "Madrid"]],
  ["Carpenter, Hall & Sons", ["Carpenter", "Hall & Sons"]],
  ["Adviseur bij Oak Advies te Leeuwarden", ["Adviseur", "Oak Advies", "Leeuwarden"]],
  ["Intern, Ames, IA", ["Intern", "Ames", "IA"]],
  ["Data Scientist, SAS Institute", ["Data Scientist", "SAS Institute"]],
  ["Director, Corp Communications", ["Director", "Corp Communications"]],
  ["Directrice, Conserves Robla, SAS, Lyon", ["Directrice", "Conserves Robla, SAS", "Lyon"]],
  ["Waiter, Red Lion, until 2019", ["Waiter", "Red Lion"]],
  ["Bäcker, Essen bis 02/2018", ["Bäcker", "Essen"]],
])("the parts of: %s", (text, parts) => {
  expect(cut(text).parts).toEqual(parts);
});

test.each([
  ["Nurse, from March 2019 until today", "2019-03", "", true],
  ["Nurse 07/2020 - 09/2023 (3 yrs 3 mos)", "2020-07", "2023-09", false],
  ["Nurse 24.08.2023 – 01.02.2025", "2023-08", "2025-02", false],
  ["Nurse Nov ’14 to Dec ’17", "2014-11", "2017-12", false],
  ["Nurse 2015 - 17", "2015", "2017", false],
  ["Nurse 2013 → 2018", "2013", "2018", false],
  ["Nurse 03/2019 -> 06/2020", "2019-03", "2020-06", false],
  ["Nurse 2018 ⟶ present", "2018", "", true],
  ["Nurse, From March 2020", "2020-03", "", true],
  ["Nurse 07/2022 até à data", "2022-07", "", true],
  ["Nurse 03/2020 tarihinden beri", "2020-03", "", true],
  ["Nurse Mar 2020 –", "2020-03", "", true],
  ["Nurse 2019", "", "2019", false],
])("the dates are taken out: %s", (text, startDate, endDate, current) => {
  expect(cut(text)).toEqual({ parts: ["Nurse"], period: { startDate, endDate, current } });
});

test("email addresses, phone numbers and icons separate the parts of an address", () => {
  const parts = contactParts(
    linesOf("⌂ 36 Penrose Road ☎ +44 7158 585681 ✉ ada@example.org Leeds"),
  );
  expect(parts.map(({ text }) => text)).toEqual(["36 Penrose Road", "Leeds"]);
});

test("of several years, the last one is the date", () => {
  expect(cut("Incoterms 2020, 2021")).toEqual({
    parts: ["Incoterms 2020"],
    period: { startDate: "", endDate: "2021", current: false },
  });
});

test("a year in a column of names belongs to the name if the dates have a cell of their own", () => {
  const cell = (text: string) => ({ text, isBold: false });
  const line = (...cells: ReturnType<typeof cell>[]) => ({
    ...{ text: cells.map(({ text }) => text).join(" "), cells, isBold: false, isItalic: false },
    ...{ size: 10, styleKey: "", isBullet: false, level: null, gap: 0, x: 0, page: 1 },
  });
  const employer = { ...cell("Circus 1903"), part: "wholeOrg" as const };
  const parts = (...lines: ReturnType<typeof line>[]) =>
    splitHead({ content: "experience", lines: fromDocLines(lines) }, 0).parts.map(
      ({ text }) => text,
    );
  const dated = line(cell("Stage manager"), cell("01/2019 – 03/2020"));
  expect(parts(dated, line(employer))).toEqual(["Stage manager", "Circus 1903"]);
  expect(parts(line(cell("Stage manager")), line(employer))).toEqual(["Stage manager", "Circus"]);
});
