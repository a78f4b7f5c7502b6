/** Maps each kind of section to the function that reads its lines as entries of the resume, without ids. */

import type { ImportIssue } from "#app/core/import/outcome.ts";
import type { DocLine } from "./doc-line.ts";
import type { SectionKind } from "./headings.ts";
import { readCertificates } from "./read-certificates.ts";
import { readInterests } from "./read-interests.ts";
import { readJobs } from "./read-jobs.ts";
import { readLanguages } from "./read-languages.ts";
import { readProjects } from "./read-projects.ts";
import { readReferences } from "./read-references.ts";
import { readSchools } from "./read-schools.ts";
import { readSkills, type SkillGroup } from "./read-skills.ts";
import { readTitledEntries, type TitledEntry } from "./read-titled-entries.ts";
import { readCourses, readMemberships, readPatents } from "./titled-sections.ts";

interface ReadSection {
  entries: (string | Record<string, unknown>)[];
  uncertain: ImportIssue[];
  /** Only for skills. */
  groups?: SkillGroup[];
}
/** Reads the lines of a section; paths in `uncertain` begin with the section's name. */
type Reader = (lines: readonly DocLine[]) => ReadSection;

export const SECTION_READERS: Record<Exclude<SectionKind, "summary" | "contact">, Reader> = {
  skills: (lines) => {
    const { skills, groups } = readSkills(lines);
    return { entries: skills, uncertain: [], groups };
  },
  languages: (lines) => ({ entries: readLanguages(lines), uncertain: [] }),
  experience: (lines) => readExperience(lines, "experience", "position", "company"),
  volunteering: (lines) => readExperience(lines, "volunteering", "role", "organization"),
  education: (lines) => {
    const { schools, uncertain } = readSchools(lines);
    return { entries: schools.map((school) => ({ ...school })), uncertain };
  },
  projects: (lines) => {
    const { projects, uncertain } = readProjects(lines);
    return { entries: projects.map((project) => ({ ...project })), uncertain };
  },
  certificates: (lines) => {
    const { certificates, uncertain } = readCertificates(lines);
    return { entries: certificates.map((certificate) => ({ ...certificate })), uncertain };
  },
  awards: titledEntries("awards", ({ title, issuer, date, description }) => ({
    title,
    issuer,
    date,
    description,
  })),
  publications: titledEntries("publications", ({ title, issuer, date, url }) => ({
    title,
    publisher: issuer,
    date,
    url,
  })),
  courses: readCourses,
  memberships: readMemberships,
  patents: readPatents,
  militaryService: (lines) => readExperience(lines, "militaryService", "rank", "branch"),
  interests: readInterests,
  references: readReferences,
};

/** `path`: the section's name. `titleField` and `employerField`: what it calls these two fields. */
function readExperience(
  lines: readonly DocLine[],
  path: string,
  titleField: string,
  employerField: string,
) {
  const { jobs, uncertain } = readJobs(lines, { path, titleField, employerField });
  const entries = jobs.map((job) => {
    const { title, employer, ...rest } = job;
    return { ...rest, [titleField]: title, [employerField]: employer };
  });
  return { entries, uncertain };
}

function titledEntries(
  path: string,
  toEntry: (entry: TitledEntry) => Record<string, unknown>,
): Reader {
  return (lines) => {
    const read = readTitledEntries(lines, path);
    return { entries: read.entries.map(toEntry), uncertain: read.uncertain };
  };
}
