/** Lists the lines of a resume that are written as sentences, with their fields and ranges, for writing advice. */
import { BULLET_MARK, LINE } from "#app/core/resume/description.ts";
import { plainResume } from "#app/core/resume/plain-resume.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import type { TextRange } from "./finding.ts";

export interface WrittenLine {
  /** The field's name in the form: `experience.{id}.description`. */
  key: string;
  /** The name of the part in the report: "Experience: Acme". */
  where: string;
  text: string;
  /** Where the line is in the field's text. */
  range: TextRange;
}

/** The summary, or the description of one entry. */
export interface WrittenPart {
  key: string;
  where: string;
  kind: "summary" | "job" | "project" | "other";
  /** True for a job that has ended. */
  hasEnded: boolean;
  lines: WrittenLine[];
}

/** The summary, jobs, projects, volunteering and military service, as far as they have text. */
export function listWrittenParts(formatted: Resume): WrittenPart[] {
  const resume = plainResume(formatted);
  const jobs = resume.experience.map((entry) =>
    entryPart(
      "job",
      "experience",
      "Experience",
      entry.company || entry.position,
      entry,
      !entry.current,
    ),
  );
  const volunteering = (resume.volunteering ?? []).map((entry) =>
    entryPart("job", "volunteering", "Volunteering", entry.organization, entry, !entry.current),
  );
  const service = (resume.militaryService ?? []).map((entry) =>
    entryPart("job", "militaryService", "Military Service", entry.branch, entry, !entry.current),
  );
  const projects = resume.projects.map((entry) =>
    entryPart("project", "projects", "Projects", entry.name, entry, false),
  );
  const [key, where] = ["summary", "Professional Summary"];
  const summary: WrittenPart = {
    key,
    where,
    kind: "summary",
    hasEnded: false,
    lines: linesIn(resume.summary, { key, where }),
  };
  return [summary, ...jobs, ...projects, ...volunteering, ...service].filter(hasLines);
}

/** Texts of the other sections, in which only months and spelling are checked. */
export function listOtherParts(formatted: Resume): WrittenPart[] {
  const resume = plainResume(formatted);
  const { awards, courses, memberships, patents, references, customSections } = resume;
  const parts = [
    ...(awards ?? []).map((entry) => otherPart("awards", "Awards", entry.title, entry)),
    ...(courses ?? []).map((entry) => otherPart("courses", "Courses", entry.name, entry)),
    ...(memberships ?? []).map((entry) =>
      otherPart("memberships", "Memberships", entry.organization, entry),
    ),
    ...(patents ?? []).map((entry) => otherPart("patents", "Patents", entry.title, entry)),
    ...(references ?? []).map((entry) => otherPart("references", "References", entry.name, entry)),
    ...(customSections ?? []).flatMap(({ id, title, body, entries }) => [
      textPart("other", `customSections.${id}.body`, title || "Custom section", body, false),
      ...(entries ?? []).map((entry) =>
        otherPart("customEntries", title || "Custom section", entry.title, entry),
      ),
    ]),
  ];
  return parts.filter(hasLines);
}

const hasLines = ({ lines }: WrittenPart) => lines.length > 0;

interface DescribedEntry {
  id: string;
  description: string;
}

function entryPart(
  kind: WrittenPart["kind"],
  section: string,
  heading: string,
  title: string,
  { id, description }: DescribedEntry,
  hasEnded: boolean,
): WrittenPart {
  const where = title.trim() === "" ? heading : `${heading}: ${title}`;
  return textPart(kind, `${section}.${id}.description`, where, description, hasEnded);
}

const otherPart = (section: string, heading: string, title: string, entry: DescribedEntry) =>
  entryPart("other", section, heading, title, entry, false);

function textPart(
  kind: WrittenPart["kind"],
  key: string,
  where: string,
  text: string,
  hasEnded: boolean,
): WrittenPart {
  return { key, where, kind, hasEnded, lines: linesIn(text, { key, where }, BULLET_MARK) };
}

/** The lines that are not blank, without the leading characters that match `mark` (bullets). */
function linesIn(
  fieldText: string,
  location: Pick<WrittenLine, "key" | "where">,
  mark = /^\s*/,
): WrittenLine[] {
  return [...fieldText.matchAll(LINE)].flatMap(({ 0: raw, index }) => {
    const lead = mark.exec(raw)?.[0].length ?? 0;
    const written = raw.slice(lead).trim();
    if (written === "") return [];
    const start = index + raw.indexOf(written, lead);
    const range = { start, end: start + written.length };
    return [{ ...location, text: written.normalize("NFC"), range }];
  });
}

/**
 * The range of a part of a line in the field's text. If normalizing changed the line's length
 * (letters with separate accents), offsets differ, and the range of the whole line is returned.
 */
export function rangeInLine(
  { text, range }: WrittenLine,
  offset: number,
  length: number,
): TextRange {
  if (range.end - range.start !== text.length) return range;
  return { start: range.start + offset, end: range.start + offset + length };
}

/** The index of a finding's line in its field; 0 for the summary, null if the line is not there. */
export function findLineIndex(
  resume: Resume,
  { key, line, where }: Pick<WrittenLine, "key" | "where"> & { line: string },
): number | null {
  const part = listWrittenParts(resume).find((candidate) => candidate.key === key);
  if (part?.where !== where) return null;
  if (part.kind === "summary") return 0;
  const index = part.lines.findIndex(({ text }) => text === line);
  return index < 0 ? null : index;
}
