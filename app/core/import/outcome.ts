/** The result of an import: a resume with a list of uncertain fields, or an error message. */
import type { Appearance } from "#app/core/resume/json-resume.ts";
import type { Resume } from "#app/core/resume/schema.ts";

/** A field or text that the user should check before saving. */
export interface ImportIssue {
  /** Dot path in the resume, such as `experience.0.company`; null for text that has no field. */
  field: string | null;
  /** The text in the file. */
  text: string;
  reason: string;
  /** True if the file does not say what the field needs, so that `reason` asks for it. */
  isQuestion?: true;
}

/** Words of the document that are in no field of the resume. */
export interface UnusedText {
  text: string;
  /** The index of its line in the document. */
  line: number;
}

export interface Report {
  /** Dot paths of the filled fields. */
  recovered: string[];
  uncertain: ImportIssue[];
  /** Only for documents; does not repeat texts in `uncertain`. */
  unused?: UnusedText[];
  /** True if more fields than usual are probably wrong, so that the user is warned. */
  hardToRead?: true;
}

export type ImportKind =
  | "covitae"
  | "json-resume"
  | "pdf"
  | "docx"
  | "linkedin"
  | "odt"
  | "rtf"
  | "html"
  | "markdown"
  | "text"
  | "rendercv"
  | "europass"
  | "reactive-resume"
  | "fresh"
  | "manfred"
  | "bibtex"
  | "orcid";

/** A photo as a data URL, and whether the imported resume shows it. */
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
      /** The template id and design settings in the file, if any; the template id is not checked. */
      appearance?: Appearance;
      /** To be uploaded separately from the resume. */
      photo?: ImportedPhoto;
      /** The lines of the document, for comparison; absent for formats without lines. */
      lines?: string[];
    }
  /** `message`: what is wrong with the file and what the user can do. */
  | { ok: false; message: string; isUnsupported?: true };

/** Dot paths of all nonempty texts except ids, which do not come from the file, and the language, which is a setting. */
export function filledPaths(value: unknown, path: string[] = []): string[] {
  if (typeof value === "string") return value.trim() === "" ? [] : [path.join(".")];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === "id" || key === "employerId" || (key === "language" && path.length === 0)
      ? []
      : filledPaths(inner, [...path, key]),
  );
}

export type Imported = Extract<ImportOutcome, { ok: true }>;
