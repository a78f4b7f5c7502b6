import { expect, test } from "vitest";
import { isWholePdf } from "./pdf-form.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const TAIL = "startxref\n17\n%%EOF\n";

test("a PDF begins with its mark and ends with its own", () => {
  expect(isWholePdf(bytes(`%PDF-1.4\n${" ".repeat(5000)}${TAIL}`))).toBe(true);
});

test.each([
  ["nothing", ""],
  ["only the mark", "%PDF-1.4"],
  ["one that was cut off", `%PDF-1.4\n${TAIL}${" x".repeat(2000)}`],
  ["HTML with a PDF's end", `<script>%PDF-1.4${TAIL}`],
  ["a picture", "\u0089PNG\r\n"],
])("%s is none", (_, text) => {
  expect(isWholePdf(bytes(text))).toBe(false);
});
