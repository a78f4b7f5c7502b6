/** Creates resumes: empty, from the user's account, or from partial content. */
import type { Resume, ResumePatch } from "./schema.ts";
import { CAPS } from "./schema-fields.ts";

export function emptyResume(): Resume {
  return {
    personalInfo: { fullName: "", email: "", phone: "", address: "", linkedIn: "", github: "" },
    summary: "",
    skills: [],
    experience: [],
    education: [],
    projects: [],
  };
}

/** Creates a resume with only the name and email of the user's account. */
export function createResumeFor({ fullName, email }: { fullName: string; email: string }): Resume {
  const resume = emptyResume();
  resume.personalInfo.fullName = fullName.slice(0, CAPS.shortText);
  // A longer address cannot be stored, and a cut one would be wrong.
  if (email.length <= CAPS.shortText) resume.personalInfo.email = email;
  return resume;
}

/** Completes a partial resume; absent fields are empty. */
export function completeResume(patch: ResumePatch = {}): Resume {
  const empty = emptyResume();
  return {
    ...empty,
    ...patch,
    personalInfo: { ...empty.personalInfo, ...patch.personalInfo },
    education: (patch.education ?? []).map((entry) => ({ gpa: "", ...entry })),
    projects: (patch.projects ?? []).map((entry) => ({ githubLink: "", liveLink: "", ...entry })),
  };
}
