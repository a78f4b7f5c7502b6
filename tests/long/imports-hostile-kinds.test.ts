/** Text files made to exhaust the importer: each is soon read, or refused with a message. */
import { strToU8, zipSync } from "fflate";
import { describe, expect, test, vi } from "vitest";
import { MAX_ELEMENTS } from "#app/core/import/html/read-html.ts";
import { importFile } from "#app/core/import/import-file.ts";
import { MAX_MARKS } from "#app/core/import/markdown/from-markdown.ts";
import { MAX_CELLS } from "#app/core/import/paragraphs/paragraph-collector.ts";
import { loadModels } from "../support/import-models.ts";

// These files took minutes or hours before there were limits; now a second or two.
vi.setConfig({ testTimeout: 30_000 });

const MEGABYTE = 1_048_576;
const FAR_MORE = /far more (?:text |in it )?than a resume/;

const fill = (part: string, bytes = 5 * MEGABYTE - 2_000) =>
  part.repeat(Math.floor(bytes / strToU8(part).length));

/** Comments that differ, so that the archive does not compress so well that it counts as a decompression bomb. */
const noise = (bytes: number) =>
  Array.from({ length: Math.ceil(bytes / 100) }, (_, index) => {
    const size = Math.min(100, bytes - index * 100);
    return size < 20 ? " ".repeat(size) : `<!--${String(index).padEnd(size - 7)}-->`;
  }).join("");

async function read(content: string | Uint8Array): Promise<string> {
  const bytes = typeof content === "string" ? strToU8(content) : content;
  let ids = 0;
  const outcome = await importFile(new Uint8Array(bytes), {
    newId: () => `${++ids}`,
    loadModels,
    readPdf: () => Promise.reject(new Error("No PDF is read here")),
  });
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

  test("rows that reach down 65,000 rows are refused", async () => {
    const table = `<p>Ann Berg</p><table>${fill("<tr><td rowspan=65000>a")}`;
    expect(await read(table)).toMatch(FAR_MORE);
  });

  test("as many elements and cells as the limits are read, and one more is not", async () => {
    const elements = (count: number) => `<p>Ann Berg</p>${"<br>".repeat(count - 1)}`;
    expect(await read(elements(MAX_ELEMENTS))).toBe("was read");
    expect(await read(elements(MAX_ELEMENTS + 1))).toMatch(FAR_MORE);
    // A cell that spans two rows counts in both.
    const cells = (count: number) =>
      `<p>Ann Berg</p><table><tr><td rowspan=2>a<tr><td>b<tr>${"<td>".repeat(count - 3)}</table>`;
    expect(await read(cells(MAX_CELLS))).toBe("was read");
    expect(await read(cells(MAX_CELLS + 1))).toMatch(FAR_MORE);
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

  test("as many marks of emphasis in a paragraph as the limit are read, and one more is not", async () => {
    const marks = (count: number) => `# Ann Berg\n\n${"*a ".repeat(count - 1)}\n*a\n\n*a`;
    expect(await read(marks(MAX_MARKS))).toBe("was read");
    expect(await read(marks(MAX_MARKS + 1))).toMatch(/far more marks/);
  });

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

  test("a document of ten megabytes is read, and one that is larger is not", async () => {
    const about = content(`<text:p>Ann Berg</text:p>@`).length - 1;
    const sized = (bytes: number) =>
      odt(content(`<text:p>Ann Berg</text:p>${noise(bytes - about)}`));
    expect(await read(sized(10 * MEGABYTE))).toBe("was read");
    expect(await read(sized(10 * MEGABYTE + 1))).toMatch(/unpacks to far more/);
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

describe("JSON", () => {
  test.each(["work", "education", "skills", "nothing of ours"])(
    "1.3 million empty entries of %s are refused",
    async (key) => {
      const file = `{"basics":{"name":"Ann Berg"},"${key}":[${fill("{},", 4 * MEGABYTE)}{}]}`;
      expect(await read(file)).toMatch(FAR_MORE);
    },
  );
});

describe("LinkedIn's archive", () => {
  test("half a million positions are read as far as a resume goes", async () => {
    const rows = Array.from({ length: 500_000 }, (_, index) => `Firm ${index},Nurse\n`).join("");
    const archive = zipSync({
      "Profile.csv": strToU8("First Name,Last Name\nAnn,Berg\n"),
      "Positions.csv": strToU8(`Company Name,Title\n${rows}`),
    });
    expect(await read(archive)).toBe("was read");
  });
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

  test("the message for a Pages document says how to export it", async () => {
    expect(await read(zipSync({ "Index/Document.iwa": strToU8("x") }))).toMatch(/Export To/);
  });

  test("a hundred megabytes are refused by their size", async () => {
    expect(await read(new Uint8Array(100 * MEGABYTE))).toMatch(/larger than 5 MB/);
  });
});
