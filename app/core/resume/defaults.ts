import type { Resume, ResumePatch } from "./schema.ts";

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
