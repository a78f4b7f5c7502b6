/**
 * Converts the less common sections (courses, patents, references …) to the content of outline sections, from which
 * TXT, Markdown, DOCX and ODT files are written.
 */
import type { DateFormat } from "#app/core/resume/design.ts";
import type { EntryOf } from "#app/core/resume/entry-lists.ts";
import type { LessCommonHeadings } from "#app/core/resume-languages/language-words.ts";
import type { ResumeWords } from "#app/core/resume-languages/resume-words.ts";
import { formatMonth, formatRange } from "#app/core/templates/dates.ts";
import { cleanLine, nonEmpty } from "./clean-line.ts";
import { joinWithDots, type SectionContentReader, toEntry } from "./outline-parts.ts";
import type { OutlineEntry } from "./outline-section.ts";

export const LESS_COMMON_SECTIONS: Record<keyof LessCommonHeadings, SectionContentReader> = {
  courses: ({ courses = [] }, dates, words) => ({
    entries: courses.map((entry) =>
      toEntry(
        [entry.name, entry.provider, formatMonth(entry.date, dates, words)],
        entry.description,
        [entry.url],
      ),
    ),
  }),
  memberships: ({ memberships = [] }, dates, words) => ({
    entries: memberships.map((entry) =>
      toEntry(
        [entry.role, entry.organization, formatRange(entry, dates, words)],
        entry.description,
      ),
    ),
  }),
  patents: ({ patents = [] }, dates, words) => ({
    entries: patents.map((entry) =>
      toEntry(
        [
          entry.title,
          joinWithDots(entry.office, entry.number),
          formatMonth(entry.date, dates, words),
        ],
        entry.description,
        [entry.url],
      ),
    ),
  }),
  militaryService: ({ militaryService = [] }, dates, words) => ({
    entries: militaryService.map((entry) =>
      toEntry(
        [entry.rank, joinWithDots(entry.branch, entry.location), formatRange(entry, dates, words)],
        entry.description,
      ),
    ),
  }),
  interests: ({ interests = [] }) => ({
    items: nonEmpty(
      interests.map(({ name, description }) =>
        description.trim() ? `${cleanLine(name)} (${cleanLine(description)})` : cleanLine(name),
      ),
    ),
  }),
  references: ({ references = [] }) => ({
    entries: references.map((entry) =>
      toEntry(
        [
          entry.name,
          nonEmpty([cleanLine(entry.position), cleanLine(entry.company)]).join(", "),
          joinWithDots(entry.email, entry.phone),
        ],
        entry.description,
      ),
    ),
  }),
};

/** An entry of a custom section. */
export function outlineCustomEntry(
  entry: Omit<EntryOf<"customEntries">, "sectionId">,
  dates: DateFormat,
  words: ResumeWords,
): OutlineEntry {
  return toEntry(
    [entry.title, joinWithDots(entry.subtitle, entry.location), formatRange(entry, dates, words)],
    entry.description,
  );
}
