/** A description's lines as a paragraph or bullets, with bold, italic and links. */
import { expect, test } from "vitest";
import { readDescription, readFormattedDescription } from "./description.ts";

test("a line indented by two spaces is a bullet of the second level", () => {
  const block = readFormattedDescription(
    "Led **four** people\n  - hired *two*\n\ttrained one\nNext",
  );
  expect(block).toEqual({
    kind: "bullets",
    items: [
      {
        runs: [{ text: "Led " }, { text: "four", bold: true }, { text: " people" }],
        isNested: false,
      },
      { runs: [{ text: "hired " }, { text: "two", italic: true }], isNested: true },
      { runs: [{ text: "trained one" }], isNested: true },
      { runs: [{ text: "Next" }], isNested: false },
    ],
  });
});

test("lines that are all indented alike, as in pasted text, are on the first level", () => {
  const block = readFormattedDescription("   • a\n   • b");
  expect(block?.kind === "bullets" && block.items.map((item) => item.isNested)).toEqual([
    false,
    false,
  ]);
});

test("the mark of a bullet is removed, and asterisks of a format are kept", () => {
  expect(readFormattedDescription("**Bold** first")).toEqual({
    kind: "paragraph",
    runs: [{ text: "Bold", bold: true }, { text: " first" }],
  });
  expect(readFormattedDescription("* one\n- **two**")).toEqual({
    kind: "bullets",
    items: [
      { runs: [{ text: "one" }], isNested: false },
      { runs: [{ text: "two", bold: true }], isNested: false },
    ],
  });
});

test("a minus before a percentage or a temperature is no bullet", () => {
  expect(readDescription("- Energy use\n-5 % in a year\n-18.5°C in the store")).toEqual({
    kind: "bullets",
    items: ["Energy use", "-5 % in a year", "-18.5°C in the store"],
  });
  expect(readDescription("-5 people led")).toEqual({ kind: "paragraph", text: "5 people led" });
});

test.each(["", "a", "-5 %\nb", "• a\n\n- b ", "* c*\n2 * 3", "  x\n  y"])(
  "%j, which has no formats, is read the same by readDescription",
  (text) => {
    const plain = readDescription(text);
    const block = readFormattedDescription(text);
    const lines = (runs: readonly { text: string }[]) => runs.map((run) => run.text).join("");
    if (block?.kind === "bullets")
      expect(plain).toEqual({
        kind: "bullets",
        items: block.items.map((item) => lines(item.runs)),
      });
    else expect(plain).toEqual(block && { kind: "paragraph", text: lines(block.runs) });
  },
);

test("the mark of a bullet is removed inside and before a format", () => {
  const texts = (line: string) => {
    const block = readFormattedDescription(`a\n${line}`);
    return block?.kind === "bullets" ? block.items[1]?.runs : null;
  };
  expect(texts("  **- Led** four ")).toEqual([{ text: "Led", bold: true }, { text: " four" }]);
  expect(texts("-*x*")).toEqual([{ text: "x", italic: true }]);
  expect(texts("  -   [paper](https://a.org) ")).toEqual([
    { text: "paper", link: "https://a.org" },
  ]);
});
