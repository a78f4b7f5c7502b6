/** The words of a printed resume in one language; English, the default, is the only one that is always loaded. */
import {
  HEADED_SECTIONS,
  type HeadedSection,
  type LanguageWords,
  type MonthWords,
} from "./language-words.ts";

/** One object a language, so that memoized sections can compare it. */
export interface ResumeWords {
  /** BCP 47. */
  code: string;
  headings: Record<HeadedSection, string>;
  present: string;
  validUntil: string;
  grade: string;
  /** Spring, summer, fall and winter. */
  seasons: string[];
  months: Omit<MonthWords, "other">;
}

export const ENGLISH: ResumeWords = {
  code: "en",
  headings: {
    summary: "Professional Summary",
    skills: "Skills",
    experience: "Experience",
    education: "Education",
    projects: "Projects",
    certificates: "Certifications",
    languages: "Languages",
    awards: "Awards",
    volunteering: "Volunteer Experience",
    publications: "Publications",
    courses: "Courses",
    memberships: "Memberships",
    patents: "Patents",
    militaryService: "Military Service",
    interests: "Interests",
    references: "References",
  },
  present: "Present",
  validUntil: "Valid until",
  grade: "GPA",
  seasons: ["Spring", "Summer", "Fall", "Winter"],
  months: {
    long: {
      pattern: "{m} {y}",
      names:
        "January|February|March|April|May|June|July|August|September|October|November|December",
    },
    short: { pattern: "{m} {y}", names: "Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec" },
    numeric: "{nn}/{y}",
    year: "{y}",
  },
};

export function toResumeWords(code: string, words: LanguageWords, months: MonthWords): ResumeWords {
  const printed = (line: string) => line.split("|")[0] ?? "";
  const headings = HEADED_SECTIONS.map((section) => [section, printed(words[section])]);
  return {
    code,
    headings: Object.fromEntries(headings) as ResumeWords["headings"],
    present: printed(words.present),
    validUntil: printed(words.validUntil),
    grade: printed(words.grade),
    seasons: words.seasons.split("|"),
    months,
  };
}
