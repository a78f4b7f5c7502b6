import type { Resume } from "#app/core/resume/schema.ts";

/** A fictional nurse. */
export const graceOkonjo: Resume = {
  personalInfo: {
    fullName: "Grace Okonjo",
    email: "grace.okonjo@example.com",
    phone: "+353 21 555 0139",
    address: "Cork, Ireland",
    linkedIn: "https://www.linkedin.com/in/grace-okonjo-sample",
    github: "",
  },
  summary:
    "Registered general nurse with nine years in intensive and acute care. Calm at the bedside and exact in the notes; charge nurse for a unit of 16 beds, preceptor for new graduates, and lead of the ward’s sepsis audit.",
  skills: [
    "Ventilator management",
    "Haemodynamic monitoring",
    "Sepsis protocols",
    "Medication safety",
    "Wound care",
    "Patient and family education",
    "Electronic patient records",
    "Shift leadership",
  ],
  experience: [
    {
      id: "cuh",
      company: "Lee Valley University Hospital, 16-bed general ICU",
      position: "Charge Nurse, Intensive Care",
      startDate: "2020-03",
      endDate: "",
      current: true,
      description:
        "Lead shifts of 11 nurses; plan staffing and escalate to the consultant on call\nLed the sepsis bundle audit: antibiotics within the first hour rose from 71 % to 96 %\nPrecepted 14 new graduates, all of whom passed probation\nCare for ventilated patients, continuous renal replacement and post-operative cardiac surgery",
    },
    {
      id: "mercy",
      company: "Mercy Street Hospital, 28-bed admission ward",
      position: "Staff Nurse, Acute Medical Unit",
      startDate: "2015-10",
      endDate: "2020-02",
      current: false,
      description:
        "Assessed and prioritised up to 30 admissions a day with the early warning score\nCut medication errors by a third with a two-nurse check at handover\nTrained colleagues in the electronic record before its launch",
    },
  ],
  education: [
    {
      id: "ucc",
      institution: "University College Cork",
      degree: "BSc (Hons)",
      fieldOfStudy: "General Nursing",
      startDate: "2011-09",
      endDate: "2015-06",
      gpa: "Second Class Honours, Grade I",
    },
  ],
  projects: [],
  certificates: [
    {
      id: "nmbi",
      name: "Registered General Nurse, licence 555019",
      issuer: "Nursing and Midwifery Board of Ireland",
      date: "2015-09",
      url: "",
    },
    {
      id: "acls",
      name: "Advanced Cardiovascular Life Support",
      issuer: "Irish Heart Foundation",
      date: "2024-02",
      url: "",
    },
    {
      id: "ccn",
      name: "Postgraduate Certificate in Critical Care Nursing",
      issuer: "University College Cork",
      date: "2019-06",
      url: "",
    },
  ],
  languages: [
    {
      id: "en",
      name: "English",
      level: "native",
    },
    {
      id: "ig",
      name: "Igbo",
      level: "native",
    },
    {
      id: "ga",
      name: "Irish",
      level: "basic",
    },
  ],
  volunteering: [
    {
      id: "v",
      organization: "Cork Simon Community",
      role: "Volunteer Nurse",
      startDate: "2018-01",
      endDate: "",
      current: true,
      description: "Fortnightly walk-in clinic: wound care, vaccination, referral.",
    },
  ],
};
