/** Readers of each kind of section: lines to entries of the resume, without ids. */

import type { ImportIssue } from "#app/core/import/outcome.ts";
import type { DocLine } from "./doc-line.ts";
import type { SectionKind } from "./headings.ts";
import { readJobs } from "./read-jobs.ts";
import { readItems, readLanguages } from "./read-lists.ts";
import { readProjects } from "./read-projects.ts";
import { readSchools } from "./read-schools.ts";
import { readTitledEntries, type TitledEntry } from "./read-titled-entries.ts";

interface ReadSection {
  entries: (string | Record<string, unknown>)[];
  uncertain: ImportIssue[];
}
type Reader = (lines: readonly DocLine[]) => ReadSection;

export const SECTION_READERS: Record<Exclude<SectionKind, "summary" | "contact">, Reader> = {
  skills: (lines) => ({ entries: readItems(lines), uncertain: [] }),
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
  certificates: titledEntries("certificates", ({ title, issuer, date, url }) => ({
    name: title,
    issuer,
    date,
    url,
  })),
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
};

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
