/** Checks whether a resume has no content yet. */
import { OPTIONAL_SECTIONS, type Resume } from "./schema.ts";

/** True if all fields are empty. */
export function isEmptyResume(resume: Resume): boolean {
  return (
    hasNoSections(resume) && Object.values(resume.personalInfo).every((value) => value.length === 0)
  );
}

/** True if all fields are empty except name and email, which come from the account. */
export function isUnwrittenResume(resume: Resume): boolean {
  return (
    hasNoSections(resume) &&
    Object.entries(resume.personalInfo).every(
      ([field, value]) => field === "fullName" || field === "email" || value.length === 0,
    )
  );
}

/**
 * True if everything below the personal fields is empty. Checked first, because the checks run at
 * every keystroke and most resumes have sections.
 */
export const hasNoSections = (resume: Resume): boolean =>
  resume.summary === "" &&
  resume.skills.length === 0 &&
  resume.experience.length === 0 &&
  resume.education.length === 0 &&
  resume.projects.length === 0 &&
  OPTIONAL_SECTIONS.every((name) => (resume[name] ?? []).length === 0);
