/** Drawing outside of the tags is marked as an artifact, which screen readers skip. */
import { expect, test } from "vitest";
import { markArtifacts } from "./mark-artifacts.ts";

const marked = (content: string) => {
  let [text, added] = [content, 0];
  for (const [offset, inserted] of markArtifacts(content)) {
    text = text.slice(0, offset + added) + inserted + text.slice(offset + added);
    added += inserted.length;
  }
  return text;
};
const lines = (...parts: string[]) => `${parts.join("\n")}\n`;
const WORD = ["BT", "/F4 9 Tf", "<001c> Tj", "ET"];

test("a background, a picture and a separator outside of the tags become artifacts, a clip does not", () => {
  const content = ["0 0 9 9 re", "W* n", "1 1 1 rg", "0 0 9 9 re", "f", "/X9 Do", ...WORD];
  const [rule = "", word = ""] = [["0 0 9 9 re", "f"], WORD].map((part) => part.join("\n"));
  expect(marked(lines(...content))).toBe(
    lines(
      ...["0 0 9 9 re", "W* n", "1 1 1 rg", "/Artifact BMC", rule, "EMC"],
      ...["/Artifact BMC", "/X9 Do", "EMC", "/Artifact BMC", word, "EMC"],
    ),
  );
});

test("the rule of a heading becomes an artifact, and the heading's tag stays", () => {
  const tag = "/H2 <</MCID 0 >>BDC";
  expect(marked(lines(tag, "0 1 m", "9 1 l", "S", "EMC"))).toBe(
    lines(tag, "EMC", "/Artifact BMC", "0 1 m", "9 1 l", "S", "EMC"),
  );
});

test("text without a tag is one artifact, including its ActualText", () => {
  const text = ["BT", "/Span<</ActualText <feff00a0>> >> BDC", "<0003> Tj", "EMC", "ET"];
  expect(marked(lines(...text))).toBe(lines("/Artifact BMC", ...text, "EMC"));
});

test.each([
  ["a link with its underline", ["/Link <</MCID 1 >>BDC", ...WORD, "0 0 9 1 re", "f", "EMC"]],
  ["a drawn figure", ["/Figure <</MCID 1 >>BDC", "0 0 9 9 re", "f", "EMC"]],
  ["a photo", ["/Figure <</MCID 1 >>BDC", "/X9 Do", "EMC"]],
  [
    "letters written from right to left",
    ["/P <</MCID 1 >>BDC", "/ReversedChars BMC", ...WORD, "EMC", "EMC"],
  ],
  ["what is an artifact already", ["/Artifact BMC", "0 0 9 9 re", "f", "EMC"]],
])("%s stays as it is", (_what, content) => {
  expect(markArtifacts(lines(...content))).toEqual([]);
});
