/**
 * The words of one language in resumes. A value may hold several words, separated by "|": the first
 * is printed, and all are recognized when a resume is read, in upper or lower case.
 */
export interface LanguageWords extends Record<HeadedSection, string> {
  /** Headings of contact details in imported files; never printed. */
  contact: string;
  /** Printed as the end of an ongoing period. */
  present: string;
  /** Before a start without an end ("since 2019"); empty if the language puts it after the date. */
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

/** The sections whose headings are translated; custom sections have titles of their own. */
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

/** The headings of the less common sections, which are in separate files (words/more-*.ts). */
export type LessCommonHeadings = Record<
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
  /** Further names that are recognized: months separated by "|", names of one month by "/". */
  other: string;
}

interface MonthForm {
  /** With {y} and {m}, or {n} and {nn} for digits. */
  pattern: string;
  /** Twelve names, separated by "|"; empty for digits. */
  names: string;
}
