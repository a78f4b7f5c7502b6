/** Selects what a language model receives to rewrite a text: the text and related parts of the resume. */
import { readDescription } from "#app/core/resume/description.ts";
import type { JobDescription } from "#app/core/resume/job-description.ts";
import { plainResume } from "#app/core/resume/plain-resume.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { withoutHiddenEntries } from "#app/core/resume/visible-content.ts";
import { listWrittenParts } from "./resume-lines.ts";
import { isEnglish, isGerman } from "./weak-wording.ts";

/**
 * `line`: a line of a description; `tailor`: a line, adapted to the saved job posting; `summary`: the
 * resume's summary.
 */
export const REWRITE_KINDS = ["line", "tailor", "summary"] as const;
export type RewriteKind = (typeof REWRITE_KINDS)[number];

/** In characters, except `entries`. Longer job postings and entries are cut. */
export const REWRITE_CAPS = {
  line: 2_000,
  posting: 8_000,
  entry: 1_500,
  entries: 20,
} as const;

export interface RewriteSource {
  kind: RewriteKind;
  /** The current text; may be empty for a summary. */
  text: string;
  /** Facts that the model may use: the entry's title, or for a summary the resume's entries. */
  facts: string[];
  skills: string[];
  /** Shows the model what to stress; none of its facts may be used. */
  posting: string | null;
  /** A job that has ended is described in the past tense. */
  hasEnded: boolean;
  language: "English" | "German" | "another";
}

export type SourceOutcome =
  | { ok: true; source: RewriteSource }
  | { ok: false; reason: "no field" | "no posting" | "no content" };

/**
 * `resumeWithFormats`: texts may have inline formats, which are removed; `field`: the text to rewrite, `summary` or
 * `experience.{id}.description`; `text`: its line, or the summary.
 */
export function createRewriteSource(
  resumeWithFormats: Resume,
  jobDescription: JobDescription | null,
  { kind, field, text }: { kind: RewriteKind; field: string; text: string },
): SourceOutcome {
  const resume = plainResume(resumeWithFormats);
  const posting = jobDescription && `${jobDescription.title}\n${jobDescription.text}`;
  const shared = {
    kind,
    text: text.trim(),
    skills: resume.skills,
    language: detectLanguage(resume),
  };
  if (kind === "summary") {
    if (field !== "summary") return { ok: false, reason: "no field" };
    // Hidden entries must not appear in a visible text.
    const facts = listEntries(withoutHiddenEntries(resume));
    if (facts.length === 0) return { ok: false, reason: "no content" };
    return { ok: true, source: { ...shared, facts, posting: null, hasEnded: false } };
  }
  if (shared.text === "") return { ok: false, reason: "no content" };
  const entry = findEntry(resume, field);
  if (!entry) return { ok: false, reason: "no field" };
  if (kind === "line") return { ok: true, source: { ...shared, ...entry, posting: null } };
  if (!posting) return { ok: false, reason: "no posting" };
  return { ok: true, source: { ...shared, ...entry, posting } };
}

function findEntry(
  resume: Resume,
  field: string,
): Pick<RewriteSource, "facts" | "hasEnded"> | null {
  const [section, id, name] = field.split(".");
  if (name !== "description") return null;
  const heading = (...parts: string[]) => parts.filter((part) => part.trim() !== "");
  if (section === "experience") {
    const job = resume.experience.find((entry) => entry.id === id);
    return job ? { facts: heading(job.position, job.company), hasEnded: !job.current } : null;
  }
  if (section === "volunteering") {
    const work = resume.volunteering?.find((entry) => entry.id === id);
    return work ? { facts: heading(work.role, work.organization), hasEnded: !work.current } : null;
  }
  if (section === "militaryService") {
    const service = resume.militaryService?.find((entry) => entry.id === id);
    return service
      ? { facts: heading(service.rank, service.branch), hasEnded: !service.current }
      : null;
  }
  if (section === "customEntries") {
    const all = (resume.customSections ?? []).flatMap(({ entries = [] }) => entries);
    const entry = all.find((candidate) => candidate.id === id);
    return entry ? { facts: heading(entry.title, entry.subtitle), hasEnded: !entry.current } : null;
  }
  // Projects have no dates; the past tense fits most of them.
  if (section === "projects") {
    const project = resume.projects.find((entry) => entry.id === id);
    return project
      ? { facts: heading(project.name, ...project.technologies), hasEnded: true }
      : null;
  }
  return null;
}

/** The entries that a summary may draw on, each a title and its lines. */
function listEntries(resume: Resume): string[] {
  const entries = [
    ...resume.experience.map(({ position, company, description }) => ({
      head: [position, company],
      description,
    })),
    ...(resume.volunteering ?? []).map(({ role, organization, description }) => ({
      head: [role, organization],
      description,
    })),
    ...resume.projects.map(({ name, technologies, description }) => ({
      head: [name, technologies.join(", ")],
      description,
    })),
    ...resume.education.map(({ degree, fieldOfStudy, institution }) => ({
      head: [degree, fieldOfStudy, institution],
      description: "",
    })),
  ];
  return entries
    .slice(0, REWRITE_CAPS.entries)
    .map(({ head, description }) => {
      const title = head.filter((part) => part.trim() !== "").join(", ");
      return [title, ...linesOf(description)].filter((part) => part !== "").join("\n");
    })
    .filter((text) => text !== "");
}

/** The lines of a description as printed on the page. */
export function linesOf(description: string): string[] {
  const block = readDescription(description);
  if (!block) return [];
  return block.kind === "paragraph" ? [block.text] : block.items;
}

function detectLanguage(resume: Resume): RewriteSource["language"] {
  const lines = listWrittenParts(resume).flatMap((part) => part.lines);
  const text = lines.map((line) => line.text).join("\n");
  return isGerman(text) ? "German" : isEnglish(text) ? "English" : "another";
}
