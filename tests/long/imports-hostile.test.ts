/** Archives, Word files and PDFs made to exhaust the importer: each is soon read, or refused with a message. */
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { strToU8, zipSync } from "fflate";
import { describe, expect, test, vi } from "vitest";
import { importFile, MAX_FILE_BYTES } from "#app/core/import/import-file.ts";
import { loadModels } from "../support/import-models.ts";
import { emptyPagesPdf } from "../support/raw-pdfs.ts";
import { readPdfFile } from "../support/read-pdf-file.ts";
import { hasTool, runTool } from "../support/system-tool.ts";

const read = (bytes: Uint8Array) =>
  importFile(new Uint8Array(bytes), { newId: () => "x", loadModels, readPdf: readPdfFile });

async function refusal(bytes: Uint8Array): Promise<string> {
  const outcome = await read(bytes);
  return outcome.ok ? "was read" : outcome.message;
}

const docx = (documentXml: string, more: Record<string, Uint8Array> = {}) =>
  zipSync({ "word/document.xml": strToU8(documentXml), ...more });
const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
const body = (inner: string) => `<w:document><w:body>${inner}</w:body></w:document>`;

// These files took minutes or hours before there were limits; now a second or two.
vi.setConfig({ testTimeout: 30_000 });

describe("archives", () => {
  test("tables within tables, and a table of very many rows, are read soon", async () => {
    const table = (inner: string) =>
      `<w:tbl><w:tr><w:tc>${paragraph("Jan 2020 – Feb 2021")}</w:tc><w:tc>${inner}</w:tc></w:tr></w:tbl>`;
    const deep = `${"<w:tbl><w:tr><w:tc>".repeat(20_000)}${paragraph("Anna Berg")}`;
    expect(await refusal(docx(body(deep)).slice())).toBe("was read");
    const long = body(table(paragraph("Chef, Hotel Berg").repeat(150_000)));
    expect(await refusal(docx(long))).toBe("was read");
    const both = body(
      `${"<w:tbl><w:tr><w:tc>".repeat(500)}${paragraph("Chef, Hotel Berg").repeat(20_000)}`,
    );
    expect(await refusal(docx(both))).toBe("was read");
  });

  test("tables wider than Word makes them, and of endless cells, are read soon", async () => {
    const cells = (text: string, count: number) => `<w:tc>${paragraph(text)}</w:tc>`.repeat(count);
    const row = (inner: string) => `<w:tr>${inner}</w:tr>`;
    const merged = `<w:tc><w:tcPr><w:vMerge/></w:tcPr></w:tc>${cells("2019 – 2020", 1)}`;
    for (const rows of [
      row(cells("Skills", 4_000)),
      row(cells("Skills", 2_000)) + row(cells("Welding", 2_000)),
      row(cells("x".repeat(1_000), 2)) + row(merged).repeat(4_900),
    ]) {
      expect(await refusal(docx(body(`${paragraph("Anna Berg")}<w:tbl>${rows}</w:tbl>`)))).toBe(
        "was read",
      );
    }
  });

  test.each([
    ["commas", ","],
    ["brackets", "("],
    ["items", "a, "],
  ])("lines of endless %s are read soon", async (_, sign) => {
    const text = `${sign.repeat(200_000)}x`;
    for (const before of [
      ["Anna Berg"],
      ["Skills"],
      ["Languages"],
      ["Projects", "Pumpster, 2019"],
    ]) {
      const lines = [...before, `Technologies: ${text}`].map(paragraph);
      const stored = { "word/document.xml": strToU8(body(lines.join(""))) };
      expect(await refusal(zipSync(stored, { level: 0 }))).not.toBe("");
    }
  });

  test.each([
    ["lines", "<w:t>a</w:t><w:br/>"],
    ["line ends", "<w:t>a\n</w:t>"],
    ["tabs", "<w:t>a</w:t><w:tab/>"],
  ])("a paragraph of endless %s is read", async (_, run) => {
    const xml = body(`${paragraph("Anna Berg")}<w:p><w:r>${run.repeat(200_000)}</w:r></w:p>`);
    const stored = zipSync({ "word/document.xml": strToU8(xml) }, { level: 0 });
    expect(await refusal(stored)).toBe("was read");
  });

  test("a cell that claims to span endless columns does not hide the cells after it", async () => {
    const wide = `<w:tc><w:tcPr><w:gridSpan w:val="1e999"/></w:tcPr>${paragraph("Anna Berg")}</w:tc>`;
    const others = ["anna@example.com", "linkedin.com/in/anna"].map((text) => {
      return `<w:tc>${paragraph(text)}</w:tc>`;
    });
    const outcome = await read(docx(body(`<w:tbl><w:tr>${wide}${others.join("")}</w:tr></w:tbl>`)));
    expect(outcome.ok && outcome.resume.personalInfo).toMatchObject({
      email: "anna@example.com",
      linkedIn: "linkedin.com/in/anna",
    });
  });

  test("a decompression bomb is refused by the size that it says it unpacks to", async () => {
    const bomb = zipSync({ "word/document.xml": new Uint8Array(45 * 1_048_576) }, { level: 1 });
    expect(bomb.length).toBeLessThan(1_048_576);
    expect(await refusal(bomb)).toMatch(/unpacks to far more/);
  });

  test("of a bomb that lies about its size, no more than the stated size is unpacked", async () => {
    const bomb = zipSync({ "word/document.xml": new Uint8Array(8 * 1_048_576) }, { level: 1 });
    const view = new DataView(bomb.buffer);
    for (let at = 0; at + 28 < bomb.length; at++) {
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 1_000, true);
    }
    expect(await refusal(bomb)).not.toBe("was read");
  });

  test("file names that lead out of the archive are refused", async () => {
    for (const name of ["../../etc/passwd", "/etc/passwd", "C:\\Windows\\x", "a/../../b"]) {
      expect(await refusal(docx(body(paragraph("Ann")), { [name]: strToU8("x") }))).toMatch(
        /lead out/,
      );
    }
  });

  test("archives with too many files, without their end, or with other content are refused", async () => {
    const many = Object.fromEntries(
      Array.from({ length: 3_100 }, (_, index) => [`${index}.txt`, strToU8("x")]),
    );
    expect(await refusal(zipSync(many))).toMatch(/too many files/);
    const whole = docx(body(paragraph("Ann")));
    expect(await refusal(whole.subarray(0, whole.length - 30))).toMatch(/damaged/);
    expect(await refusal(zipSync({ "a.exe": strToU8("MZ") }))).toMatch(/cannot be imported/);
  });

  test("an encrypted one is named as such", async () => {
    const locked = docx(body(paragraph("Ann")));
    const view = new DataView(locked.buffer);
    for (let at = 0; at + 10 < locked.length; at++) {
      if (view.getUint32(at, true) === 0x02014b50) view.setUint16(at + 8, 1, true);
    }
    expect(await refusal(locked)).toMatch(/password/);
  });
});

describe("Word", () => {
  test("XML that declares entities is not read", async () => {
    const bomb = `<!DOCTYPE a [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${body(paragraph("&b;"))}`;
    expect(await refusal(docx(bomb))).toMatch(/declares XML entities/);
    const outside = `<!DOCTYPE a SYSTEM "file:///etc/passwd">${body("")}`;
    expect(await refusal(docx(outside))).toMatch(/declares XML entities/);
  });

  test("XML that is long, broken or unclosed ends soon", async () => {
    const long = 2_000_000;
    for (const part of ["<", "<!--", '<a "', "<a b='", "&amp", "<![CDATA[", "a".repeat(50), "@."]) {
      const inner = part.repeat(Math.floor(long / part.length));
      const outcome = await read(docx(body(paragraph(inner) + paragraph("1 2 3"))));
      expect(typeof outcome.ok).toBe("boolean");
    }
  });

  test("an old or encrypted Word file is named as such", async () => {
    expect(await refusal(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 0]))).toMatch(/old Word file/);
  });

  test("text that is marked as deleted is not imported", async () => {
    const inner = `${paragraph("Ann Example")}<w:del>${paragraph("secret")}</w:del>`;
    const outcome = await read(docx(body(inner)));
    expect(outcome.ok && JSON.stringify(outcome)).not.toContain("secret");
  });
});

describe("PDF", () => {
  test("5,000 pages are refused before any is read", async () => {
    expect(await refusal(emptyPagesPdf(5_000))).toMatch(/more than 50 pages/);
  });

  test("no text, no PDF and half a PDF have different errors", async () => {
    expect(await refusal(emptyPagesPdf(1))).toMatch(/only pictures/);
    expect(await refusal(strToU8("%PDF-1.7\nnonsense"))).toMatch(/damaged/);
  });

  test.skipIf(!hasTool("qpdf"))("one with a password is named as such", async () => {
    const folder = mkdtempSync(join(tmpdir(), "covitae-locked-"));
    writeFileSync(join(folder, "open.pdf"), emptyPagesPdf(1));
    const [open, locked] = [join(folder, "open.pdf"), join(folder, "locked.pdf")];
    runTool("qpdf", ["--encrypt", "secret", "secret", "256", "--", open, locked]);
    expect(await refusal(readFileSync(locked))).toMatch(/password/);
  });
});

test("other files, empty ones and too large ones are refused", async () => {
  expect(await refusal(new Uint8Array())).toMatch(/empty/);
  expect(await refusal(strToU8("MZ\u0090\0program"))).toMatch(/cannot be imported/);
  expect(await refusal(strToU8("<?xml version='1.0'?><a>Ann</a>"))).toMatch(/cannot be imported/);
  expect(await refusal(new Uint8Array([0x89, 0x50, 0x4e, 0x47]))).toMatch(/a picture \(PNG\)/);
  expect(await refusal(new Uint8Array(MAX_FILE_BYTES + 1))).toMatch(/larger than 5 MB/);
});
