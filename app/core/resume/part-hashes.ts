/**
 * Hashes of the parts of a resume (each job, each school, the skills), to name those that changed without their text.
 */
import type { Resume } from "./schema.ts";

/** For each part, its display name and a hash of its content. */
export type PartHashes = Record<string, { name: string; hash: string }>;

export function hashParts(resume: Resume): PartHashes {
  const parts: PartHashes = {};
  const addPart = (key: string, name: string, content: unknown) => {
    parts[key] = { name, hash: hashOf(JSON.stringify(content)) };
  };
  addPart("personalInfo", "Personal Information", resume.personalInfo);
  addPart("summary", "Professional Summary", resume.summary);
  addPart("skills", "Skills", [resume.skills, resume.skillGroups]);
  for (const entry of resume.experience) {
    addPart(
      `experience.${entry.id}`,
      partName("Experience", entry.company || entry.position),
      entry,
    );
  }
  for (const entry of resume.education) {
    addPart(
      `education.${entry.id}`,
      partName("Education", entry.institution || entry.degree),
      entry,
    );
  }
  for (const entry of resume.projects) {
    addPart(`projects.${entry.id}`, partName("Projects", entry.name), entry);
  }
  addPart("more", "Other sections", [
    resume.certificates,
    resume.languages,
    resume.awards,
    resume.volunteering,
    resume.publications,
    resume.courses,
    resume.memberships,
    resume.patents,
    resume.militaryService,
    resume.interests,
    resume.references,
    resume.customSections,
  ]);
  return parts;
}

/** Lists changes such as "Skills edited" and "Experience: Acme added". */
export function listChangedParts(before: PartHashes, after: PartHashes): string[] {
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

/** In characters; a longer company or title is cut in the list of changes. */
const MAX_TITLE_LENGTH = 80;

const partName = (section: string, title: string) =>
  title.trim() === "" ? section : `${section}: ${title.slice(0, MAX_TITLE_LENGTH)}`;

/** FNV-1a, 32 bits, which is enough to detect changes of one text. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
