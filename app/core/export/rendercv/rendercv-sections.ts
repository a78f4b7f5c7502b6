/**
 * Creates the sections of a RenderCV file, in which all entries of a section must have the same
 * form.
 */

import { cleanLines } from "#app/core/export/clean-line.ts";
import { LINE_END } from "#app/core/resume/description.ts";
import type { SectionName } from "#app/core/resume/design.ts";
import { readInline } from "#app/core/resume/inline-text.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { ungroupedSkills } from "#app/core/resume/ungrouped-skills.ts";
import {
  toAward,
  toCertificate,
  toJob,
  toNormalEntry,
  toOneLine,
  toProject,
  toPublication,
  toSchool,
  toVolunteering,
  type YamlEntry,
} from "./rendercv-entries.ts";
import { escapeLine, writeRuns } from "./rendercv-text.ts";

type Entries = (YamlEntry | string)[];

const linesOf = (text: string): string[] =>
  cleanLines(text)
    .split(LINE_END)
    .map((line) => writeRuns(readInline(line.trim())))
    .filter((line) => line !== "");

/** Converts each section to its entries. `heading`: the section's title, for unlabeled skills. */
export const SECTION_ENTRIES: Record<
  Exclude<SectionName, "customSections">,
  (resume: Resume, heading: string) => Entries
> = {
  summary: ({ summary }) => linesOf(summary),
  skills: skillEntries,
  experience: ({ experience }) => experience.map(toJob),
  education: ({ education }) => education.map(toSchool),
  projects: ({ projects }) => projects.map(toProject),
  certificates: ({ certificates = [] }) => certificates.map(toCertificate),
  languages: ({ languages = [] }) => languages.map(({ name, level }) => toOneLine(name, level)),
  awards: ({ awards = [] }) => awards.map(toAward),
  volunteering: ({ volunteering = [] }) => volunteering.map(toVolunteering),
  publications: ({ publications = [] }) => publications.map(toPublication),
  courses: ({ courses = [] }) =>
    courses.map(({ provider, ...entry }) => toNormalEntry({ ...entry, subtitle: provider })),
  memberships: ({ memberships = [] }) =>
    memberships.map((entry) =>
      toNormalEntry({
        name: entry.organization,
        subtitle: entry.role,
        period: entry,
        description: entry.description,
      }),
    ),
  patents: ({ patents = [] }) =>
    patents.map(({ title, office, number = "", ...entry }) =>
      toNormalEntry({
        ...entry,
        name: title,
        subtitle: [office, number].filter(Boolean).join(" · "),
      }),
    ),
  militaryService: ({ militaryService = [] }) =>
    militaryService.map(({ rank, branch, description, location, ...period }) =>
      toNormalEntry({
        name: rank || branch,
        subtitle: rank ? branch : "",
        description,
        location,
        period,
      }),
    ),
  interests: ({ interests = [] }) =>
    interests.some(({ description }) => description.trim())
      ? interests.map(({ name, description }) => toOneLine(name, description))
      : interests.map(({ name }) => escapeLine(name)),
  references: ({ references = [] }) =>
    references.map(({ name, position, company, email, phone, description }) =>
      toNormalEntry({
        name,
        subtitle: [position, company].filter(Boolean).join(", "),
        description: [email, phone, description].filter(Boolean).join("\n"),
      }),
    ),
};

/** Each group becomes a labeled line; ungrouped skills are labeled with the section's heading. */
function skillEntries({ skills, skillGroups = [] }: Resume, heading: string): Entries {
  const others = ungroupedSkills(skills, skillGroups).filter((skill) => skill.trim() !== "");
  if (skillGroups.length === 0) {
    // A single text is read as a comma-separated list.
    return others.some((skill) => /[,;]/.test(skill)) ? others.map(escapeLine) : joined(others);
  }
  return [
    ...skillGroups.map(({ name, skills }) => toOneLine(name, skills.join(", "))),
    ...(others.length > 0 ? [toOneLine(heading, others.join(", "))] : []),
  ];
}

const joined = (skills: readonly string[]) =>
  skills.length > 0 ? [skills.map(escapeLine).join(", ")] : [];

/** Text and entries become two sections, because their forms differ. */
export function customSectionEntries({
  body,
  entries = [],
}: NonNullable<Resume["customSections"]>[number]): Entries[] {
  const dated = entries.map((entry) =>
    toNormalEntry({
      name: entry.title,
      subtitle: entry.subtitle,
      period: entry,
      description: entry.description,
      location: entry.location,
    }),
  );
  return [linesOf(body), dated].filter((list) => list.length > 0);
}
