import { expect, test } from "vitest";
import type { TextLine } from "#app/core/pdf-text/lines.ts";
import { prepareLines } from "./pdf-lines.ts";

const look = { size: 10, isBold: false, isItalic: false };

function line(text: string, y: number): TextLine {
  const cell = { ...look, text, x: 40, width: text.length * 5, font: "Body" };
  return { ...look, page: 1, x: 40, y, width: cell.width, cells: [cell], text };
}
const texts = (lines: string[]) =>
  prepareLines(lines.map((text, index) => line(text, 100 + 12 * index))).map(({ text }) => text);

test("an icon before several sentences is their bullet", () => {
  expect(
    texts([
      "\uf0da Led the falls committee of the ward",
      "\uf0da Precepted 14 new graduates since 2018",
    ]),
  ).toEqual(["• Led the falls committee of the ward", "• Precepted 14 new graduates since 2018"]);
});

test("icons before contact details and places are none", () => {
  expect(
    texts(["\uf095 0171 4461888", "\uf0e0 ada@example.com", "\uf3c5 Leeds", "\uf3c5 York"]),
  ).toEqual(["0171 4461888", "ada@example.com", "Leeds", "York"]);
});

test("a larger heading behind a drawn square stays a heading, a bullet with its word a bullet", () => {
  const [first, ...rest] = [
    "• Experience",
    "Nurse, Mercy Hospital",
    "• Projects",
    "of the ward",
  ].map((text, index) => line(text, 100 + 16 * index));
  const larger = { ...(first as TextLine), size: 14 };
  expect(prepareLines([larger, ...rest]).map(({ text }) => text)).toEqual([
    "Experience",
    "Nurse, Mercy Hospital",
    "• Projects",
    "of the ward",
  ]);
});

test("the only bullet of a page in the Symbol font stays one", () => {
  const item = line("Led the falls committee of the ward", 100);
  const cells = [
    { ...line("\uf0b7", 100).cells[0], font: "Symbol", x: 22 } as TextLine["cells"][number],
    ...item.cells,
  ];
  const text = cells.map((cell) => cell.text).join(" ");
  expect(prepareLines([{ ...item, cells, text }]).map((each) => each.text)).toEqual([
    "• Led the falls committee of the ward",
  ]);
  const between = [cells[1], { ...cells[0], x: 300 }] as TextLine["cells"];
  expect(prepareLines([{ ...item, cells: between, text }])[0]?.cells.length).toBe(1);
  expect(prepareLines([{ ...item, cells: cells.slice(0, 1), text: "\uf0b7" }])).toEqual([]);
});
