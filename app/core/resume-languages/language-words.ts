/**
 * What one language says in resumes. Of each line with "|" between its words the first is printed, and all of them are
 * read, whatever their case.
 */
export interface LanguageWords extends Record<HeadedSection, string> {
  /** Heads the contact details of imported files; never printed. */
  contact: string;
  /** In place of the end of a period that goes on. */
  present: string;
  /** Before a start without an end: "since 2019"; empty where it is behind. */
  since: string;
  /** Between start and end, beside a dash. */
  until: string;
  validUntil: string;
  /** Spring, summer, fall and winter. */
  seasons: string;
  /** The label of `gpa`. */
  grade: string;
  /** With {page} and {pages}. */
  page: string;
}

/** The sections with a heading that belongs to the language; custom sections have their own. */
export const HEADED_SECTIONS = [
  "summary",
  "skills",
  "experience",
  "education",
  "projects",
  "certificates",
  "languages",
  "awards",
  "volunteering",
  "publications",
  "courses",
  "memberships",
  "patents",
  "militaryService",
  "interests",
  "references",
] as const;
export type HeadedSection = (typeof HEADED_SECTIONS)[number];

/** The headings of the less usual sections, which have files of their own. */
export type MoreHeadings = Record<
  "courses" | "memberships" | "patents" | "militaryService" | "interests" | "references",
  string
>;

/** How months are written, from months.json. */
export interface MonthWords {
  long: MonthForm;
  short: MonthForm;
  /** With {nn} for two digits and {y}. */
  numeric: string;
  year: string;
  /** Further names that are read: those of each month between "|", with "/" between several. */
  other: string;
}

interface MonthForm {
  /** With {y} and {m}, or {n} and {nn} for digits. */
  pattern: string;
  /** Twelve with "|" between them; empty for digits. */
  names: string;
}
