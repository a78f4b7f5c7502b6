/** The lines of each kind of section → its entries, as the resume holds them but for their ids. */

import type { Uncertain } from "#app/core/import/outcome.ts";
import type { DocLine } from "./doc-line.ts";
import type { SectionKind } from "./headings.ts";
import { readJobs } from "./read-jobs.ts";
import { readItems, readLanguages } from "./read-lists.ts";
import { readSchools } from "./read-schools.ts";
import { readProjects, readWorks, type Work } from "./read-works.ts";

interface ReadSection {
  entries: (string | Record<string, unknown>)[];
  uncertain: Uncertain[];
}
type Reader = (lines: readonly DocLine[]) => ReadSection;

export const SECTION_READERS: Record<Exclude<SectionKind, "summary" | "contact">, Reader> = {
  skills: (lines) => ({ entries: readItems(lines), uncertain: [] }),
  languages: (lines) => ({ entries: readLanguages(lines), uncertain: [] }),
  experience: (lines) => readPosts(lines, "experience", "position", "company"),
  volunteering: (lines) => readPosts(lines, "volunteering", "role", "organization"),
  education: (lines) => {
    const { schools, uncertain } = readSchools(lines);
    return { entries: schools.map((school) => ({ ...school })), uncertain };
  },
  projects: (lines) => {
    const { projects, uncertain } = readProjects(lines);
    return { entries: projects.map((project) => ({ ...project })), uncertain };
  },
  certificates: works("certificates", ({ title, by, date, url }) => ({
    name: title,
    issuer: by,
    date,
    url,
  })),
  awards: works("awards", ({ title, by, date, description }) => ({
    title,
    issuer: by,
    date,
    description,
  })),
  publications: works("publications", ({ title, by, date, url }) => ({
    title,
    publisher: by,
    date,
    url,
  })),
};

function readPosts(lines: readonly DocLine[], path: string, post: string, employer: string) {
  const { jobs, uncertain } = readJobs(lines, { path, post, employer });
  const entries = jobs.map((job) => {
    const { post: title, employer: whose, ...rest } = job;
    return { ...rest, [post]: title, [employer]: whose };
  });
  return { entries, uncertain };
}

function works(path: string, toEntry: (work: Work) => Record<string, unknown>): Reader {
  return (lines) => {
    const read = readWorks(lines, path);
    return { entries: read.works.map(toEntry), uncertain: read.uncertain };
  };
}
