import { expect, it } from "vitest";
import type { DocLine } from "./doc-line.ts";
import { readLanguages } from "./read-languages.ts";

const line = (...texts: string[]): DocLine => ({
  text: texts.join(" "),
  cells: texts.map((text) => ({ text, isBold: false })),
  ...{ isBold: false, isItalic: false, size: 11, styleKey: "", isBullet: false },
  ...{ level: null, gap: 0, x: 0, page: 1 },
});

it("reads languages side by side above their levels", () => {
  const lines = [line("Polish", "Welsh"), line("Basic", "Professional working proficiency")];
  expect(readLanguages(lines)).toEqual([
    { name: "Polish", level: "Basic" },
    { name: "Welsh", level: "Professional working proficiency" },
  ]);
});

it("reads levels after a comma, and directly after their language", () => {
  expect(readLanguages([line("Spanish, Professional working proficiency")])).toEqual([
    { name: "Spanish", level: "Professional working proficiency" },
  ]);
  expect(readLanguages([line("polski ojczysty"), line("niderlandzki komunikatywny")])).toEqual([
    { name: "polski", level: "ojczysty" },
    { name: "niderlandzki", level: "komunikatywny" },
  ]);
});

it("adds abilities in a language to its level, but not other languages", () => {
  expect(readLanguages([line("Anglais : lu, écrit, parlé")])).toEqual([
    { name: "Anglais", level: "lu, écrit, parlé" },
  ]);
  expect(readLanguages([line("Español (nativo), inglés, francés")])).toEqual([
    { name: "Español", level: "nativo" },
    { name: "inglés", level: "" },
    { name: "francés", level: "" },
  ]);
});

it("splits languages in a row after their levels", () => {
  expect(readLanguages([line("Spanish Native English (C2) Tok Pisin")])).toEqual([
    { name: "Spanish", level: "Native" },
    { name: "English", level: "C2" },
    { name: "Tok Pisin", level: "" },
  ]);
});

it("reads languages between slashes, levels after a label, and items wrapped inside brackets", () => {
  expect(readLanguages([line("Svenska / Finska")])).toEqual([
    { name: "Svenska", level: "" },
    { name: "Finska", level: "" },
  ]);
  expect(readLanguages([line("Welsh", "Fluency: native")])).toEqual([
    { name: "Welsh", level: "native" },
  ]);
  expect(readLanguages([line("German (mother"), line("tongue)")])).toEqual([
    { name: "German", level: "mother tongue" },
  ]);
});

it("reads languages with their levels in two columns, and labeled levels below their languages", () => {
  const two = [
    { name: "Turks", level: "moedertaal" },
    { name: "Engels", level: "vloeiend" },
  ];
  expect(readLanguages([line("Turks - moedertaal", "Engels - vloeiend")])).toEqual(two);
  expect(
    readLanguages([line("Turks", "Engels"), line("Niveau: moedertaal", "Niveau: vloeiend")]),
  ).toEqual(two);
});

it("joins levels that were wrapped", () => {
  expect(
    readLanguages([line("Français – langue"), line("maternelle"), line("Anglais"), line("B2")]),
  ).toEqual([
    { name: "Français", level: "langue maternelle" },
    { name: "Anglais", level: "B2" },
  ]);
  expect(readLanguages([line("Welsh"), line("Mother"), line("tongue")])).toEqual([
    { name: "Welsh", level: "Mother tongue" },
  ]);
});

it("reads a level before its language", () => {
  expect(readLanguages([line("Lengua materna: español"), line("Francés", "C1")])).toEqual([
    { name: "español", level: "Lengua materna" },
    { name: "Francés", level: "C1" },
  ]);
});

it("takes percentages of charts as levels only if there are no levels in words", () => {
  const names = [line("95%"), line("English"), line("Native"), line("French"), line("70%")];
  expect(readLanguages([...names, line("Professional")])).toEqual([
    { name: "English", level: "Native" },
    { name: "French", level: "Professional" },
  ]);
  expect(readLanguages([line("English"), line("95%"), line("French"), line("70 %")])).toEqual([
    { name: "English", level: "95%" },
    { name: "French", level: "70 %" },
  ]);
});

it("reads a mother tongue after a colon", () => {
  expect(readLanguages([line("Lingua madre: italiano"), line("Inglese: B2")])).toEqual([
    { name: "italiano", level: "Lingua madre" },
    { name: "Inglese", level: "B2" },
  ]);
  expect(readLanguages([line("Modersmål: svenska"), line("Engelska: flytande")])).toEqual([
    { name: "svenska", level: "Modersmål" },
    { name: "Engelska", level: "flytande" },
  ]);
});

it("leaves out the label of the languages that are not native", () => {
  const lines = [line("Lingua madre: Italiano"), line("Altre lingue: Inglese (B2), Francese (A2)")];
  expect(readLanguages(lines)).toEqual([
    { name: "Italiano", level: "Lingua madre" },
    { name: "Inglese", level: "B2" },
    { name: "Francese", level: "A2" },
  ]);
  expect(readLanguages([line("Other languages"), line("Dutch: good")])).toEqual([
    { name: "Dutch", level: "good" },
  ]);
});

it("reads levels below their languages, and after all languages", () => {
  const spanish = { name: "Spanish", level: "Highly proficient" };
  const english = { name: "English", level: "Native speaker" };
  const read = (...texts: string[]) => readLanguages(texts.map((text) => line(text)));
  expect(read("English", "Native speaker", "Spanish", "Highly proficient")).toEqual([
    english,
    spanish,
  ]);
  expect(read("English", "Spanish", "Native speaker", "Highly proficient")).toEqual([
    english,
    spanish,
  ]);
  expect(read("English", "Spanish")).toEqual([
    { name: "English", level: "" },
    { name: "Spanish", level: "" },
  ]);
  expect(read("English", "Spanish", "Fluent")).toEqual([
    { name: "English", level: "" },
    { name: "Spanish", level: "Fluent" },
  ]);
});

it("splits languages at words between them", () => {
  expect(readLanguages([line("English (native) and French (fluent)")])).toEqual([
    { name: "English", level: "native" },
    { name: "French", level: "fluent" },
  ]);
  expect(
    readLanguages([line("Deutsch und Englisch"), line("Spanish: spoken and written")]),
  ).toEqual([
    { name: "Deutsch", level: "" },
    { name: "Englisch", level: "" },
    { name: "Spanish", level: "spoken and written" },
  ]);
});

it("keeps words in brackets together, and gives two languages the level after them", () => {
  expect(
    readLanguages([line("Chinese (Mandarin and Cantonese)"), line("English and French: fluent")]),
  ).toEqual([
    { name: "Chinese", level: "Mandarin and Cantonese" },
    { name: "English", level: "fluent" },
    { name: "French", level: "fluent" },
  ]);
  expect(readLanguages([line("English and Welsh (native)"), line("Dutch and Czech (B1)")])).toEqual(
    [
      { name: "English", level: "native" },
      { name: "Welsh", level: "native" },
      { name: "Dutch", level: "" },
      { name: "Czech", level: "B1" },
    ],
  );
});
