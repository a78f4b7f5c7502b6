/**
 * Tests that the caption before a value, such as "Area:", decides what the value is. Parts are the texts between
 * separators in the first lines of an entry.
 */

import { expect, test } from "vitest";
import { isGenericLinkText } from "#app/core/import/readers/generic-link-text.ts";
import { labeledLines, labelInOrder } from "../../../../../tests/support/labeled-lines.ts";
import { readHeads } from "./read-heads.ts";

/** The texts of a head with these lines, all of whose parts the model takes for notes. */
const textsOf = (content: "education" | "awards" | "publications", ...lines: string[][]) => {
  const all = labeledLines(lines.map((cells) => [`${content}.head`, cells]));
  const head = { content, lines: all.map(({ line }) => line) };
  return readHeads([head], labelInOrder())[0]?.texts;
};

test("captions before values decide their labels", () => {
  expect(textsOf("education", ["Area : Kochhandwerk | Level : Diplom"])).toEqual({
    field: "Kochhandwerk",
    degree: "Diplom",
  });
  expect(textsOf("education", ["GPA:", "magna cum laude"])).toEqual({ grade: "magna cum laude" });
  expect(textsOf("education", ["Diploma: English"])?.field).toBe("English");
  expect(textsOf("awards", ["from: Chambre des métiers de Brest"])).toEqual({
    issuer: "Chambre des métiers de Brest",
  });
});

test.each([
  ["Published by Presses de Nantes", "Presses de Nantes"],
  ["Verliehen von Acme", "Acme"],
  ["Décerné par Acme", "Acme"],
  ["Otorgado por Acme", "Acme"],
  ["Concedido por Acme", "Acme"],
  ["Rilasciato da Acme", "Acme"],
  ["Uitgereikt door Acme", "Acme"],
  ["Przyznane przez Acme", "Acme"],
  ["Utdelat av Acme", "Acme"],
  ["Tildelt av Acme", "Acme"],
])("%s names the issuer", (text, issuer) => {
  expect(textsOf("awards", ["2019"], [text])).toEqual({ issuer });
});

test("a first line and a sentence are no issuer", () => {
  expect(textsOf("awards", ["Published by Moss Press"])?.issuer).toBeUndefined();
  for (const text of [
    "Presented by the Mayor of Leeds for work in the community",
    "Presented by video over six weeks",
    "Awarded by Acme for the rescue of two people",
    "From: 120 stores in the north",
  ])
    expect(textsOf("awards", ["2019"], [text])?.issuer).toBeUndefined();
});

test("a caption before another kind of value is ignored", () => {
  const education = (text: string) => textsOf("education", [text]);
  expect(education("Note: completed part-time while working")?.grade).toBeUndefined();
  expect(education("Note: sehr gut")?.grade).toBe("sehr gut");
  expect(education("Level: 3")?.degree).toBeUndefined();
  expect(education("Area: Leeds")?.field).toBeUndefined();
});

test("a name with a word that texts of links have stays", () => {
  expect(textsOf("awards", ["Show 2018"])).toEqual({ note: "Show" });
});

test("words before a date and texts of links are left out", () => {
  expect(textsOf("education", ["Completed in December 2012"])).toEqual({});
  expect(textsOf("awards", ["Awarded in 2010"])).toEqual({});
  expect(textsOf("publications", ["View publication"])).toEqual({});
  expect(isGenericLinkText("View of the estuary")).toBe(false);
});

test.each(["Año de grado: 2013", "Year of graduation: 2013", "Completion date: May 2013"])(
  "%s is left out as a date",
  (text) => {
    expect(textsOf("education", ["Bachiller"], [text])).toEqual({ note: "Bachiller" });
  },
);

test("a bold caption before a place is left out", () => {
  const [line] = labeledLines([["education.head", ["Ciudad: Envigado"]]]).map((own) => own.line);
  const look = { isItalic: false, size: 10 };
  const spans = [
    { text: "Ciudad: ", isBold: true, ...look },
    { text: "Envigado", isBold: false, ...look },
  ];
  const lines = line ? [{ ...line, cells: line.cells.map((cell) => ({ ...cell, spans })) }] : [];
  expect(readHeads([{ content: "education", lines }], labelInOrder())[0]?.texts).toEqual({
    place: "Envigado",
  });
});
