/** Telling a complete PDF file from one that was cut off or is something else. */
import { expect, test } from "vitest";
import { isCompletePdf } from "./is-complete-pdf.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const TAIL = "startxref\n17\n%%EOF\n";

test("a PDF starts and ends with its markers", () => {
  expect(isCompletePdf(bytes(`%PDF-1.4\n${" ".repeat(5000)}${TAIL}`))).toBe(true);
});

test.each([
  ["nothing", ""],
  ["only the mark", "%PDF-1.4"],
  ["one that was cut off", `%PDF-1.4\n${TAIL}${" x".repeat(2000)}`],
  ["HTML with a PDF's end", `<script>%PDF-1.4${TAIL}`],
  ["a picture", "\u0089PNG\r\n"],
])("%s is not a complete PDF", (_, text) => {
  expect(isCompletePdf(bytes(text))).toBe(false);
});
