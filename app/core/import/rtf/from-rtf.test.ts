/** Rich Text Format as programs write it. */
import { strToU8 } from "fflate";
import { expect, test } from "vitest";
import { readRtf } from "./read-rtf.ts";

function linesOf(inner: string) {
  const read = readRtf(String.fromCharCode(...strToU8(`{\\rtf1\\ansi\\ansicpg1252 ${inner}}`)));
  if ("message" in read) throw new Error(read.message);
  return read.lines;
}
const texts = (inner: string) => linesOf(inner).map(({ text }) => text);

test("bytes are read in the encoding of their font, and Unicode without its fallback", () => {
  const fonts = "{\\fonttbl{\\f0\\fcharset0 Arial;}{\\f1\\fcharset238 Arial CE;}}";
  expect(texts(`${fonts}\\f0 J\\'f6rg \\f1\\'a3ukasz \\u321\\'3fukasz \\uc0\\u8211 x`)).toEqual([
    "Jörg Łukasz Łukasz –x",
  ]);
});

test("styles give heading levels, and hidden or unknown groups are left out", () => {
  const styles = "{\\stylesheet{\\s1 heading 1;}{\\s2 Title;}}{\\info{\\author Nobody}}";
  const lines = linesOf(
    `${styles}\\pard\\s2 Ann\\par\\pard\\s1 Skills\\par\\pard{\\*\\unknown gone}Triage{\\v gone}\\par`,
  );
  expect(lines.map(({ text, level }) => [text, level])).toEqual([
    ["Ann", 0],
    ["Skills", 1],
    ["Triage", null],
  ]);
});

test("list items, table rows and links become lines", () => {
  const list = "\\pard{\\listtext\\'b7\\tab}Triage\\par\\pard";
  const row = "\\trowd\\intbl Nurse\\cell 2019 \\endash  2020\\cell\\row\\pard";
  const link =
    '{\\field{\\*\\fldinst{HYPERLINK "https://example.org/ann"}}{\\fldrslt{\\ul Home}}} next\\par';
  const lines = linesOf(`${list} ${row} ${link}`);
  expect(lines.map(({ text, isBullet }) => [text, isBullet])).toEqual([
    ["Triage", true],
    ["Nurse 2019 – 2020", false],
    ["Home: https://example.org/ann next", false],
  ]);
});
