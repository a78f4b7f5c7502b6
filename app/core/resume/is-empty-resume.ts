import { OPTIONAL_SECTIONS, type Resume } from "./schema.ts";

/** True while nothing at all is written. */
export function isEmptyResume(resume: Resume): boolean {
  return (
    Object.values(resume.personalInfo).every((text) => text === "") &&
    resume.summary === "" &&
    resume.skills.length === 0 &&
    resume.experience.length === 0 &&
    resume.education.length === 0 &&
    resume.projects.length === 0 &&
    OPTIONAL_SECTIONS.every((name) => (resume[name] ?? []).length === 0)
  );
}

/** True while nobody has written anything: at most the account's name and email stand in it. */
export function isUnwrittenResume(resume: Resume): boolean {
  const personalInfo = { ...resume.personalInfo, fullName: "", email: "" };
  return isEmptyResume({ ...resume, personalInfo });
}
