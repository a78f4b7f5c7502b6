/** Files made to exhaust the server, sent to the import call: each soon gets its status and message. */
import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { sendFile } from "../support/import-file.ts";
import { signUp } from "../support/sign-in.ts";
import "../support/worker.ts";

const MEGABYTE = 1_048_576;
const FAR_MORE = /far more (?:text |in it )?than a resume/;

const fill = (part: string, megabytes = 4.9) =>
  part.repeat(Math.floor((megabytes * MEGABYTE) / part.length));
const word = (body: string, start = "") =>
  zipSync({
    "[Content_Types].xml": strToU8("<Types/>"),
    "word/document.xml": strToU8(`${start}<w:document><w:body>${body}</w:body></w:document>`),
  });
const odt = (body: string, start = "") =>
  zipSync({
    mimetype: strToU8("application/vnd.oasis.opendocument.text"),
    "content.xml": strToU8(`${start}<office:document-content>${body}</office:document-content>`),
  });
const ENTITIES =
  '<!DOCTYPE a [<!ENTITY a "aa"><!ENTITY b "&a;&a;"><!ENTITY c SYSTEM "file:///x">]>';
const aliases = () => {
  const ten = (name: string) => `[${Array(10).fill(`*${name}`).join(",")}]`;
  const levels = Array.from({ length: 9 }, (_, at) => `  k${at}: &b${at + 1} ${ten(`b${at}`)}\n`);
  return `cv:\n  name: &b0 Ann\n${levels.join("")}`;
};

const FILES: [string, string, () => string | Uint8Array<ArrayBuffer>, number, RegExp][] = [
  ["aliases of YAML that multiply", "a.yaml", aliases, 422, /repeats parts of itself/],
  ["YAML nested deep", "a.yaml", () => `cv:\n  name: ${"[".repeat(200_000)}`, 422, /YAML file/],
  [
    "entities in Europass XML",
    "a.xml",
    () => `<?xml version="1.0"?>${ENTITIES}<Candidate><Name>&b;&c;</Name></Candidate>`,
    415,
    /cannot be imported/,
  ],
  ["entities in a Word file", "a.docx", () => word("&b;&c;", ENTITIES), 422, /declares XML/],
  ["entities in OpenDocument", "a.odt", () => odt("&b;&c;", ENTITIES), 422, /declares XML/],
  ["RTF braces 100,000 deep", "a.rtf", () => `{\\rtf1 ${"{".repeat(100_000)}`, 422, /nested far/],
  ["a bomb in a Word file", "a.docx", () => word(fill("<w:p/>", 30)), 422, /unpacks to far more/],
  ["a bomb in OpenDocument", "a.odt", () => odt(fill("<text:p/>", 30)), 422, /unpacks to far more/],
  [
    "1.3 million empty entries",
    "a.json",
    () => `{"basics":{"name":"Ann"},"work":[${fill("{},", 4)}{}]}`,
    422,
    FAR_MORE,
  ],
  [
    "a table whose rows reach down 65,000 rows",
    "a.html",
    () => `<p>Ann</p><table>${fill("<tr><td rowspan=65000>a")}`,
    422,
    FAR_MORE,
  ],
  ["HTML nested deep", "a.html", () => `<p>Ann</p>${fill("<div>")}`, 422, /nested far deeper/],
  [
    "emphasis that never ends",
    "a.md",
    () => `# Ann\n\n${"a*".repeat(4_500)}`,
    422,
    /far more marks/,
  ],
  ["BibTeX that never ends", "a.bib", () => `@article{a, title={${fill("{")}`, 422, /./],
  ["a hundred megabytes", "a.txt", () => new Uint8Array(100 * MEGABYTE), 413, /5 MB/],
];

test.each(FILES)("%s", { timeout: 30_000 }, async (_, name, make, status, message) => {
  const who = await signUp();
  const file = new Blob([make()]);
  const answer = await sendFile(who, file, name);
  expect([answer.status, answer.body.message]).toEqual([status, expect.stringMatching(message)]);
});
