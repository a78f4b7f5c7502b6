import { expect, test } from "vitest";
import { readDescription } from "#app/core/resume/description.ts";
import { toPrintable } from "#app/core/templates/page/printable.ts";
import { randomFrom } from "../../../../tests/support/seeded-random.ts";
import {
  LINE_KEEPER,
  mapLines,
  type TextKind,
  toShownOffset,
  toTextOffset,
  withLineKeeper,
} from "./line-map.ts";

/** What the templates show of a text; compare app/core/templates/parts. */
function show(text: string, kind: TextKind): string[] {
  if (kind === "line") return toPrintable(text).trim() === "" ? [] : [toPrintable(text)];
  if (kind === "paragraphs") {
    const lines = text.split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/);
    return lines.filter((line) => line.trim() !== "").map(toPrintable);
  }
  const block = readDescription(text);
  if (!block) return [];
  return (block.kind === "paragraph" ? [block.text] : block.items).map(toPrintable);
}

function mapAt(text: string, kind: TextKind, caret: number) {
  const map = mapLines(text, kind, show(withLineKeeper(text, kind, caret), kind), caret);
  if (!map) throw new Error(`No map of ${JSON.stringify(text)}`);
  return map;
}

test("bullet marks and outer spaces are left out, and offsets skip them", () => {
  const text = "• Built it\n\n  - Led a team  ";
  const map = mapAt(text, "bullets", 0);
  expect(map.map(({ shown }) => shown)).toEqual(["Built it", "Led a team"]);
  expect(toTextOffset(map, { line: 0, offset: 0 })).toBe(2);
  expect(toTextOffset(map, { line: 1, offset: 3 })).toBe(text.indexOf(" a team"));
  expect(toShownOffset(map, text.indexOf("team"))).toEqual({ line: 1, offset: 6 });
});

test("a blank line and a last space stay on the page while they have the caret", () => {
  expect(withLineKeeper("a\n", "bullets", 2)).toBe(`a\n${LINE_KEEPER}`);
  expect(withLineKeeper("a\n", "bullets", 0)).toBe("a\n");
  expect(withLineKeeper("", "line", 0)).toBe(LINE_KEEPER);
  expect(withLineKeeper("go ", "line", 3)).toBe(`go ${LINE_KEEPER}`);
  expect(withLineKeeper("go", "line", 2)).toBe("go");
  const map = mapAt("a\n", "bullets", 2);
  expect(toShownOffset(map, 2)).toEqual({ line: 1, offset: 1 });
  expect(toTextOffset(map, { line: 1, offset: 0 })).toBe(2);
  expect(toTextOffset(map, { line: 1, offset: 1 })).toBe(2);
});

test("offsets in a line whose characters are replaced on the page keep their order", () => {
  const text = "Of\ufb01ce cafe\u0301 team";
  const map = mapAt(text, "line", 0);
  expect(map[0]?.isExact).toBe(false);
  expect(toTextOffset(map, { line: 0, offset: "Office ".length })).toBe("Of\ufb01ce ".length);
  expect(toShownOffset(map, text.indexOf("team")).offset).toBe("Office caf\u00e9 ".length);
});

test("a patched letter is mapped before React has left out the bullet mark", () => {
  const map = mapLines("•  so", "bullets", [" so"], null);
  expect(map && toTextOffset(map, { line: 0, offset: 1 })).toBe(3);
});

test("a page that shows other lines than the text has cannot be mapped", () => {
  expect(mapLines("a\nb", "bullets", ["a"], null)).toBeNull();
  expect(mapLines("a", "line", ["b"], null)).toBeNull();
});

/** Pieces of random texts: what the page leaves out or replaces, and characters of several code units. */
const PIECES = [
  "a",
  "word",
  " ",
  "  ",
  "-",
  "• ",
  "\n",
  "\n- ",
  "é",
  "e\u0301",
  "ﬁ",
  "😀",
  "\u00ad",
];

test("the offset on the page of every offset in a text leads back to the same shown character", () => {
  // Any seed will do; a fixed one makes failures repeatable.
  const { below, pick } = randomFrom(20261124);
  for (let round = 0; round < 3000; round++) {
    const text = Array.from({ length: below(12) }, () => pick(PIECES)).join("");
    const kind = pick(["line", "paragraphs", "bullets"] as const);
    const single = kind === "line" ? text.replaceAll("\n", " ") : text;
    const caret = below(single.length + 1);
    const map = mapAt(single, kind, caret);
    let last = { line: 0, offset: 0 };
    for (let at = 0; at <= single.length; at++) {
      const shown = toShownOffset(map, at);
      const isAfter = shown.line > last.line || shown.offset >= last.offset;
      expect(isAfter, "the order stays").toBe(true);
      last = shown;
      const back = toTextOffset(map, shown);
      expect(toShownOffset(map, back), JSON.stringify([single, kind, at])).toEqual(shown);
    }
    // The caret's own line is on the page, so that typing continues exactly there.
    const line = map.find(({ start, end }) => start <= caret && caret <= end);
    expect(line).toBeDefined();
    const isInText = line && caret >= line.start + line.hiddenPrefixLength && line.isExact;
    if (isInText) expect(toTextOffset(map, toShownOffset(map, caret))).toBe(caret);
  }
});
