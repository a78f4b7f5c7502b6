import { CAPS, type Resume, type ResumePatch } from "./schema.ts";

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

/** A new resume of a signed-in person: empty but for what their account says about them. */
export function newResumeOf({ fullName, email }: { fullName: string; email: string }): Resume {
  const resume = emptyResume();
  resume.personalInfo.fullName = fullName.slice(0, CAPS.shortText);
  // A longer address cannot be stored, and part of one is wrong.
  if (email.length <= CAPS.shortText) resume.personalInfo.email = email;
  return resume;
}

/** A partial resume made whole: what is absent starts empty. */
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
