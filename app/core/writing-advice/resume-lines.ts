/** Lists the lines of a resume that are written as sentences. */
import { LINE_END, readDescription } from "#app/core/resume/description.ts";
import { plainResume } from "#app/core/resume/plain-resume.ts";
import type { Resume } from "#app/core/resume/schema.ts";

export interface WrittenLine {
  key: string;
  where: string;
  text: string;
}

export interface WrittenPart {
  key: string;
  where: string;
  kind: "summary" | "job" | "project" | "other";
  /** True for a job that has ended. */
  isOver: boolean;
  lines: WrittenLine[];
}

export function listWrittenParts(marked: Resume): WrittenPart[] {
  const resume = plainResume(marked);
  const jobs = resume.experience.map((entry) =>
    part("job", "experience", "Experience", entry.company || entry.position, entry, !entry.current),
  );
  const volunteering = (resume.volunteering ?? []).map((entry) =>
    part("job", "volunteering", "Volunteering", entry.organization, entry, !entry.current),
  );
  const service = (resume.militaryService ?? []).map((entry) =>
    part("job", "militaryService", "Military Service", entry.branch, entry, !entry.current),
  );
  const projects = resume.projects.map((entry) =>
    part("project", "projects", "Projects", entry.name, entry, false),
  );
  const summary: WrittenPart = {
    key: "summary",
    where: "Professional Summary",
    kind: "summary",
    isOver: false,
    lines: resume.summary
      .split(LINE_END)
      .map((text) => ({ key: "summary", where: "Professional Summary", text: text.trim() }))
      .filter(({ text }) => text !== ""),
  };
  return [summary, ...jobs, ...projects, ...volunteering, ...service].filter(
    ({ lines }) => lines.length > 0,
  );
}

function part(
  kind: WrittenPart["kind"],
  section: string,
  heading: string,
  title: string,
  { id, description }: { id: string; description: string },
  isOver: boolean,
): WrittenPart {
  const key = `${section}.${id}.description`;
  const where = title.trim() === "" ? heading : `${heading}: ${title}`;
  const block = readDescription(description);
  const texts = !block ? [] : block.kind === "paragraph" ? [block.text] : block.items;
  return { key, where, kind, isOver, lines: texts.map((text) => ({ key, where, text })) };
}

/** The index of a finding's line in its field; null for advice on a whole part, except for the summary. */
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
