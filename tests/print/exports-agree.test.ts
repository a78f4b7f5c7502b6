/** Each field of a resume is in every format's export. */
import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import mammoth from "mammoth";
import { describe, expect, test } from "vitest";
import { writeDocument } from "#app/core/export/write-document.ts";
import { fromJson } from "#app/core/import/json/from-json.ts";
import { dropUnsafeAddress } from "#app/core/resume/read-address.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { TEMPLATES } from "#app/core/templates/catalogue.ts";
import { amelieNovak } from "#app/core/templates/samples/amelie-novak.ts";
import { fullResume } from "../support/a-full-resume.ts";
import { readWithPdfJs } from "../support/pdf-extractors.ts";
import { hasBrowser } from "../support/print-locally.ts";
import { REAL_RESUME } from "../support/real-resume.ts";
import { shownRichResume } from "../support/rich-resume.ts";
import { missingFrom } from "../support/shown-values.ts";
import { hasTool, runTool } from "../support/system-tool.ts";
import { usePrinter } from "../support/use-printer.ts";

const RESUMES: [string, Resume][] = [
  ["every section", fullResume()],
  ["accents and markup", REAL_RESUME],
  ["a sample", amelieNovak],
  ["every further field", shownRichResume()],
];
const templateId = "modern-professional";
const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const unescapeMarks = (markdown: string) => markdown.replace(/\\([^\w\s])/g, "$1");

describe.each(RESUMES)("%s", (_name, resume) => {
  test("TXT holds every field", async () => {
    const text = decode(await writeDocument("txt", { resume, templateId }));
    expect(missingFrom(text, resume)).toEqual([]);
  });

  test("Markdown holds every field", async () => {
    const text = decode(await writeDocument("md", { resume, templateId }));
    expect(missingFrom(unescapeMarks(text), resume)).toEqual([]);
  });

  test("DOCX read by mammoth holds every field", async () => {
    const buffer = Buffer.from(await writeDocument("docx", { resume, templateId }));
    const { value } = await mammoth.extractRawText({ buffer });
    expect(missingFrom(value, resume)).toEqual([]);
  });

  test.skipIf(!hasTool("soffice"))(
    "DOCX opened by LibreOffice holds every field",
    async () => {
      const folder = await mkdtemp(join(tmpdir(), "covitae-office-"));
      const file = join(folder, "resume.docx");
      await writeFile(file, await writeDocument("docx", { resume, templateId }));
      runTool("soffice", [
        `-env:UserInstallation=file://${folder}/profile`,
        "--headless",
        "--convert-to",
        "txt:Text (encoded):UTF8",
        "--outdir",
        folder,
        file,
      ]);
      const text = await readFile(join(folder, "resume.txt"), "utf8");
      expect(missingFrom(text, resume)).toEqual([]);
    },
    120_000,
  );

  test("JSON Resume is read back as the same resume", async () => {
    const text = decode(await writeDocument("json", { resume, templateId }));
    const outcome = fromJson(text, () => "unused");
    expect(outcome).toMatchObject({ ok: true, kind: "json-resume", report: { uncertain: [] } });
    // Unsafe addresses, which some program could run, are in no export.
    const projects = resume.projects.map((one) => ({
      ...one,
      liveLink: dropUnsafeAddress(one.liveLink),
    }));
    if (outcome.ok) expect(outcome.resume).toEqual({ ...resume, projects });
  });
});

describe.skipIf(!hasBrowser)("printed", () => {
  const printer = usePrinter();

  const ids = TEMPLATES.map(({ id }) => id);
  test.each(ids)("%s holds every field", async (id) => {
    const resume = fullResume();
    const { pages } = await readWithPdfJs(await printer.print({ templateId: id, resume }));
    expect(missingFrom(pages.join("\n"), resume)).toEqual([]);
  });
});
