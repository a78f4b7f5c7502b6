/** Short marks of a resume's parts: two of them tell which parts changed, without keeping the text. */
import type { Resume } from "./schema.ts";

/** Part → its name as people know it, and a hash of its content. */
export type PartMarks = Record<string, { name: string; hash: string }>;

export function partMarks(resume: Resume): PartMarks {
  const marks: PartMarks = {};
  const mark = (key: string, name: string, content: unknown) => {
    marks[key] = { name, hash: hashOf(JSON.stringify(content)) };
  };
  mark("personalInfo", "Personal Information", resume.personalInfo);
  mark("summary", "Professional Summary", resume.summary);
  mark("skills", "Skills", resume.skills);
  for (const entry of resume.experience) {
    mark(`experience.${entry.id}`, named("Experience", entry.company || entry.position), entry);
  }
  for (const entry of resume.education) {
    mark(`education.${entry.id}`, named("Education", entry.institution || entry.degree), entry);
  }
  for (const entry of resume.projects) {
    mark(`projects.${entry.id}`, named("Projects", entry.name), entry);
  }
  mark("more", "Other sections", [
    resume.certificates,
    resume.languages,
    resume.awards,
    resume.volunteering,
    resume.publications,
    resume.customSections,
  ]);
  return marks;
}

/** "Skills edited", "Experience: Acme added". */
export function changedParts(before: PartMarks, after: PartMarks): string[] {
  const edited = Object.entries(after).flatMap(([key, { name, hash }]) => {
    const old = before[key];
    if (!old) return `${name} added`;
    return old.hash === hash ? [] : `${name} edited`;
  });
  const removed = Object.entries(before).flatMap(([key, { name }]) =>
    key in after ? [] : `${name} removed`,
  );
  return [...edited, ...removed];
}

const named = (section: string, title: string) =>
  title.trim() === "" ? section : `${section}: ${title.slice(0, 80)}`;

/** FNV-1a, 32 bits: enough to tell one's own texts apart. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
