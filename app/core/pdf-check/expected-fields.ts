/** Every filled field of a resume, as a reader of the printed page should find it. */
import type { SectionKind } from "#app/core/pdf-text/headings.ts";
import { LINE_END, readDescription } from "#app/core/resume/description.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { formatMonth, formatRange } from "#app/core/templates/dates.ts";
import { readLink } from "#app/core/templates/links.ts";

export interface ExpectedField {
  /** Its name in the form: `experience.{id}.company`. */
  key: string;
  label: string;
  kind: "name" | "email" | "phone" | "link" | "text" | "lines" | "items" | "dates";
  /** What should be read, in this order; several for lines of a description and for lists. */
  texts: string[];
  /** For dates: as months. */
  dates?: { start: string; end: string };
}

export interface ExpectedGroup {
  /** As the report names it: "Experience: Acme". */
  name: string;
  /** Null for the head of the page. */
  section: SectionKind | null;
  /** A list's entry is to be found in one piece. */
  isEntry: boolean;
  fields: ExpectedField[];
}

export function expectedGroups(resume: Resume): ExpectedGroup[] {
  const { personalInfo: person } = resume;
  const contact = (key: keyof typeof person, label: string, kind: ExpectedField["kind"]) =>
    field(`personalInfo.${key}`, label, kind, kind === "link" ? shown(person[key]) : person[key]);
  const groups: ExpectedGroup[] = [
    plain("Personal Information", null, [
      contact("fullName", "Full name", "name"),
      contact("email", "Email", "email"),
      contact("phone", "Phone", "phone"),
      contact("address", "Address", "text"),
      contact("linkedIn", "LinkedIn", "link"),
      contact("github", "GitHub", "link"),
    ]),
    plain("Professional Summary", "summary", [
      field("summary", "Summary", "lines", resume.summary.split(LINE_END)),
    ]),
    plain("Skills", "skills", [field("skills", "Skills", "items", resume.skills)]),
    ...resume.experience.map((entry) =>
      group("Experience", "experience", entry.company || entry.position, [
        field(`experience.${entry.id}.position`, "Position", "text", entry.position),
        field(`experience.${entry.id}.company`, "Company", "text", entry.company),
        dates(`experience.${entry.id}.startDate`, entry),
        description(`experience.${entry.id}.description`, entry.description),
      ]),
    ),
    ...resume.education.map((entry) =>
      group("Education", "education", entry.institution || entry.degree, [
        field(`education.${entry.id}.institution`, "Institution", "text", entry.institution),
        field(`education.${entry.id}.degree`, "Degree", "text", entry.degree),
        field(`education.${entry.id}.fieldOfStudy`, "Field of study", "text", entry.fieldOfStudy),
        dates(`education.${entry.id}.startDate`, entry),
        field(`education.${entry.id}.gpa`, "GPA", "text", entry.gpa),
      ]),
    ),
    ...resume.projects.map((entry) =>
      group("Projects", "projects", entry.name, [
        field(`projects.${entry.id}.name`, "Name", "text", entry.name),
        field(`projects.${entry.id}.technologies`, "Technologies", "items", entry.technologies),
        description(`projects.${entry.id}.description`, entry.description),
        field(`projects.${entry.id}.githubLink`, "GitHub URL", "link", shown(entry.githubLink)),
        field(`projects.${entry.id}.liveLink`, "Live URL", "link", shown(entry.liveLink)),
      ]),
    ),
    ...moreGroups(resume),
  ];
  return groups.filter(({ fields }) => fields.length > 0);
}

/** The optional sections: a title, whose it was, when, and what about it. */
function moreGroups(resume: Resume): ExpectedGroup[] {
  return [
    ...(resume.certificates ?? []).map((entry) =>
      group("Certifications", "certificates", entry.name, [
        field(`certificates.${entry.id}.name`, "Certificate", "text", entry.name),
        field(`certificates.${entry.id}.issuer`, "Issuer", "text", entry.issuer),
        field(`certificates.${entry.id}.date`, "Date", "text", formatMonth(entry.date)),
        field(`certificates.${entry.id}.url`, "Link", "link", shown(entry.url)),
      ]),
    ),
    plain("Languages", "languages", [
      field(
        "languages",
        "Languages",
        "items",
        (resume.languages ?? []).flatMap(({ name, level }) => [name, level]),
      ),
    ]),
    ...(resume.awards ?? []).map((entry) =>
      group("Awards", "awards", entry.title, [
        field(`awards.${entry.id}.title`, "Award", "text", entry.title),
        field(`awards.${entry.id}.issuer`, "Issuer", "text", entry.issuer),
        field(`awards.${entry.id}.date`, "Date", "text", formatMonth(entry.date)),
        description(`awards.${entry.id}.description`, entry.description),
      ]),
    ),
    ...(resume.volunteering ?? []).map((entry) =>
      group("Volunteering", "volunteering", entry.organization || entry.role, [
        field(`volunteering.${entry.id}.role`, "Role", "text", entry.role),
        field(`volunteering.${entry.id}.organization`, "Organization", "text", entry.organization),
        dates(`volunteering.${entry.id}.startDate`, entry),
        description(`volunteering.${entry.id}.description`, entry.description),
      ]),
    ),
    ...(resume.publications ?? []).map((entry) =>
      group("Publications", "publications", entry.title, [
        field(`publications.${entry.id}.title`, "Publication", "text", entry.title),
        field(`publications.${entry.id}.publisher`, "Publisher", "text", entry.publisher),
        field(`publications.${entry.id}.date`, "Date", "text", formatMonth(entry.date)),
        field(`publications.${entry.id}.url`, "Link", "link", shown(entry.url)),
      ]),
    ),
    ...(resume.customSections ?? []).map((entry) => ({
      ...plain(entry.title || "Own section", null, [
        field(`customSections.${entry.id}.title`, "Section title", "text", entry.title),
        description(`customSections.${entry.id}.body`, entry.body),
      ]),
    })),
  ];
}

type MaybeField = ExpectedField | null;

function plain(name: string, section: SectionKind | null, fields: MaybeField[]): ExpectedGroup {
  return { name, section, isEntry: false, fields: fields.filter((each) => each !== null) };
}

function group(section: string, kind: SectionKind, title: string, fields: MaybeField[]) {
  const name = title.trim() === "" ? section : `${section}: ${title}`;
  return { ...plain(name, kind, fields), isEntry: true };
}

function field(
  key: string,
  label: string,
  kind: ExpectedField["kind"],
  typed: string | readonly string[],
): MaybeField {
  const texts = [typed].flat().filter((text) => text.trim() !== "");
  return texts.length > 0 ? { key, label, kind, texts } : null;
}

function description(key: string, typed: string): MaybeField {
  const block = readDescription(typed);
  if (!block) return null;
  return field(key, "Description", "lines", block.kind === "bullets" ? block.items : block.text);
}

function dates(
  key: string,
  entry: { startDate: string; endDate: string; current?: boolean },
): MaybeField {
  const printed = field(key, "Dates", "dates", formatRange(entry));
  const end = entry.current ? "present" : entry.endDate;
  // A single date is read as a beginning, whichever it is.
  const [start, rest] = entry.startDate === "" ? [end, ""] : [entry.startDate, end];
  return printed && { ...printed, dates: { start, end: rest } };
}

/** What the page shows of an address. */
const shown = (typed: string) => readLink(typed)?.text ?? "";
