/** Converts each section of a resume to the headings, lines and lists of an outline (outline.ts). */
import { LINE_END, trimRuns } from "#app/core/resume/description.ts";
import { DATE_FORMATS, type Design, type SectionName } from "#app/core/resume/design.ts";
import { readInline } from "#app/core/resume/inline-text.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { ungroupedSkills } from "#app/core/resume/ungrouped-skills.ts";
import type { ResumeWords } from "#app/core/resume-languages/resume-words.ts";
import { formatExpiry, formatMonth, formatRange } from "#app/core/templates/dates.ts";
import { printedGradeLabel } from "#app/core/templates/parts/grade-label.ts";
import { sectionHeading } from "#app/core/templates/parts/sections.tsx";
import { cleanLine, cleanText, nonEmpty } from "./clean-line.ts";
import { LESS_COMMON_SECTIONS, outlineCustomEntry } from "./outline-less-common.ts";
import {
  joinWithDots,
  type SectionContent,
  type SectionContentReader,
  toEntry,
} from "./outline-parts.ts";
import type { OutlineSection } from "./outline-section.ts";

/** Returns one section per custom section, otherwise exactly one, which may be empty. */
export function outlineSections(
  resume: Resume,
  name: SectionName,
  design: Design,
  words: ResumeWords,
): OutlineSection[] {
  const dates = design.dates ?? DATE_FORMATS[0];
  if (name === "customSections") {
    return (resume.customSections ?? []).map(({ title, body, entries = [] }) =>
      section(cleanLine(title), {
        entries: [
          ...(body.trim() || entries.length === 0 ? [toEntry([], body)] : []),
          ...entries.map((entry) => outlineCustomEntry(entry, dates, words)),
        ],
      }),
    );
  }
  const heading = cleanLine(sectionHeading(name, design, words));
  return [section(heading, SECTION_READERS[name](resume, dates, words))];
}

const SECTION_READERS: Record<Exclude<SectionName, "customSections">, SectionContentReader> = {
  summary: ({ summary }) => ({
    paragraphs: summary
      .split(LINE_END)
      .map((line) => trimRuns(readInline(cleanText(line))))
      .filter((runs) => runs.length > 0),
  }),
  skills: skillContent,
  experience: ({ experience }, dates, words) => ({
    entries: experience.map((entry) =>
      toEntry(
        [
          entry.position,
          joinWithDots(entry.company, entry.location),
          formatRange(entry, dates, words),
        ],
        entry.description,
      ),
    ),
  }),
  education: ({ education }, dates, words) => ({
    entries: education.map((entry) =>
      toEntry([
        nonEmpty([cleanLine(entry.degree), cleanLine(entry.fieldOfStudy)]).join(", "),
        joinWithDots(entry.institution, entry.location),
        formatRange(entry, dates, words),
        entry.gpa.trim() && `${printedGradeLabel(entry.gpa, words)}: ${entry.gpa}`,
      ]),
    ),
  }),
  projects: ({ projects }) => ({
    entries: projects.map((entry) =>
      toEntry(
        [entry.name, nonEmpty(entry.technologies.map(cleanLine)).join(", ")],
        entry.description,
        [entry.githubLink, entry.liveLink],
      ),
    ),
  }),
  certificates: ({ certificates = [] }, dates, words) => ({
    entries: certificates.map((entry) =>
      toEntry(
        [
          entry.name,
          joinWithDots(entry.issuer, entry.number, formatExpiry(entry.validUntil, dates, words)),
          formatMonth(entry.date, dates, words),
        ],
        "",
        [entry.url],
      ),
    ),
  }),
  languages: ({ languages = [] }) => ({
    items: nonEmpty(
      languages.map(({ name, level }) =>
        level.trim() ? `${cleanLine(name)} (${cleanLine(level)})` : cleanLine(name),
      ),
    ),
  }),
  awards: ({ awards = [] }, dates, words) => ({
    entries: awards.map((entry) =>
      toEntry(
        [entry.title, entry.issuer, formatMonth(entry.date, dates, words)],
        entry.description,
      ),
    ),
  }),
  volunteering: ({ volunteering = [] }, dates, words) => ({
    entries: volunteering.map((entry) =>
      toEntry(
        [
          entry.role,
          joinWithDots(entry.organization, entry.location),
          formatRange(entry, dates, words),
        ],
        entry.description,
      ),
    ),
  }),
  publications: ({ publications = [] }, dates, words) => ({
    entries: publications.map((entry) =>
      toEntry([entry.title, entry.publisher, formatMonth(entry.date, dates, words)], "", [
        entry.url,
      ]),
    ),
  }),
  ...LESS_COMMON_SECTIONS,
};

/** Each group becomes a line ("Clinical: IV therapy, Triage"); ungrouped skills become items. */
function skillContent({ skills, skillGroups = [] }: Resume): SectionContent {
  const lines = skillGroups.map(({ name, skills }) => {
    const listed = nonEmpty(skills.map(cleanLine)).join(", ");
    return listed && name.trim() ? `${cleanLine(name)}: ${listed}` : listed;
  });
  const others = ungroupedSkills(skills, skillGroups);
  return {
    paragraphs: nonEmpty(lines).map((text) => [{ text }]),
    items: nonEmpty(others.map(cleanLine)),
  };
}

function section(heading: string, parts: SectionContent): OutlineSection {
  return { heading, paragraphs: [], items: [], entries: [], ...parts };
}
