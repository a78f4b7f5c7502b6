/** What an archive may hold in all, and what is not in it: for want of room, or because it cannot be read. */
import type { ResumeRow } from "#app/server/db/resume-row.ts";

/** Each version is a call of its own, and packing takes time; none of it is held in memory. */
export const MOST = { versions: 300, versionBytes: 50_000_000, copyBytes: 100_000_000 };

/** What is left of that, and what has to be told. */
export type Budget = typeof MOST & { leftOut: string[] };

/** A resume and its folder in the archive. */
export interface Kept {
  row: ResumeRow;
  folder: string;
}

/** Null where it fails, or is not there: then that is told, and the rest of the archive goes on. */
export async function orNote<T>(
  { leftOut }: Budget,
  { row, folder }: Kept,
  path: string,
  read: () => Promise<T | null>,
): Promise<T | null> {
  try {
    const found = await read();
    if (found !== null) return found;
    console.error(`An archive lacks a part of resume ${row.id}: it is not there`);
  } catch (error) {
    console.error(`An archive lacks a part of resume ${row.id}`, error);
  }
  leftOut.push(`${folder}/${path}`);
  return null;
}
