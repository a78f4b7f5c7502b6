/** Files of the text kinds that are made to hurt: each is read or refused with a sentence, soon. */
import { strToU8, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { importFile } from "#app/core/import/import-file.ts";
import { loadModels } from "../support/import-models.ts";

const MEGABYTE = 1_048_576;
/** Measured below 1.5 s on two cores; a machine that is busy with other tests takes longer. */
const SOON_MS = 10_000;
const FAR_MORE = /far more (?:text )?than a resume/;

const fill = (part: string, bytes = 5 * MEGABYTE - 2_000) =>
  part.repeat(Math.floor(bytes / strToU8(part).length));

async function read(content: string | Uint8Array): Promise<string> {
  const bytes = typeof content === "string" ? strToU8(content) : content;
  const started = Date.now();
  let ids = 0;
  const outcome = await importFile(new Uint8Array(bytes), {
    newId: () => `${++ids}`,
    loadModels,
    readPdf: () => Promise.reject(new Error("No PDF is read here")),
  });
  expect(Date.now() - started).toBeLessThan(SOON_MS);
  return outcome.ok ? "was read" : outcome.message;
}

describe("web pages", () => {
  test.each([
    "<div>",
    "<b>",
    "<ul><li>",
    "<table><tr><td>",
    "<p>",
    "<p>a</p>",
    "<",
    "&amp;",
    "<!--",
    "<style>/*",
    "<style>.a{color:red}</style>",
    "<tr><td rowspan=1000 colspan=60>a",
    "<a href='http://x.y/a'>l</a> ",
  ])("five megabytes of %s end soon", async (part) => {
    expect(await read(`<html><body><p>Ann Berg</p>${fill(part)}`)).not.toBe("");
  });

  test("deep nesting is refused", async () => {
    const page = `<html><body>${"<div>".repeat(100_000)}Ann`;
    expect(await read(page)).toMatch(/nested far deeper/);
  });
});

describe("Markdown", () => {
  test.each(["> ", "_a_", "**a", "[", "![", "[a](http://x.y) ", "  - a\n", "|a|b|\n|-|-|\n", "`"])(
    "long paragraphs of %s end soon",
    async (part) => {
      const paragraph = `${fill(part, 9_000)}\n\n`;
      expect(await read(`# Ann Berg\n\n${fill(paragraph, 140_000)}`)).not.toBe("");
    },
  );

  test("more text than a resume has is refused", async () => {
    expect(await read(`# Ann Berg\n\n${fill("word ")}`)).toMatch(FAR_MORE);
  });
});

describe("plain text", () => {
  test.each(["a ", "a\tb", "   a", "A\n\n", "a\n===\n", "- a\n", "1 2 3 ", "\f"])(
    "much text of %j ends soon",
    async (part) => {
      expect(await read(`Ann Berg\n${fill(part, 290_000)}`)).not.toBe("");
      expect(await read(`Ann Berg\n${fill(part)}`)).toMatch(FAR_MORE);
    },
  );
});

describe("RTF", () => {
  const rtf = (inner: string) => `{\\rtf1\\ansi Ann Berg\\par ${inner}`;

  test("groups 100,000 deep are refused", async () => {
    expect(await read(rtf("{".repeat(100_000)))).toMatch(/nested far deeper/);
    expect(await read(rtf("{\\*\\x ".repeat(100_000)))).toMatch(/nested far deeper/);
  });

  test.each([
    "}",
    "\\",
    "\\'e9",
    "\\u233 ?",
    "\\intbl a\\cell ",
    "\\trowd\\intbl a\\cell\\row ",
    "a\\par ",
    "\\b a\\b0 b",
    "\\bin99999999 ",
    "{\\fonttbl{\\f0 a;}}",
    '{\\field{\\*\\fldinst HYPERLINK "http://x.y"}{\\fldrslt a}}',
  ])("five megabytes of %s end soon", async (part) => {
    expect(await read(rtf(fill(part)))).not.toBe("");
  });
});

describe("OpenDocument", () => {
  const TYPE = "application/vnd.oasis.opendocument.text";
  const odt = (xml: string, more: Record<string, Uint8Array> = {}) =>
    zipSync({ mimetype: strToU8(TYPE), "content.xml": strToU8(xml), ...more }, { level: 1 });
  const content = (inner: string) =>
    `<office:document-content><office:body><office:text>${inner}</office:text></office:body></office:document-content>`;

  test("XML that declares entities is not read", async () => {
    const bomb = `<!DOCTYPE a [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${content("<text:p>&b;</text:p>")}`;
    expect(await read(odt(bomb))).toMatch(/declares XML entities/);
  });

  test("archives that lead out of themselves, unpack to much or are locked are refused", async () => {
    const page = content("<text:p>Ann Berg</text:p>");
    expect(await read(odt(page, { "../x": strToU8("x") }))).toMatch(/lead out/);
    expect(await read(odt(content("<text:p>a</text:p>".repeat(1_000_000))))).toMatch(FAR_MORE);
    const locked = { "META-INF/manifest.xml": strToU8("<manifest:encryption-data/>") };
    expect(await read(odt(page, locked))).toMatch(/password/);
  });

  test.each(["<text:list><text:list-item>", "<table:table><table:table-row><table:table-cell>"])(
    "endless %s ends soon",
    async (part) => {
      expect(await read(odt(content(`<text:p>Ann</text:p>${fill(part, 20 * MEGABYTE)}`)))).not.toBe(
        "",
      );
    },
  );
});

describe("pictures and other files", () => {
  test.each([
    ["PNG", "\u0089PNG\r\n\u001a\n"],
    ["JPEG", "\u00ff\u00d8\u00ff\u00e0\0\u0010JFIF"],
    ["WebP", "RIFF\u0010\0\0\0WEBPVP8 "],
    ["HEIC", "\0\0\0\u0018ftypheic"],
    ["TIFF", "II*\0\u0008\0"],
  ])("a %s is told to be a picture", async (name, start) => {
    const bytes = Uint8Array.from([...start].map((sign) => sign.charCodeAt(0)));
    expect(await read(bytes)).toContain(`This is a picture (${name})`);
  });

  test("a Pages document is told how to be exported", async () => {
    expect(await read(zipSync({ "Index/Document.iwa": strToU8("x") }))).toMatch(/Export To/);
  });

  test("a hundred megabytes are refused by their size", async () => {
    expect(await read(new Uint8Array(100 * MEGABYTE))).toMatch(/larger than 5 MB/);
  });
});
