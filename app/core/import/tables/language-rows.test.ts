import { expect, test } from "vitest";
import { arrange, TEXTS } from "../../../../tests/support/named-rows.ts";
import { arrangeTableRows } from "./arrange-tables.ts";

test("a cross below a level says how well a language is spoken", () => {
  const cell = (at: number, text: string) => ({ from: at, to: at + 1, lines: [text] });
  const rows = arrangeTableRows(
    [
      [cell(0, "Sprache"), cell(1, "gut"), cell(2, "sehr gut"), cell(3, "Muttersprache")],
      [cell(0, "Deutsch"), cell(3, "x")],
      [cell(0, "Englisch"), cell(2, "x")],
    ],
    TEXTS,
  );
  expect(rows).toEqual([
    [],
    [{ line: "Deutsch | Muttersprache", tableLabel: "languages.item" }],
    [{ line: "Englisch | sehr gut", tableLabel: "languages.item" }],
  ]);
});

test("levels may be beside or below languages", () => {
  const read = [["Basque | C1"], ["English | B2"]];
  expect(arrange(["Lengua", "MCER"], ["Basque", "C1"], ["English", "B2"])).toEqual([[], ...read]);
  expect(arrange(["1", "Basque", "C1"], ["2", "English", "B2"])).toEqual(read);
  expect(arrange(["Basque", "English"], ["C1", "B2"])).toEqual([read.flat(), []]);
});

test.each<[string, string[][]]>([
  [
    "a heading below a level",
    [
      ["Swedish", "Native"],
      ["English", "Fluent\nCertificates"],
    ],
  ],
  ["one language", [["English", "Good"]]],
  [
    "several levels",
    [
      ["Language", "Reading", "Writing"],
      ["English", "B2", "B1"],
    ],
  ],
  [
    "subjects",
    [
      ["English", "Read many novels"],
      ["French", "Read many novels"],
    ],
  ],
])("%s: unchanged", (_, rows) => {
  expect(arrange(...rows)).toEqual(rows.map(() => undefined));
});

test("levels of abilities may be any words", () => {
  expect(
    arrange(
      ["Langue", "Lu", "Écrit", "Parlé"],
      ["Anglais", "Bien", "Moyen", "Moyen"],
      ["Espagnol", "Courant", "Courant", "Courant"],
    ),
  ).toEqual([[], ["Anglais | Bien / Moyen"], ["Espagnol | Courant"]]);
});

test("a certificate is beside the level", () => {
  expect(
    arrange(
      ["Język", "Poziom", "Certyfikat"],
      ["angielski", "B2", "FCE"],
      ["niemiecki", "A2", "–"],
    ),
  ).toEqual([[], ["angielski | B2 (FCE)"], ["niemiecki | A2"]]);
});

test("crosses and other columns are not levels", () => {
  expect(
    arrange(["Language", "Read", "Write"], ["English", "Yes", "Yes"], ["Hindi", "Yes", "No"])[1],
  ).toBeUndefined();
  expect(arrange(["Language", "Level", "School"], ["English", "B2", "Goethe"])[1]).toBeUndefined();
});
