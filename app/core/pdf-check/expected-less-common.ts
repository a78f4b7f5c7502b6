/**
 * Lists the fields of courses, memberships, patents, military service, interests, references and custom sections, with
 * the text that the resume's PDF should contain for each.
 */
import type { Resume } from "#app/core/resume/schema.ts";
import type { ResumeWords } from "#app/core/resume-languages/resume-words.ts";
import { formatMonth } from "#app/core/templates/dates.ts";
import {
  datesIn,
  description,
  type ExpectedGroup,
  entryGroup,
  field,
  location,
  printedUrl,
  sectionGroup,
} from "./expected-groups.ts";

/** One group for each entry or section. `words` are the month names and labels in the resume's language. */
export function lessCommonSectionGroups(resume: Resume, words: ResumeWords): ExpectedGroup[] {
  const dates = datesIn(words);
  const month = (date: string) => formatMonth(date, undefined, words);
  return [
    ...(resume.courses ?? []).map((entry) =>
      entryGroup("Courses", "courses", entry.name, [
        field(`courses.${entry.id}.name`, "Course", "text", entry.name),
        field(`courses.${entry.id}.provider`, "Provider", "text", entry.provider),
        field(`courses.${entry.id}.date`, "Date", "text", month(entry.date)),
        description(`courses.${entry.id}.description`, entry.description),
        field(`courses.${entry.id}.url`, "Link", "link", printedUrl(entry.url)),
      ]),
    ),
    ...(resume.memberships ?? []).map((entry) =>
      entryGroup("Memberships", "memberships", entry.organization || entry.role, [
        field(`memberships.${entry.id}.role`, "Role", "text", entry.role),
        field(`memberships.${entry.id}.organization`, "Organization", "text", entry.organization),
        dates(`memberships.${entry.id}.startDate`, entry),
        description(`memberships.${entry.id}.description`, entry.description),
      ]),
    ),
    ...(resume.patents ?? []).map((entry) =>
      entryGroup("Patents", "patents", entry.title, [
        field(`patents.${entry.id}.title`, "Patent", "text", entry.title),
        field(`patents.${entry.id}.office`, "Office", "text", entry.office),
        field(`patents.${entry.id}.number`, "Number", "text", entry.number ?? ""),
        field(`patents.${entry.id}.date`, "Date", "text", month(entry.date)),
        description(`patents.${entry.id}.description`, entry.description),
        field(`patents.${entry.id}.url`, "Link", "link", printedUrl(entry.url)),
      ]),
    ),
    ...(resume.militaryService ?? []).map((entry) =>
      entryGroup("Military Service", "militaryService", entry.branch || entry.rank, [
        field(`militaryService.${entry.id}.rank`, "Rank", "text", entry.rank),
        field(`militaryService.${entry.id}.branch`, "Branch", "text", entry.branch),
        location(`militaryService.${entry.id}`, entry),
        dates(`militaryService.${entry.id}.startDate`, entry),
        description(`militaryService.${entry.id}.description`, entry.description),
      ]),
    ),
    sectionGroup("Interests", "interests", [
      field(
        "interests",
        "Interests",
        "items",
        (resume.interests ?? []).flatMap(({ name, description }) => [name, description]),
      ),
    ]),
    ...(resume.references ?? []).map((entry) =>
      entryGroup("References", "references", entry.name, [
        field(`references.${entry.id}.name`, "Name", "text", entry.name),
        field(`references.${entry.id}.position`, "Position", "text", entry.position),
        field(`references.${entry.id}.company`, "Company", "text", entry.company),
        field(`references.${entry.id}.email`, "Email", "text", entry.email),
        field(`references.${entry.id}.phone`, "Phone", "text", entry.phone),
        description(`references.${entry.id}.description`, entry.description),
      ]),
    ),
    ...(resume.customSections ?? []).flatMap((section) => {
      const title = section.title || "Custom section";
      return [
        sectionGroup(title, null, [
          field(`customSections.${section.id}.title`, "Section title", "text", section.title),
          description(`customSections.${section.id}.body`, section.body),
        ]),
        ...(section.entries ?? []).map((entry) =>
          sectionGroup(entry.title.trim() ? `${title}: ${entry.title}` : title, null, [
            field(`customEntries.${entry.id}.title`, "Title", "text", entry.title),
            field(`customEntries.${entry.id}.subtitle`, "Subtitle", "text", entry.subtitle),
            location(`customEntries.${entry.id}`, entry),
            dates(`customEntries.${entry.id}.startDate`, entry),
            description(`customEntries.${entry.id}.description`, entry.description),
          ]),
        ),
      ];
    }),
  ];
}
