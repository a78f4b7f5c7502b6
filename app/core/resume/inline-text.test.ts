/** The markup of bold, italic and links within a line: read, written and escaped. */
import { expect, test } from "vitest";
import {
  escapeInline,
  isLinkAddress,
  plainText,
  type Run,
  readInline,
  truncateInline,
  writeInline,
} from "./inline-text.ts";

test("reads bold, italic, both and links", () => {
  expect(readInline("Led **four** people, *fast*, ***both***")).toEqual([
    { text: "Led " },
    { text: "four", bold: true },
    { text: " people, " },
    { text: "fast", italic: true },
    { text: ", " },
    { text: "both", bold: true, italic: true },
  ]);
  expect(readInline("see [the **paper**](https://a.org/x) here")).toEqual([
    { text: "see " },
    { text: "the ", link: "https://a.org/x" },
    { text: "paper", bold: true, link: "https://a.org/x" },
    { text: " here" },
  ]);
});

test.each([
  "2 * 3 * 4",
  "* a bullet",
  "**not closed",
  "**** stars ****",
  "an array[3] and C:\\temp",
  "[no address]",
  "[x](javascript:alert(1))",
  "** blank **",
  "a \\ b",
])("leaves %s as it is", (line) => {
  expect(readInline(line)).toEqual([{ text: line }]);
  expect(escapeInline(line)).toBe(line);
});

test.each(["**typed**", "*x*", "[a](https://b.c)", "\\*", "a\\[b", "***", "**a** *b", "5*4*3"])(
  "%s, meant literally, is escaped and read back as typed",
  (plain) => {
    expect(plainText(escapeInline(plain))).toBe(plain);
    expect(readInline(escapeInline(plain))).toEqual([{ text: plain }]);
  },
);

test("a format never crosses a line end", () => {
  expect(plainText("**a\nb** *c*")).toBe("**a\nb** c");
  expect(escapeInline("**a\r\nb** *c*")).toBe(
    "**a\r\n\\*\\*b\\*\\* \\*c\\*".replaceAll("\\*\\*b\\*\\*", "b\\*\\*"),
  );
});

test("writeInline and readInline are inverse, for thousands of random lines", () => {
  const random = seeded(7);
  const pieces = [
    "a",
    "b c",
    "*",
    "**",
    "[",
    "]",
    "\\",
    "(",
    ")",
    "x]",
    " ",
    "é",
    "](https://e.f)",
  ];
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  for (let round = 0; round < 5_000; round++) {
    const runs: Run[] = Array.from({ length: 1 + Math.floor(random() * 5) }, () => {
      const text = Array.from({ length: 1 + Math.floor(random() * 3) }, () => pick(pieces)).join(
        "",
      );
      const run: Run = { text };
      if (random() < 0.3) run.bold = true;
      if (random() < 0.3) run.italic = true;
      if (random() < 0.2) run.link = pick(["https://a.b", "mailto:x@y.z"]);
      return run;
    });
    const written = writeInline(runs);
    const read = readInline(written);
    const text = runs.map((run) => run.text).join("");
    expect(read.map((run) => run.text).join("")).toBe(text);
    expect(formatsOf(read)).toEqual(formatsOf(runs));
    expect(writeInline(read)).toBe(written);
  }
});

/** The format of each letter; blanks carry none. */
const formatsOf = (runs: readonly Run[]) =>
  runs.flatMap(({ text, bold, italic, link }) =>
    [...text]
      .filter((letter) => letter.trim() !== "")
      .map((letter) => [letter, bold, italic, link]),
  );

test.each(["https://a.b/\u0001", "https://a.b/\ufffe", "https://a.b/\ud800", "https://a.b/\u202e"])(
  "an address with %j is not a link, because a Word document cannot contain it",
  (address) => {
    expect(isLinkAddress(address)).toBe(false);
    expect(readInline(`[a](${address})`)).toEqual([{ text: `[a](${address})` }]);
  },
);

test("the first letters of a text keep their formats", () => {
  expect(truncateInline("a **bold**\n[link](https://a.b) x", 8)).toBe(
    "a **bold**\n[l](https://a.b)",
  );
  expect(truncateInline("a \\*b\\* c", 4)).toBe("a *b");
});

function seeded(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
