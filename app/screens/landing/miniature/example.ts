/** The fictional person and job of the miniature. Two of the resume's texts can be edited. */
import { parseCommaList } from "#app/core/resume/comma-list.ts";
import type { Resume } from "#app/core/resume/schema.ts";

export interface EditableTexts {
  bullet: string;
  skills: string;
}

export const INITIAL_TEXTS: EditableTexts = {
  bullet: "Trained eleven new colleagues",
  skills: "ACLS, triage, Spanish",
};

export const EXAMPLE_TEMPLATE = "modern-professional";

export const EXAMPLE_JOB = {
  title: "ICU Nurse",
  description: `Requirements
- 3+ years of intensive care experience
- Medication administration
- Ventilator care
- ACLS certification
- Wound care
- Mentoring of new nurses

Nice to have
- Spanish`,
};

export function exampleResume({ bullet, skills }: EditableTexts): Resume {
  return {
    personalInfo: {
      fullName: "Maya O’Connor",
      email: "maya.oconnor@example.com",
      phone: "",
      address: "Cork",
      linkedIn: "",
      github: "",
    },
    summary: "",
    skills: parseCommaList(skills),
    experience: [
      {
        id: "job",
        company: "St. Brigid’s Hospital",
        position: "Staff Nurse, Intensive Care",
        startDate: "2019-03",
        endDate: "",
        current: true,
        description: [
          "Lead nurse for nights on a ward of 24 beds",
          "Cut errors in giving medication by 18% with a two-person check",
          bullet,
        ]
          .filter((line) => line.trim() !== "")
          .join("\n"),
      },
    ],
    education: [
      {
        id: "degree",
        institution: "University College Cork",
        degree: "BSc",
        fieldOfStudy: "Nursing",
        startDate: "",
        endDate: "2018-06",
        gpa: "",
      },
    ],
    projects: [],
  };
}
