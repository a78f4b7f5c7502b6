/** How the text runs of a page become lines: in the order of the file, and in visual order by columns. */
import { expect, test } from "vitest";
import { linesInFileOrder } from "./lines.ts";
import type { PageText, TextRun } from "./text-run.ts";
import { linesInVisualOrder, visualBlocks } from "./visual-order.ts";

/** A run at a position; each character is half as wide as the font size. */
const runAt = (x: number, y: number, text: string, more: Partial<TextRun> = {}): TextRun => ({
  text,
  x,
  y,
  size: 10,
  width: text.length * 5,
  font: "Body",
  isBold: false,
  isItalic: false,
  isRightToLeft: false,
  isTurned: false,
  endsLine: false,
  ...more,
});
const aPage = (runs: TextRun[]): PageText => ({
  number: 1,
  width: 595,
  height: 842,
  runs,
  pictures: 0,
  hiddenText: "",
  links: [],
  roles: [],
});
const texts = (lines: { text: string }[]) => lines.map(({ text }) => text);

const column = (x: number, name: string, lines: number, top = 100) =>
  Array.from({ length: lines }, (_, index) => runAt(x, top + index * 14, `${name} ${index + 1}`));
const LEFT = column(50, "Main line that is long enough", 8);
/** Starts 4 points lower: in real files, lines of two columns rarely have the same baselines. */
const RIGHT = column(380, "Side", 6, 104);
const HEADER = runAt(
  50,
  60,
  "Ann Example, who writes a header that goes right across the whole page, to here",
);

test("runs on one baseline are a line, and gaps split it into cells", () => {
  const [line] = linesInFileOrder([
    aPage([
      runAt(50, 100, "Senior "),
      runAt(85, 100, "Engineer"),
      runAt(450, 100.4, "Mar 2021 – Present"),
    ]),
  ]);
  expect(line?.cells.map(({ text }) => text)).toEqual(["Senior Engineer", "Mar 2021 – Present"]);
  expect(line?.text).toBe("Senior Engineer Mar 2021 – Present");
});

test("a small gap ends a cell if the font changes, and is a space otherwise", () => {
  const bold = runAt(50, 100, "Summary", { font: "Head", isBold: true });
  const read = (gap: number) =>
    linesInFileOrder([aPage([bold, runAt(85 + gap, 100, "I write.")])])[0]?.cells.length;
  expect([read(4), read(7)]).toEqual([1, 2]);
  const [line] = linesInFileOrder([aPage([runAt(50, 100, "one"), runAt(69, 100, "two")])]);
  expect(texts(line?.cells ?? [])).toEqual(["one two"]);
});

test("file order ignores the positions on the page", () => {
  const alternating = LEFT.flatMap((run, index) => [run, RIGHT[index] ?? []].flat());
  expect(texts(linesInFileOrder([aPage(alternating)]))[0]).toBe(
    "Main line that is long enough 1 Side 1",
  );
});

test("visual order reads a header, then each column to its end, regardless of the file order", () => {
  const expected = texts([HEADER, ...LEFT, ...RIGHT]);
  for (const runs of [
    [HEADER, ...LEFT, ...RIGHT],
    [...RIGHT, HEADER, ...LEFT],
    LEFT.flatMap((run, index) => [run, RIGHT[index] ?? []].flat())
      .concat(HEADER)
      .reverse(),
  ]) {
    expect(texts(linesInVisualOrder([aPage(runs)]))).toEqual(expected);
  }
  expect(visualBlocks(aPage([...LEFT, ...RIGHT]))).toHaveLength(2);
});

test("dates at the right and headings in the margin are not columns", () => {
  const dates = [100, 170, 240].map((y) => runAt(450, y, "2019 – 2021"));
  const margin = [100, 198].map((y) => runAt(10, y, "Skills"));
  const body = column(120, "Work that was done", 14);
  const blocks = visualBlocks(aPage([...dates, ...margin, ...body]));
  expect(blocks).toHaveLength(1);
  expect(blocks[0]?.[0]?.text).toBe("Skills Work that was done 1 2019 – 2021");
});

test("short items in rows are a grid, read row by row", () => {
  const [left, right] = [column(50, "One", 6), column(300, "Two", 6)];
  const grid = left.flatMap((run, index) => [run, right[index] ?? run]);
  const lines = linesInVisualOrder([aPage(grid)]);
  expect(lines).toHaveLength(6);
  expect(lines[0]?.text).toBe("One 1 Two 1");
});

test("rotated text in the margin is excluded from the visual order", () => {
  expect(
    texts(linesInVisualOrder([aPage([runAt(5, 400, "Draft", { isTurned: true }), ...LEFT])])),
  ).toEqual(texts(LEFT));
});

test("words with more than a space between them are pieces of a cell; a monospaced space is wider", () => {
  const pieces = (font: string) =>
    linesInFileOrder([
      aPage([runAt(50, 100, "Word", { font }), runAt(76, 100, "Excel", { font })]),
    ])[0]?.cells[0]?.pieces;
  expect(pieces("Body")).toEqual(["Word", "Excel"]);
  expect(pieces("JetBrainsMono")).toBeUndefined();
});

test("small text under a large name is a separate line, and raised text beside it is not", () => {
  const name = runAt(200, 57, "Ines Valdivieso", { size: 36, width: 226 });
  expect(texts(linesInFileOrder([aPage([name, runAt(205, 73, "ines@example.com")])]))).toEqual([
    "Ines Valdivieso",
    "ines@example.com",
  ]);
  expect(texts(linesInFileOrder([aPage([name, runAt(430, 45, "RN")])]))).toHaveLength(1);
});
