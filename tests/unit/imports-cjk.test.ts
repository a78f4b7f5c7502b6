/** PDFs in East Asian encodings are read even if they do not contain their fonts. */
import { expect, test } from "vitest";
import { importFile } from "#app/core/import/import-file.ts";
import { linesInFileOrder } from "#app/core/pdf-text/lines.ts";
import { CJK_ENCODINGS, cjkPdf } from "../support/cjk-pdfs.ts";
import { loadModels } from "../support/import-models.ts";
import { readPdfFile } from "../support/read-pdf-file.ts";

const NAMES = Object.keys(CJK_ENCODINGS);

test.each(NAMES)("text in %s is read exactly, and fills the fields", async (cmap) => {
  const lines = CJK_ENCODINGS[cmap]?.lines ?? [];
  const read = await readPdfFile(cjkPdf(cmap));
  if (!read.ok) throw new Error(read.message);
  expect(linesInFileOrder(read.text.pages).map((line) => line.text)).toEqual(lines);
  const outcome = await importFile(cjkPdf(cmap), {
    newId: () => "x",
    loadModels,
    readPdf: readPdfFile,
  });
  if (!outcome.ok) throw new Error(outcome.message);
  const [job] = outcome.resume.experience;
  expect([job?.company, job?.position]).toContain(lines[3]);
  expect(outcome.resume.personalInfo).toMatchObject({ fullName: lines[0], email: lines[1] });
});
