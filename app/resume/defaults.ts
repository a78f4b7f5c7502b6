import type { Resume } from "./schema.ts";

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
