/** Imports JSON: a Covitae resume in any shape the API returns, or a JSON Resume written by any program. */
import * as v from "valibot";
import { fitToSchema } from "#app/core/import/fit-to-schema.ts";
import { filledPaths, type ImportOutcome } from "#app/core/import/outcome.ts";
import { completeResume } from "#app/core/resume/defaults.ts";
import { designSchema } from "#app/core/resume/design.ts";
import { type Appearance, fromJsonResume } from "#app/core/resume/json-resume.ts";
import { ownOf } from "#app/core/resume/json-resume-fields.ts";
import { markedResume } from "#app/core/resume/plain-resume.ts";
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
const MAX_DEPTH = 40;

export function fromJson(text: string, newId: () => string): ImportOutcome {
  let document: unknown;
  try {
    document = JSON.parse(text.replace(/^\ufeff/, ""));
  } catch {
    return { ok: false, message: "This JSON file cannot be read: it is not valid JSON." };
  }
  if (isDeeperThan(document, MAX_DEPTH)) {
    return { ok: false, message: "This JSON file is nested too deeply to be a resume." };
  }
  const covitaeResume = findCovitaeResume(document);
  const isJsonResume = isJsonObject(document) && JSON_RESUME_KEYS.some((key) => key in document);
  if (!covitaeResume && !isJsonResume) {
    return { ok: false, message: "This JSON file is neither a JSON Resume nor a Covitae resume." };
  }
  const read = covitaeResume
    ? { draft: completeCovitaeResume(covitaeResume), issues: [] }
    : readJsonResume(document as JsonObject, newId);
  const hasFormats = covitaeResume !== null || hasOwnFormats(document);
  const { photo: photoReference, ...draft } = read.draft;
  const { photo, issues } = readPhoto(document, photoReference);
  const { resume: fitted, uncertain } = fitToSchema(draft, newId);
  const resume = hasFormats ? fitted : markedResume(fitted);
  const recovered = filledPaths(resume);
  if (recovered.length === 0) return { ok: false, message: "This file holds an empty resume." };
  return {
    ok: true,
    kind: covitaeResume ? "covitae" : "json-resume",
    resume,
    look: readAppearance(document),
    ...(photo ? { photo } : {}),
    report: { recovered, uncertain: [...issues, ...read.issues, ...uncertain] },
  };
}

function readJsonResume(document: JsonObject, newId: () => string) {
  const normalized = normalizeJsonResume(document);
  const draft = fromJsonResume(normalized.document, newId);
  return { draft, issues: normalized.uncertain };
}

/** Other programs, and ours before there were formats, mean asterisks as such. */
const hasOwnFormats = (document: unknown) =>
  isJsonObject(document) && ownOf(document).formats === true;

/** Template and design, stored next to or around the content, or in the `meta` of a JSON Resume of ours. */
function readAppearance(document: unknown): Appearance {
  const outer = isJsonObject(document) ? document : {};
  const meta =
    isJsonObject(outer.meta) && isJsonObject(outer.meta.covitae) ? outer.meta.covitae : {};
  const inner = isJsonObject(outer.resume) ? outer.resume : outer;
  const { templateId, design } = { ...inner, ...meta };
  const read = v.safeParse(designSchema, design);
  return {
    templateId: typeof templateId === "string" ? templateId : undefined,
    design: read.success ? read.output : undefined,
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

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (levels === 0) return true;
  return Object.values(value).some((inner) => isDeeperThan(inner, levels - 1));
}
