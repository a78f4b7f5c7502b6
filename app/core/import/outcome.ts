/** What an import gives: a resume with what is uncertain about it, or why there is none. */
import type { Look } from "#app/core/resume/json-resume.ts";
import type { Resume } from "#app/core/resume/schema.ts";

/** Something a person should look at before it is saved. */
export interface Uncertain {
  /** Dot path in the resume, such as `experience.0.company`; null for text that has no place. */
  field: string | null;
  /** What the file says there. */
  text: string;
  reason: string;
}

export interface Report {
  /** Dot paths of fields that were filled. */
  recovered: string[];
  uncertain: Uncertain[];
}

export type ImportKind = "covitae" | "json-resume" | "pdf" | "docx" | "linkedin";

/** A picture as data, and whether the file's resume shows it. */
export interface ImportedPhoto {
  image: string;
  visible: boolean;
}

export type ImportOutcome =
  | {
      ok: true;
      kind: ImportKind;
      resume: Resume;
      report: Report;
      /** As it looked, where the file says so: a template's id as it stands there, and settings of ours. */
      look?: Look;
      /** To be uploaded beside the resume. */
      photo?: ImportedPhoto;
      /** The document's own lines, where there are some, to compare with. */
      lines?: string[];
    }
  /** A sentence for the person: what is wrong with the file and what to do. */
  | { ok: false; message: string };

/** Paths of everything that is not empty; ids are ours, not the file's. */
export function filledPaths(value: unknown, path: string[] = []): string[] {
  if (typeof value === "string") return value.trim() === "" ? [] : [path.join(".")];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === "id" ? [] : filledPaths(inner, [...path, key]),
  );
}
