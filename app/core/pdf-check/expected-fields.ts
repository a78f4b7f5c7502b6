/** Lists the filled fields of a resume with the text that the printed page should contain. */
import type { SectionKind } from "#app/core/pdf-text/headings.ts";
import { LINE_END, readDescription } from "#app/core/resume/description.ts";
import { plainResume } from "#app/core/resume/plain-resume.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { withoutHiddenEntries } from "#app/core/resume/visible-content.ts";
import type { ResumeWords } from "#app/core/resume-languages/resume-words.ts";
import { formatMonth, formatRange } from "#app/core/templates/dates.ts";
import { readLink } from "#app/core/templates/links.ts";

export interface ExpectedField {
  /** The field's name in the form: `experience.{id}.company`. */
  key: string;
  label: string;
  kind: "name" | "email" | "phone" | "link" | "text" | "lines" | "items" | "dates";
  /** The expected texts in order; several for the lines of a description and for lists. */
  texts: string[];
  /** The months of a field of kind "dates". */
  dates?: { start: string; end: string };
}

export interface ExpectedGroup {
  /** The name in the report: "Experience: Acme". */
  name: string;
  /** Null for the page header and custom sections. */
  section: SectionKind | null;
  /** True for an entry of a list, whose fields should be found together. */
  isEntry: boolean;
  fields: ExpectedField[];
}

type ContactKey = "fullName" | "email" | "phone" | "address" | "linkedIn" | "github";

export function listExpectedFields(whole: Resume, words: ResumeWords): ExpectedGroup[] {
  const dates = datesIn(words);
  const resume = plainResume(withoutHiddenEntries(whole));
  const { personalInfo: person } = resume;
  const contact = (key: ContactKey, label: string, kind: ExpectedField["kind"]) =>
    field(
      `personalInfo.${key}`,
      label,
      kind,
      kind === "link" ? shownUrl(person[key]) : person[key],
    );
  const groups: ExpectedGroup[] = [
    sectionGroup("Personal Information", null, [
      contact("fullName", "Full name", "name"),
      field("personalInfo.headline", "Headline", "text", person.headline ?? ""),
      contact("email", "Email", "email"),
      contact("phone", "Phone", "phone"),
      contact("address", "Address", "text"),
      contact("linkedIn", "LinkedIn", "link"),
      contact("github", "GitHub", "link"),
      ...(person.links ?? []).map(({ id, label, url }) =>
        field(`links.${id}.url`, label.trim() || "Link", "link", shownUrl(url)),
      ),
    ]),
    sectionGroup("Professional Summary", "summary", [
      field("summary", "Summary", "lines", resume.summary.split(LINE_END)),
    ]),
    sectionGroup("Skills", "skills", [
      ...(resume.skillGroups ?? [])
        .filter(({ skills }) => skills.some((skill) => skill.trim() !== ""))
        .map(({ id, name }) => field(`skillGroups.${id}.name`, "Group", "text", name)),
      field("skills", "Skills", "items", resume.skills),
    ]),
    ...resume.experience.map((entry) =>
      entryGroup("Experience", "experience", entry.company || entry.position, [
        field(`experience.${entry.id}.position`, "Position", "text", entry.position),
        field(`experience.${entry.id}.company`, "Company", "text", entry.company),
        location(`experience.${entry.id}`, entry),
        dates(`experience.${entry.id}.startDate`, entry),
        description(`experience.${entry.id}.description`, entry.description),
      ]),
    ),
    ...resume.education.map((entry) =>
      entryGroup("Education", "education", entry.institution || entry.degree, [
        field(`education.${entry.id}.institution`, "Institution", "text", entry.institution),
        location(`education.${entry.id}`, entry),
        field(`education.${entry.id}.degree`, "Degree", "text", entry.degree),
        field(`education.${entry.id}.fieldOfStudy`, "Field of study", "text", entry.fieldOfStudy),
        dates(`education.${entry.id}.startDate`, entry),
        field(`education.${entry.id}.gpa`, "GPA", "text", entry.gpa),
      ]),
    ),
    ...resume.projects.map((entry) =>
      entryGroup("Projects", "projects", entry.name, [
        field(`projects.${entry.id}.name`, "Name", "text", entry.name),
        field(`projects.${entry.id}.technologies`, "Technologies", "items", entry.technologies),
        description(`projects.${entry.id}.description`, entry.description),
        field(`projects.${entry.id}.githubLink`, "GitHub URL", "link", shownUrl(entry.githubLink)),
        field(`projects.${entry.id}.liveLink`, "Live URL", "link", shownUrl(entry.liveLink)),
      ]),
    ),
    ...optionalGroups(resume, words),
  ];
  return groups.filter(({ fields }) => fields.length > 0);
}

/** The groups of the optional sections. */
function optionalGroups(resume: Resume, words: ResumeWords): ExpectedGroup[] {
  const dates = datesIn(words);
  const month = (date: string) => formatMonth(date, undefined, words);
  return [
    ...(resume.certificates ?? []).map((entry) =>
      entryGroup("Certifications", "certificates", entry.name, [
        field(`certificates.${entry.id}.name`, "Certificate", "text", entry.name),
        field(`certificates.${entry.id}.issuer`, "Issuer", "text", entry.issuer),
        field(`certificates.${entry.id}.number`, "Number", "text", entry.number ?? ""),
        field(`certificates.${entry.id}.date`, "Date", "text", month(entry.date)),
        field(
          ...([`certificates.${entry.id}.validUntil`, "Valid until", "text"] as const),
          month(entry.validUntil ?? ""),
        ),
        field(`certificates.${entry.id}.url`, "Link", "link", shownUrl(entry.url)),
      ]),
    ),
    sectionGroup("Languages", "languages", [
      field(
        "languages",
        "Languages",
        "items",
        (resume.languages ?? []).flatMap(({ name, level }) => [name, level]),
      ),
    ]),
    ...(resume.awards ?? []).map((entry) =>
      entryGroup("Awards", "awards", entry.title, [
        field(`awards.${entry.id}.title`, "Award", "text", entry.title),
        field(`awards.${entry.id}.issuer`, "Issuer", "text", entry.issuer),
        field(`awards.${entry.id}.date`, "Date", "text", month(entry.date)),
        description(`awards.${entry.id}.description`, entry.description),
      ]),
    ),
    ...(resume.volunteering ?? []).map((entry) =>
      entryGroup("Volunteering", "volunteering", entry.organization || entry.role, [
        field(`volunteering.${entry.id}.role`, "Role", "text", entry.role),
        field(`volunteering.${entry.id}.organization`, "Organization", "text", entry.organization),
        location(`volunteering.${entry.id}`, entry),
        dates(`volunteering.${entry.id}.startDate`, entry),
        description(`volunteering.${entry.id}.description`, entry.description),
      ]),
    ),
    ...(resume.publications ?? []).map((entry) =>
      entryGroup("Publications", "publications", entry.title, [
        field(`publications.${entry.id}.title`, "Publication", "text", entry.title),
        field(`publications.${entry.id}.publisher`, "Publisher", "text", entry.publisher),
        field(`publications.${entry.id}.date`, "Date", "text", month(entry.date)),
        field(`publications.${entry.id}.url`, "Link", "link", shownUrl(entry.url)),
      ]),
    ),
    ...(resume.customSections ?? []).map((entry) => ({
      ...sectionGroup(entry.title || "Custom section", null, [
        field(`customSections.${entry.id}.title`, "Section title", "text", entry.title),
        description(`customSections.${entry.id}.body`, entry.body),
      ]),
    })),
  ];
}

type MaybeField = ExpectedField | null;

function sectionGroup(
  name: string,
  section: SectionKind | null,
  fields: MaybeField[],
): ExpectedGroup {
  return { name, section, isEntry: false, fields: fields.filter((each) => each !== null) };
}

function entryGroup(section: string, kind: SectionKind, title: string, fields: MaybeField[]) {
  const name = title.trim() === "" ? section : `${section}: ${title}`;
  return { ...sectionGroup(name, kind, fields), isEntry: true };
}

function field(
  key: string,
  label: string,
  kind: ExpectedField["kind"],
  input: string | readonly string[],
): MaybeField {
  const texts = [input].flat().filter((text) => text.trim() !== "");
  return texts.length > 0 ? { key, label, kind, texts } : null;
}

function description(key: string, input: string): MaybeField {
  const block = readDescription(input);
  if (!block) return null;
  return field(key, "Description", "lines", block.kind === "bullets" ? block.items : block.text);
}

const datesIn =
  (words: ResumeWords) =>
  (key: string, entry: { startDate: string; endDate: string; current?: boolean }): MaybeField => {
    const printed = field(key, "Dates", "dates", formatRange(entry, undefined, words));
    const end = entry.current ? "present" : entry.endDate;
    // Parsers read a single date as the start.
    const isSingle = entry.startDate === "" || (entry.startDate === end && /^\d{4}$/.test(end));
    const [start, expectedEnd] = isSingle ? [end, ""] : [entry.startDate, end];
    return printed && { ...printed, dates: { start, end: expectedEnd } };
  };

const location = (path: string, entry: { location?: string | undefined }): MaybeField =>
  field(`${path}.location`, "Location", "text", entry.location ?? "");

/** The text that the page shows for a URL. */
const shownUrl = (input: string) => readLink(input)?.text ?? "";
