/** Reads the files of a folder with their truths as lines with labels. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readDocxLines } from "#app/core/import/docx/from-docx.ts";
import { fromDocLines, type LabelLine } from "#app/core/import/labels/label-line.ts";
import type { Label } from "#app/core/import/labels/labels.ts";
import { openZip } from "#app/core/import/open-zip.ts";
import type { ImportOutcome } from "#app/core/import/outcome.ts";
import { fromPdfByRules, pdfLabelLines } from "#app/core/import/pdf/from-pdf.ts";
import { fromLines } from "#app/core/import/readers/from-lines.ts";
import type { ResumePatch } from "#app/core/resume/schema.ts";
import { readPdfFile } from "../../tests/support/read-pdf-file.ts";
import { labelTruth } from "./label-truth.ts";

export interface LabeledFile {
  name: string;
  layout: string;
  lines: LabelLine[];
  labels: Label[];
  /** The entry that each line belongs to. */
  entries: number[];
  truth: ResumePatch;
  language: string;
  byRules: ImportOutcome;
}

/** `folders`: one or several, with commas between. */
export async function readFolder(folders: string): Promise<LabeledFile[]> {
  const read = await Promise.all(folders.split(",").map(readOne));
  return read.flat();
}

async function readOne(folder: string): Promise<LabeledFile[]> {
  const files: LabeledFile[] = [];
  for (const name of readdirSync(folder).sort()) {
    const kind = /\.(pdf|docx)$/.exec(name)?.[1];
    if (!kind) continue;
    const base = join(folder, name.slice(0, -kind.length - 1));
    const bytes = new Uint8Array(readFileSync(join(folder, name)));
    const read = kind === "pdf" ? await readPdf(bytes) : readDocx(bytes);
    if (!read) continue;
    const { lines, byRules } = read;
    const truth = JSON.parse(readFileSync(`${base}.truth.json`, "utf8"));
    const meta = JSON.parse(readFileSync(`${base}.meta.json`, "utf8"));
    const labeled = labelTruth(lines, truth);
    files.push({
      name,
      layout: `${meta.maker}/${meta.layout}`,
      lines,
      labels: labeled.map(({ label }) => label),
      entries: labeled.map(({ entry }) => entry),
      truth,
      language: meta.language,
      byRules,
    });
  }
  return files;
}

type Read = Pick<LabeledFile, "lines" | "byRules">;
const newId = () => crypto.randomUUID();

async function readPdf(bytes: Uint8Array<ArrayBuffer>): Promise<Read | null> {
  const read = await readPdfFile(bytes);
  if (!read.ok) return null;
  return { lines: pdfLabelLines(read.text), byRules: fromPdfByRules(read.text, newId) };
}

function readDocx(bytes: Uint8Array<ArrayBuffer>): Read | null {
  const zip = openZip(bytes);
  const read = zip.ok ? readDocxLines(zip) : zip;
  if (!read.ok) return null;
  return { lines: fromDocLines(read.lines), byRules: fromLines(read.lines, "docx", newId) };
}
