/** Bold, italic and links: Y.Text attributes in the document, `**bold**` markup in a resume's JSON. */
import * as v from "valibot";
import { expect, test } from "vitest";
import * as Y from "yjs";
import { emptyResume } from "#app/core/resume/defaults.ts";
import { writeInline } from "#app/core/resume/inline-text.ts";
import { resumePatchSchema } from "#app/core/resume/schema.ts";
import { findText, formatRange, setText } from "./edit-document.ts";
import { newDocument } from "./layout.ts";
import { readDocument } from "./read-document.ts";
import { seedDocument, writeResume } from "./write-document.ts";

const seeded = (summary: string) => {
  const doc = newDocument();
  const content = { ...emptyResume(), summary };
  seedDocument(doc, { templateId: "modern-professional", content, jobDescription: null });
  return doc;
};
const copyOf = (doc: Y.Doc) => {
  const copy = newDocument();
  Y.applyUpdate(copy, Y.encodeStateAsUpdate(doc));
  return copy;
};
const exchange = (first: Y.Doc, second: Y.Doc) => {
  Y.applyUpdate(first, Y.encodeStateAsUpdate(second));
  Y.applyUpdate(second, Y.encodeStateAsUpdate(first));
};
/** The summary as the JSON has it, with markup. */
const json = (doc: Y.Doc) => readDocument(doc)?.resume.summary;
const plain = (doc: Y.Doc) => findText(doc, ["summary"])?.toString();

test("formats are written from markup and read back as the same markup", () => {
  const marked = "Led **four** people\nWrote *two* [papers](https://a.org)";
  const doc = seeded(marked);
  expect(json(doc)).toBe(marked);
  expect(plain(doc)).toBe("Led four people\nWrote two papers");
  writeResume(doc, { summary: "Led **five** *people*\nWrote two papers" }, "replace");
  expect(json(doc)).toBe("Led **five** *people*\nWrote two papers");
});

test("asterisks in an old text stay asterisks", () => {
  const doc = newDocument();
  seedDocument(doc, {
    templateId: "x",
    content: { ...emptyResume(), summary: "" },
    jobDescription: null,
  });
  setText(doc, ["summary"], "I **really** mean 2 * 3");
  expect(plain(doc)).toBe("I **really** mean 2 * 3");
  expect(json(doc)).toBe("I \\*\\*really\\*\\* mean 2 \\* 3");
  writeResume(doc, { summary: json(doc) ?? "" }, "replace");
  expect(plain(doc)).toBe("I **really** mean 2 * 3");
});

test("two people who format the same words converge, and receiving a format makes no edit", () => {
  const docA = seeded("Led four people");
  const docB = copyOf(docA);
  const updates: boolean[] = [];
  docB.on("update", (_update, _origin, _doc, transaction) => updates.push(transaction.local));
  formatRange(docA, ["summary"], { start: 0, end: 8 }, { bold: true });
  formatRange(docB, ["summary"], { start: 4, end: 15 }, { italic: true });
  setText(docB, ["summary"], "Led all four people", 8);
  exchange(docA, docB);
  expect(json(docA)).toBe(json(docB));
  expect(json(docA)).toBe("**Led all *four** people*");
  expect(updates.filter((isLocal) => !isLocal)).toHaveLength(1);
});

test("typed text goes on in bold, but not in a link", () => {
  const doc = seeded("a **bold** [link](https://a.org)");
  setText(doc, ["summary"], "a boldly link", 8);
  expect(json(doc)).toBe("a **boldly** [link](https://a.org)");
  setText(doc, ["summary"], "a boldly links", 14);
  expect(json(doc)).toBe("a **boldly** [link](https://a.org)s");
});

test("typing after a link that another person made does not extend it, and the link can be removed", () => {
  const doc = seeded("Read the docs");
  const copy = copyOf(doc);
  formatRange(copy, ["summary"], { start: 9, end: 13 }, { link: "https://a.org" });
  exchange(doc, copy);
  setText(doc, ["summary"], "Read the docs now");
  expect(json(doc)).toBe("Read the [docs](https://a.org) now");
  formatRange(doc, ["summary"], { start: 9, end: 13 }, { link: null });
  expect(json(doc)).toBe("Read the docs now");
});

test("a text whose format changes at every letter is rewritten within the time limit", {
  timeout: 20_000,
}, () => {
  const marked = (isOdd: boolean) =>
    writeInline(
      Array.from({ length: 5_000 }, (_, index) =>
        (index % 2 === 1) === isOdd ? { text: "a", bold: true } : { text: "a" },
      ),
    );
  const [odd, even] = [marked(true), marked(false)];
  const doc = seeded(odd);
  writeResume(doc, { summary: even }, "replace");
  writeResume(doc, { summary: odd }, "replace");
  expect(json(doc)).toBe(odd);
});

test("line ends after a format are kept", () => {
  const doc = seeded("**a**\n\n");
  expect(json(doc)).toBe("**a**\n\n");
  writeResume(doc, { summary: "*a*\n\n\n" }, "replace");
  expect(json(doc)).toBe("*a*\n\n\n");
});

test.each(["*", "[", "\\", "](https://a.b)", "[a](https://a.b)", "*a", "***a*", "[\\"])(
  "a text full of %s keeps its characters when written to markup and back",
  { timeout: 20_000 },
  (piece) => {
    const plain = piece.repeat(Math.floor(5_000 / piece.length));
    const doc = seeded("");
    setText(doc, ["summary"], plain);
    const given = json(doc) ?? "";
    expect(v.parse(resumePatchSchema, { summary: given }).summary).toBe(given);
    writeResume(doc, { summary: given }, "replace");
    expect(plain).toBe(findText(doc, ["summary"])?.toString());
  },
);
