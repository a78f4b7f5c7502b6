/**
 * Imports JSON: a Covitae resume in any shape the API returns, or a JSON Resume written by any program. Also creates
 * the resume for other importers, which convert their files to JSON Resume first.
 */
import * as v from "valibot";
import { fitToSchema } from "#app/core/import/fit-to-schema.ts";
import {
  filledPaths,
  type ImportIssue,
  type ImportKind,
  type ImportOutcome,
} from "#app/core/import/outcome.ts";
import { completeResume } from "#app/core/resume/defaults.ts";
import { designSchema } from "#app/core/resume/design.ts";
import { type Appearance, fromJsonResume } from "#app/core/resume/json-resume.ts";
import { covitaeMeta } from "#app/core/resume/json-resume-fields.ts";
import { escapedResume } from "#app/core/resume/plain-resume.ts";
import { findExcess } from "./json-size.ts";
import { isJsonObject, type JsonObject } from "./json-text.ts";
import { normalizeJsonResume } from "./normalize-json-resume.ts";
import { readPhoto } from "./read-photo.ts";

/** Keys of JSON Resume; any one of them identifies the format. */
const JSON_RESUME_KEYS = [
  "basics",
  "work",
  "education",
  "skills",
  "projects",
  "volunteer",
  "awards",
];
const TOO_DEEP = "This JSON file is nested too deeply to be a resume.";
const TOO_MUCH = "This JSON file has far more in it than a resume.";
const NO_RESUME =
  "This JSON file is neither a JSON Resume nor a resume of Covitae, Reactive Resume, FRESH, Manfred or ORCID.";

export function fromJson(text: string, newId: () => string): ImportOutcome {
  const parsed = parseJson(text);
  return parsed.ok ? fromJsonDocument(parsed.document, newId) : parsed;
}

/** Rejects JSON that is far larger than a resume. */
export function parseJson(
  text: string,
): { ok: true; document: unknown } | { ok: false; message: string } {
  let document: unknown;
  try {
    document = JSON.parse(text.replace(/^\ufeff/, ""));
  } catch {
    return { ok: false, message: "This JSON file cannot be read: it is not valid JSON." };
  }
  const excess = findExcess(document);
  if (excess) return { ok: false, message: excess === "too-deep" ? TOO_DEEP : TOO_MUCH };
  return { ok: true, document };
}

/** `document`: parsed JSON that `parseJson` accepted. */
export function fromJsonDocument(document: unknown, newId: () => string): ImportOutcome {
  const covitaeResume = findCovitaeResume(document);
  const isJsonResume = isJsonObject(document) && JSON_RESUME_KEYS.some((key) => key in document);
  if (!covitaeResume && !isJsonResume) {
    return { ok: false, message: NO_RESUME };
  }
  if (!covitaeResume) return fromJsonResumeDocument(document as JsonObject, "json-resume", newId);
  // Texts in our own shape are in our format; those of a JSON Resume only if its `meta` says so.
  const parsed = { draft: completeCovitaeResume(covitaeResume), issues: [], hasFormats: true };
  return toOutcome(document, parsed, { kind: "covitae", newId });
}

/** `document`: a JSON Resume, or a resume of another program that was converted to one. */
export function fromJsonResumeDocument(
  document: JsonObject,
  kind: ImportKind,
  newId: () => string,
): ImportOutcome {
  const parsed = {
    ...readJsonResume(document, newId),
    hasFormats: hasCovitaeFormats(document),
  };
  return toOutcome(document, parsed, { kind, newId });
}

interface ParsedDocument {
  /** A resume that may not fit our schema yet. */
  draft: JsonObject;
  issues: ImportIssue[];
  /** True if its texts are in our format; false if characters such as asterisks are literal. */
  hasFormats: boolean;
}

function toOutcome(
  document: unknown,
  parsed: ParsedDocument,
  { kind, newId }: { kind: ImportKind; newId: () => string },
): ImportOutcome {
  const { photo: photoReference, ...draft } = parsed.draft;
  const { photo, issues } = readPhoto(document, photoReference);
  const { resume: fitted, uncertain } = fitToSchema(draft, newId);
  const resume = parsed.hasFormats ? fitted : escapedResume(fitted);
  const recovered = filledPaths(resume);
  if (recovered.length === 0) return { ok: false, message: "This file holds an empty resume." };
  return {
    ok: true,
    kind,
    resume,
    appearance: readAppearance(document),
    ...(photo ? { photo } : {}),
    report: { recovered, uncertain: [...issues, ...parsed.issues, ...uncertain] },
  };
}

function readJsonResume(document: JsonObject, newId: () => string) {
  const normalized = normalizeJsonResume(document);
  const draft = fromJsonResume(normalized.document, newId);
  return { draft, issues: normalized.uncertain };
}

/** False for other programs' files, and for those of ours in which no text has a format or an escaped sign. */
const hasCovitaeFormats = (document: unknown) =>
  isJsonObject(document) && covitaeMeta(document).formats === true;

/**
 * Template and design, stored next to or around the content, or in the `meta` of a JSON Resume of ours. `content` is
 * not searched, because it only has texts; nor is `version`: a saved version is imported without its template.
 */
function readAppearance(document: unknown): Appearance {
  const outer = isJsonObject(document) ? document : {};
  const meta =
    isJsonObject(outer.meta) && isJsonObject(outer.meta.covitae) ? outer.meta.covitae : {};
  const inner = isJsonObject(outer.resume) ? outer.resume : outer;
  const { templateId, design } = { ...inner, ...meta };
  const parsedDesign = v.safeParse(designSchema, design);
  return {
    templateId: typeof templateId === "string" ? templateId : undefined,
    design: parsedDesign.success ? parsedDesign.output : undefined,
  };
}

/** Finds the content at the top level, as `content` of a resume, or inside a whole API response. */
function findCovitaeResume(document: unknown): JsonObject | null {
  if (!isJsonObject(document)) return null;
  if (isJsonObject(document.personalInfo)) return document;
  for (const key of ["content", "resume", "version"]) {
    const inner = isJsonObject(document[key]) ? findCovitaeResume(document[key]) : null;
    if (inner) return inner;
  }
  return null;
}

/**
 * Adds missing sections, and drops entries that are no objects from the three lists of entries that every resume has, as
 * `completeResume` needs; `fitToSchema` repairs the optional sections.
 */
function completeCovitaeResume(covitaeResume: JsonObject): JsonObject {
  const lists = Object.fromEntries(
    ["education", "projects", "experience"].map((key) => [
      key,
      (Array.isArray(covitaeResume[key]) ? covitaeResume[key] : []).filter(isJsonObject),
    ]),
  );
  return completeResume({ ...covitaeResume, ...lists } as Parameters<
    typeof completeResume
  >[0]) as JsonObject;
}
