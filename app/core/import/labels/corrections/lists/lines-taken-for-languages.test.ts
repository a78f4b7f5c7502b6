import { expect, test } from "vitest";
import { labelsAfterCorrection } from "../../../../../../tests/support/labeled-lines.ts";
import { withLinesTakenForLanguages } from "./lines-taken-for-languages.ts";

type Row = [label: string, text: string];
const after = (...rows: Row[]) =>
  labelsAfterCorrection(
    withLinesTakenForLanguages,
    rows.map(([label, text]) => [label, [text]]),
  );

const LANGUAGES: Row[] = [
  ["heading", "Languages"],
  ["languages.item", "Kveeni"],
];

test("a program below others is a skill where languages have a section", () => {
  const rows: Row[] = [
    ["heading", "Systems"],
    ["skills.item", "Paragon"],
    ["languages.item", "Excel (pivot tables)"],
  ];
  expect(after(...rows, ...LANGUAGES)[2]).toBe("skills.item");
  expect(after(...rows)[2]).toBe("languages.item");
});

test("other information without a language is a section of its own", () => {
  const rows: Row[] = [
    ["heading", "Další údaje"],
    ["languages.item", "řidičský průkaz skupiny B"],
    ["summary.rest", "členka pracovní skupiny svazu měst"],
  ];
  expect(after(...rows)).toEqual(["heading", "custom.item", "custom.item"]);
});

test.each([
  ["Systems", "Spanish"],
  ["Systems", "Spanish (fluent)"],
  ["Systems", "Kveeni: native"],
  ["Weitere Angaben", "Englisch in Wort und Schrift"],
  ["Further information", "Speaks German"],
])("under %s, the language %s stays one", (heading, text) => {
  const rows: Row[] = [
    ["heading", heading],
    ["skills.item", "Paragon"],
    ["languages.item", text],
    ["languages.item", "Driving license B"],
  ];
  expect(after(...rows, ...LANGUAGES)).toEqual([
    ...rows.map(([label]) => label),
    ...LANGUAGES.map(([label]) => label),
  ]);
});
