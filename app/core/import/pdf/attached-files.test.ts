/** Attachments as PDFs of any program hold them, hostile ones too. */
import { zlibSync } from "fflate";
import { expect, test } from "vitest";
import { toBytes, toText } from "#app/core/pdf-file/printed-pdf.ts";
import { findAttachedFile } from "./attached-files.ts";

const WANTED = '{"name":"Zoë"}';
const stream = (text: string) =>
  `1 0 obj\n<</Type /EmbeddedFile\n/Filter /FlateDecode>> stream\n${toText(
    zlibSync(new TextEncoder().encode(text)),
  )}\nendstream\nendobj\n`;
const find = (pdf: string) => findAttachedFile(toBytes(pdf), (text) => text.startsWith("{"));

test("the first attachment that is wanted is found, whatever is before it", () => {
  const before = `<</Names <</EmbeddedFiles 2 0 R>>>>\n${stream("<xml/>")}`;
  expect(find(`%PDF-1.7\n${before}${stream(WANTED)}`)).toBe(WANTED);
  expect(find(`%PDF-1.7\n${stream(" ".repeat(40_000_000))}${stream(WANTED)}`)).toBe(WANTED);
  expect(find(`%PDF-1.7\n${stream(WANTED).slice(0, -40)}`)).toBe(null);
});

test("encrypted files are not searched, but those with a link to that word are", () => {
  const link = "<</S /URI\n/URI (https://a.example/Encrypt)>>\n";
  expect(find(`%PDF-1.7\n${link}${stream(WANTED)}`)).toBe(WANTED);
  for (const value of [" 9 0 R", "<</V 4>>"])
    expect(find(`%PDF-1.7\n${stream(WANTED)}trailer\n<</Encrypt${value}>>`)).toBe(null);
});
