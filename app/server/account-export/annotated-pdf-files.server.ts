/**
 * Annotated PDFs for the account export, up to its size limit, and a JSON list of them for each resume. An annotated
 * PDF is a copy of a resume's PDF with a reader's marks and notes, so the archive's paths call it a copy.
 */

import type { NamedFile } from "#app/core/export/to-zip.ts";
import type { AppContext } from "#app/server/context.ts";
import type { AnnotatedPdf } from "#app/server/db/annotated-pdfs.server.ts";
import { toJsonFile, toShortFileName } from "./archive-file.ts";
import { type ExportBudget, type ExportedResume, readOrOmit } from "./export-limits.ts";
import { interleave } from "./interleave.ts";
import type { ResumeRecords } from "./resume-records.server.ts";

interface ListedPdf {
  resume: ExportedResume;
  pdf: AnnotatedPdf;
  path: string;
  isIncluded: boolean;
}

/** The files, newest first within a resume; the resumes take turns. Then the lists. */
export async function* annotatedPdfFiles(
  context: AppContext,
  resumes: readonly ExportedResume[],
  records: ResumeRecords,
  budget: ExportBudget,
): AsyncGenerator<NamedFile, void, void> {
  const lists: (ListedPdf[] | null)[] = [];
  for (const resume of resumes) lists.push(await listPdfs(resume, records, budget));
  for (const listed of interleave(lists.map((list) => list ?? []))) {
    const bytes = await readPdf(context, listed, budget);
    if (bytes) yield { name: `${listed.resume.folder}/${listed.path}`, bytes };
  }
  for (const [index, { folder }] of resumes.entries()) {
    const list = lists[index];
    // An unreadable list is omitted: an empty file would claim that there are no annotated PDFs.
    if (list) yield toJsonFile(`${folder}/copies.json`, list.map(toJson));
  }
}

async function listPdfs(
  resume: ExportedResume,
  records: ResumeRecords,
  budget: ExportBudget,
): Promise<ListedPdf[] | null> {
  const list = () => records.annotatedPdfs(resume.row.id);
  const pdfs = await readOrOmit(budget, resume, "copies.json", list);
  if (!pdfs) return null;
  return pdfs.map((pdf, index) => {
    const number = String(index + 1).padStart(2, "0");
    const path = `copies/${number} ${toShortFileName(pdf.name)}.pdf`;
    return { resume, pdf, path, isIncluded: false };
  });
}

async function readPdf(context: AppContext, listed: ListedPdf, budget: ExportBudget) {
  const { resume, pdf, path } = listed;
  if (pdf.bytes > budget.annotatedPdfBytes) {
    budget.omittedPaths.push(`${resume.folder}/${path}`);
    return null;
  }
  const bytes = await readOrOmit(budget, resume, path, async () => {
    const object = await context.files.get(pdf.r2Key);
    return object && new Uint8Array(await object.arrayBuffer());
  });
  if (!bytes) return null;
  budget.annotatedPdfBytes -= bytes.length;
  listed.isIncluded = true;
  return bytes;
}

const toJson = ({ pdf: { name, by, bytes, createdAt }, path, isIncluded }: ListedPdf) => ({
  name,
  by,
  bytes,
  createdAt,
  file: isIncluded ? path : null,
});
