/** Limits of one account export, and the list of what it had to omit. */
import type { ResumeRow } from "#app/server/db/resume-row.ts";

/** These limit the time of an export, not its memory: each version is a separate room call, and packing takes time. */
export const EXPORT_LIMITS = {
  /** Contents of versions in all resumes together. */
  versions: 300,
  /** Their JSON, before packing. */
  versionBytes: 50_000_000,
  /** Annotated PDFs of all resumes together: 20 of the largest size. */
  annotatedPdfBytes: 100_000_000,
};

/** What remains of the limits, and the paths that the README must list as omitted. */
export type ExportBudget = typeof EXPORT_LIMITS & { omittedPaths: string[] };

/** A resume and its folder in the archive. */
export interface ExportedResume {
  row: ResumeRow;
  folder: string;
}

/** Returns null if the part fails to load or is missing; it is then listed as omitted and the export continues. */
export async function readOrOmit<T>(
  { omittedPaths }: ExportBudget,
  { row, folder }: ExportedResume,
  path: string,
  read: () => Promise<T | null>,
): Promise<T | null> {
  try {
    const value = await read();
    if (value !== null) return value;
    console.error(`Account export: a part of resume ${row.id} is missing`);
  } catch (error) {
    console.error(`Account export: failed to read a part of resume ${row.id}`, error);
  }
  omittedPaths.push(`${folder}/${path}`);
  return null;
}
