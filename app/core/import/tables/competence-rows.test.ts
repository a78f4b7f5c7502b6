import { expect, test } from "vitest";
import { TEXTS } from "../../../../tests/support/named-rows.ts";
import { readCompetenceRows } from "./competence-rows.ts";

const read = (...rows: string[][]) =>
  readCompetenceRows(
    rows.map((cells) => cells.map((text, at) => ({ from: at, to: at + 1, lines: [text] }))),
    0,
    TEXTS,
  ).map((lines) => lines.map(({ line, tableLabel }) => `${tableLabel}: ${line}`));

const ABILITIES = ["lettura", "scrittura", "espressione orale"];
const abilityRows = (...levels: string[]) =>
  levels.map((level, index) => [`• Capacità di ${ABILITIES[index]}`, level]);

test("a Europass form's languages have the levels of the abilities below them", () => {
  expect(read(["Madrelingua", "Italiano"])).toEqual([["languages.item: Italiano | Madrelingua"]]);
  expect(read(["Lengua materna", "Euskera y Castellano"])).toEqual([
    ["languages.item: Euskera | Lengua materna", "languages.item: Castellano | Lengua materna"],
  ]);
  expect(read(["Spagnolo"], ...abilityRows("Buono", "Buono", "Buono"), ["PATENTE", "B"])).toEqual([
    ["languages.item: Spagnolo (Buono)"],
    [],
    [],
    [],
  ]);
  expect(read(["Inglese"], ...abilityRows("Buona", "Buona", "Discreta"))[0]).toEqual([
    "languages.item: Inglese (Buona / Buona / Discreta)",
  ]);
  expect(read(["ALTRE LINGUE"], ["Inglese"], ...abilityRows("Buona", "Buona"))).toEqual([
    ["furniture: ALTRE LINGUE"],
  ]);
});

test("a Europass form's competences are a group of skills, unless they are told in sentences", () => {
  expect(read(["Capacità e competenze tecniche", "AutoCAD, Revit"])).toEqual([
    ["skills.item: Capacità e competenze tecniche: AutoCAD, Revit"],
  ]);
  expect(
    read(["Capacità e competenze relazionali", "Ho lavorato in squadra. Ascolto gli altri."]),
  ).toEqual([
    [
      "heading: Capacità e competenze relazionali",
      "custom.item: Ho lavorato in squadra. Ascolto gli altri.",
    ],
  ]);
  expect(read(["Patente o patenti", "Patente B"])).toEqual([
    ["custom.item: Patente o patenti | Patente B"],
  ]);
});

test.each([
  [["Inglese"], ["Storia", "8"], ["Latino", "7"]],
  [["Inglese"], ["Lettura", "Buona"]],
  [["Ascolto"], ["Lettura", "Romanzi"], ["Scrittura", "Poesie"]],
  [["Madrelingua", "Docente di sostegno"]],
  [["ALTRE LINGUE"], ["Liceo"]],
])("other rows are none: %j", (...rows) => {
  expect(read(...rows)).toEqual([]);
});
