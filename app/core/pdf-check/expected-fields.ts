/**
 * Lists the filled fields of a resume with the text that its PDF should contain. `field`, `location` and the others
 * return null for an empty field, which the groups leave out.
 */
import { LINE_END } from "#app/core/resume/description.ts";
import { plainResume } from "#app/core/resume/plain-resume.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { withoutHiddenEntries } from "#app/core/resume/visible-content.ts";
import type { ResumeWords } from "#app/core/resume-languages/resume-words.ts";
import { formatMonth } from "#app/core/templates/dates.ts";
import {
  datesIn,
  description,
  type ExpectedField,
  type ExpectedGroup,
  entryGroup,
  field,
  location,
  printedUrl,
  sectionGroup,
} from "./expected-groups.ts";
import { lessCommonSectionGroups } from "./expected-less-common.ts";

type ContactKey = "fullName" | "email" | "phone" | "address" | "linkedIn" | "github";

/** One group for each entry or section that has text. `words` are the month names and labels in its language. */
export function listExpectedFields(fullResume: Resume, words: ResumeWords): ExpectedGroup[] {
  const dates = datesIn(words);
  const resume = plainResume(withoutHiddenEntries(fullResume));
  const { personalInfo: person } = resume;
  const contact = (key: ContactKey, label: string, kind: ExpectedField["kind"]) =>
    field(
      `personalInfo.${key}`,
      label,
      kind,
      kind === "link" ? printedUrl(person[key]) : person[key],
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
        field(`links.${id}.url`, label.trim() || "Link", "link", printedUrl(url)),
      ),
    ]),
    sectionGroup("Professional Summary", "summary", [
      field("summary", "Summary", "lines", resume.summary.split(LINE_END)),
    ]),
    // Skills of groups are among `resume.skills` too.
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
        field(
          `projects.${entry.id}.githubLink`,
          "GitHub URL",
          "link",
          printedUrl(entry.githubLink),
        ),
        field(`projects.${entry.id}.liveLink`, "Live URL", "link", printedUrl(entry.liveLink)),
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
          `certificates.${entry.id}.validUntil`,
          "Valid until",
          "text",
          month(entry.validUntil ?? ""),
        ),
        field(`certificates.${entry.id}.url`, "Link", "link", printedUrl(entry.url)),
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
        field(`publications.${entry.id}.url`, "Link", "link", printedUrl(entry.url)),
      ]),
    ),
    ...lessCommonSectionGroups(resume, words),
  ];
}
