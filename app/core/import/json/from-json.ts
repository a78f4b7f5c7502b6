/** A resume from JSON: our own, in the shapes the API answers, or JSON Resume of any program. */
import * as v from "valibot";
import { fitResume } from "#app/core/import/fit-resume.ts";
import { filledPaths, type ImportOutcome } from "#app/core/import/outcome.ts";
import { completeResume } from "#app/core/resume/defaults.ts";
import { designSchema } from "#app/core/resume/design.ts";
import { fromJsonResume, type Look } from "#app/core/resume/json-resume.ts";
import { easeJsonResume } from "./ease-json-resume.ts";
import { isJson, type Json } from "./json-words.ts";
import { readPhoto } from "./read-photo.ts";

/** Keys of JSON Resume, any of which is enough. */
const THEIRS = ["basics", "work", "education", "skills", "projects", "volunteer", "awards"];
const DEEPEST = 40;

export function fromJson(text: string, newId: () => string): ImportOutcome {
  let document: unknown;
  try {
    document = JSON.parse(text.replace(/^\ufeff/, ""));
  } catch {
    return { ok: false, message: "This JSON file cannot be read: it is not valid JSON." };
  }
  if (isDeeperThan(document, DEEPEST)) {
    return { ok: false, message: "This JSON file is nested too deeply to be a resume." };
  }
  const own = findOwn(document);
  const isTheirs = isJson(document) && THEIRS.some((key) => key in document);
  if (!own && !isTheirs) {
    return { ok: false, message: "This JSON file is neither a JSON Resume nor a Covitae resume." };
  }
  const read = own ? { draft: completeOwn(own), noted: [] } : readTheirs(document as Json, newId);
  const { photo: named, ...draft } = read.draft;
  const { photo, noted } = readPhoto(document, named);
  const { resume, uncertain } = fitResume(draft, newId);
  const recovered = filledPaths(resume);
  if (recovered.length === 0) return { ok: false, message: "This file holds an empty resume." };
  return {
    ok: true,
    kind: own ? "covitae" : "json-resume",
    resume,
    look: lookOf(document),
    ...(photo ? { photo } : {}),
    report: { recovered, uncertain: [...noted, ...read.noted, ...uncertain] },
  };
}

function readTheirs(document: Json, newId: () => string) {
  const eased = easeJsonResume(document);
  const draft = fromJsonResume(eased.document, newId);
  const added = eased.sections.map((section) => ({ id: newId(), ...section }));
  if (added.length > 0) {
    const own = Array.isArray(draft.customSections) ? draft.customSections : [];
    draft.customSections = [...own, ...added];
  }
  return { draft, noted: eased.uncertain };
}

/** Ours beside or around the content, or in a JSON Resume that we wrote; what is not ours to read is left. */
function lookOf(document: unknown): Look {
  const outer = isJson(document) ? document : {};
  const meta = isJson(outer.meta) && isJson(outer.meta.covitae) ? outer.meta.covitae : {};
  const inner = isJson(outer.resume) ? outer.resume : outer;
  const { templateId, design } = { ...inner, ...meta };
  const read = v.safeParse(designSchema, design);
  return {
    templateId: typeof templateId === "string" ? templateId : undefined,
    design: read.success ? read.output : undefined,
  };
}

/** As it is, as `content` of a resume, or as the API's whole answer. */
function findOwn(document: unknown): Json | null {
  if (!isJson(document)) return null;
  if (isJson(document.personalInfo)) return document;
  for (const key of ["content", "resume", "version"]) {
    const inner = isJson(document[key]) ? findOwn(document[key]) : null;
    if (inner) return inner;
  }
  return null;
}

function completeOwn(own: Json): Json {
  const lists = Object.fromEntries(
    ["education", "projects", "experience"].map((key) => [
      key,
      (Array.isArray(own[key]) ? own[key] : []).filter(isJson),
    ]),
  );
  return completeResume({ ...own, ...lists } as Parameters<typeof completeResume>[0]) as Json;
}

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (levels === 0) return true;
  return Object.values(value).some((inner) => isDeeperThan(inner, levels - 1));
}
