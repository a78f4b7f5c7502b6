/** The lines of a resume that somebody wrote as sentences. */
import { LINE_END, readDescription } from "#app/core/resume/description.ts";
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
  /** For jobs: whether it is over. */
  isOver: boolean;
  lines: WrittenLine[];
}

export function writtenParts(resume: Resume): WrittenPart[] {
  const jobs = resume.experience.map((entry) =>
    part("job", "experience", "Experience", entry.company || entry.position, entry, !entry.current),
  );
  const volunteering = (resume.volunteering ?? []).map((entry) =>
    part("job", "volunteering", "Volunteering", entry.organization, entry, !entry.current),
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
  return [summary, ...jobs, ...projects, ...volunteering].filter(({ lines }) => lines.length > 0);
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

/** Which line of its field an advice is about; null where it is about more than one, but for the summary. */
export function placeOfFinding(
  resume: Resume,
  { key, line, where }: Pick<WrittenLine, "key" | "where"> & { line: string },
): number | null {
  const part = writtenParts(resume).find((one) => one.key === key);
  if (part?.where !== where) return null;
  if (part.kind === "summary") return 0;
  const place = part.lines.findIndex(({ text }) => text === line);
  return place < 0 ? null : place;
}
