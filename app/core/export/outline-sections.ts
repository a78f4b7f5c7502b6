/** Converts each section of a resume to headings, lines and lists. */
import { LINE_END, trimRuns } from "#app/core/resume/description.ts";
import { DATE_FORMATS, type Design, type SectionName } from "#app/core/resume/design.ts";
import { readInline } from "#app/core/resume/inline-text.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { ungroupedSkills } from "#app/core/resume/ungrouped-skills.ts";
import type { ResumeWords } from "#app/core/resume-languages/resume-words.ts";
import { formatExpiry, formatMonth, formatRange } from "#app/core/templates/dates.ts";
import { printedGradeLabel } from "#app/core/templates/parts/grade-label.ts";
import { sectionHeading } from "#app/core/templates/parts/sections.tsx";
import { cleanLine, cleanText, filled } from "./clean-line.ts";
import { MORE_PARTS, outlineCustomEntry } from "./outline-more.ts";
import { type Parts, type PartsOf, toEntry, withAside } from "./outline-parts.ts";
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
  return [section(heading, SECTION_PARTS[name](resume, dates, words))];
}

const SECTION_PARTS: Record<Exclude<SectionName, "customSections">, PartsOf> = {
  summary: ({ summary }) => ({
    paragraphs: summary
      .split(LINE_END)
      .map((line) => trimRuns(readInline(cleanText(line))))
      .filter((runs) => runs.length > 0),
  }),
  skills: skillParts,
  experience: ({ experience }, dates, words) => ({
    entries: experience.map((entry) =>
      toEntry(
        [
          entry.position,
          withAside(entry.company, entry.location),
          formatRange(entry, dates, words),
        ],
        entry.description,
      ),
    ),
  }),
  education: ({ education }, dates, words) => ({
    entries: education.map((entry) =>
      toEntry([
        filled([cleanLine(entry.degree), cleanLine(entry.fieldOfStudy)]).join(", "),
        withAside(entry.institution, entry.location),
        formatRange(entry, dates, words),
        entry.gpa.trim() && `${printedGradeLabel(entry.gpa, words)}: ${entry.gpa}`,
      ]),
    ),
  }),
  projects: ({ projects }) => ({
    entries: projects.map((entry) =>
      toEntry(
        [entry.name, filled(entry.technologies.map(cleanLine)).join(", ")],
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
          withAside(entry.issuer, entry.number, formatExpiry(entry.validUntil, dates, words)),
          formatMonth(entry.date, dates, words),
        ],
        "",
        [entry.url],
      ),
    ),
  }),
  languages: ({ languages = [] }) => ({
    items: filled(
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
          withAside(entry.organization, entry.location),
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
  ...MORE_PARTS,
};

/** Each group becomes a line ("Clinical: IV therapy, Triage"); ungrouped skills become items. */
function skillParts({ skills, skillGroups = [] }: Resume): Parts {
  const lines = skillGroups.map(({ name, skills }) => {
    const listed = filled(skills.map(cleanLine)).join(", ");
    return listed && name.trim() ? `${cleanLine(name)}: ${listed}` : listed;
  });
  const others = ungroupedSkills(skills, skillGroups);
  return {
    paragraphs: filled(lines).map((text) => [{ text }]),
    items: filled(others.map(cleanLine)),
  };
}

function section(heading: string, parts: Parts): OutlineSection {
  return { heading, paragraphs: [], items: [], entries: [], ...parts };
}
