/** A resume as headings, lines and lists in reading order: what TXT, Markdown and DOCX are made from. */
import { type DescriptionBlock, readDescription } from "#app/resume/description.ts";
import type { Resume } from "#app/resume/schema.ts";
import { formatMonth, formatRange } from "#app/templates/dates.ts";
import { readEmail, readLink } from "#app/templates/links.ts";
import { HEADINGS } from "#app/templates/parts/section.tsx";
import { toPrintable } from "#app/templates/printable.ts";

export interface OutlineEntry {
  /** Empty where an entry has only text. */
  title: string;
  /** Short lines below the title: for whom, when, with what. */
  lines: string[];
  body: DescriptionBlock | null;
  links: string[];
}

export interface OutlineSection {
  heading: string;
  paragraphs: string[];
  /** A run of short items, such as skills. */
  items: string[];
  entries: OutlineEntry[];
}

export interface Outline {
  name: string;
  contact: string[];
  sections: OutlineSection[];
}

const MAIN = ["summary", "skills", "experience", "education", "projects"] as const;
type MainSection = (typeof MAIN)[number];

/** `order`: names of sections as the template sets them; what it leaves out follows after. */
export function toOutline(resume: Resume, order: readonly string[] = MAIN): Outline {
  const { personalInfo } = resume;
  const named = order.filter((name): name is MainSection => MAIN.some((main) => main === name));
  const sections = [...new Set([...named, ...MAIN])].map((name) => readMain(resume, name));
  return {
    name: clean(personalInfo.fullName),
    contact: filled([
      readEmail(personalInfo.email)?.text,
      clean(personalInfo.phone),
      clean(personalInfo.address),
      readLink(personalInfo.linkedIn)?.text,
      readLink(personalInfo.github)?.text,
    ]),
    sections: [...sections, ...readOptional(resume)].filter(hasContent),
  };
}

function readMain(resume: Resume, name: MainSection): OutlineSection {
  const heading = HEADINGS[name];
  switch (name) {
    case "summary":
      return section(heading, { paragraphs: filled(resume.summary.split(/\r?\n/).map(clean)) });
    case "skills":
      return section(heading, { items: filled(resume.skills.map(clean)) });
    case "experience":
      return section(heading, {
        entries: resume.experience.map((entry) =>
          toEntry([entry.position, entry.company, formatRange(entry)], entry.description),
        ),
      });
    case "education":
      return section(heading, {
        entries: resume.education.map((entry) =>
          toEntry([
            filled([clean(entry.degree), clean(entry.fieldOfStudy)]).join(", "),
            entry.institution,
            formatRange(entry),
            entry.gpa.trim() && `GPA: ${entry.gpa}`,
          ]),
        ),
      });
    case "projects":
      return section(heading, {
        entries: resume.projects.map((entry) =>
          toEntry(
            [entry.name, filled(entry.technologies.map(clean)).join(", ")],
            entry.description,
            [entry.githubLink, entry.liveLink],
          ),
        ),
      });
    default:
      throw new Error(name satisfies never);
  }
}

/** Sections that not every layout draws yet; a document for editing holds all of a resume. */
function readOptional(resume: Resume): OutlineSection[] {
  const { certificates, languages, awards, volunteering, publications, customSections } = resume;
  return [
    section("Volunteering", {
      entries: (volunteering ?? []).map((entry) =>
        toEntry([entry.role, entry.organization, formatRange(entry)], entry.description),
      ),
    }),
    section("Certificates", {
      entries: (certificates ?? []).map((entry) =>
        toEntry([entry.name, entry.issuer, formatMonth(entry.date)], "", [entry.url]),
      ),
    }),
    section("Awards", {
      entries: (awards ?? []).map((entry) =>
        toEntry([entry.title, entry.issuer, formatMonth(entry.date)], entry.description),
      ),
    }),
    section("Publications", {
      entries: (publications ?? []).map((entry) =>
        toEntry([entry.title, entry.publisher, formatMonth(entry.date)], "", [entry.url]),
      ),
    }),
    section("Languages", {
      items: filled(
        (languages ?? []).map(({ name, level }) =>
          level.trim() ? `${clean(name)} (${clean(level)})` : clean(name),
        ),
      ),
    }),
    ...(customSections ?? []).map(({ title, body }) =>
      section(clean(title), { entries: [toEntry([], body)] }),
    ),
  ];
}

/** The first line with something in it becomes the title. */
function toEntry(lines: string[], description = "", links: string[] = []): OutlineEntry {
  const [title = "", ...rest] = filled(lines.map(clean));
  return {
    title,
    lines: rest,
    body: readDescription(printable(description)),
    links: filled(links.map((link) => readLink(link)?.text)),
  };
}

function section(heading: string, parts: Partial<OutlineSection>): OutlineSection {
  return { heading, paragraphs: [], items: [], entries: [], ...parts };
}

function hasContent({ paragraphs, items, entries }: OutlineSection): boolean {
  const isFilled = ({ title, body, links }: OutlineEntry) => title || body || links.length > 0;
  return paragraphs.length > 0 || items.length > 0 || entries.some(isFilled);
}

function filled(texts: (string | undefined)[]): string[] {
  return texts.filter((text): text is string => text !== undefined && text !== "");
}

/** A text that stands on one line. */
function clean(text: string): string {
  return printable(text)
    .trim()
    .replace(/\s*[\r\n]+\s*/g, ", ");
}

/** XML, which a DOCX is, has no place for U+FFFE and U+FFFF. */
function printable(text: string): string {
  return toPrintable(text).replace(/[\ufffe\uffff]/g, "");
}
