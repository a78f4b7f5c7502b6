/**
 * A resume with the fields that the specification's entities lack: headline, links, locations,
 * years alone, seasons (2012-23 is fall 2012), roles, skill groups, validity, hidden entries.
 */
import type { Resume } from "#app/core/resume/schema.ts";
import { withoutHiddenEntries } from "#app/core/resume/visible-content.ts";
import { moreSections } from "./rich-sections.ts";

/** A word of every hidden entry, which must not appear in any output. */
export const HIDDEN_WORD = "Unseen";

/** As the page shows it: nothing hidden, and the skills of groups before the others. */
export function shownRichResume(): Resume {
  const { skills, ...shown } = withoutHiddenEntries(richResume());
  const grouped = (shown.skillGroups ?? []).flatMap((group) => group.skills);
  return { ...shown, skills: [...new Set([...grouped, ...skills])] };
}

export function richResume(): Resume {
  return {
    personalInfo: {
      fullName: "Rosa Quinn",
      email: "rosa@example.org",
      phone: "+1 614 555 0199",
      address: "Columbus, OH",
      linkedIn: "linkedin.com/in/rosaquinn",
      github: "",
      headline: "Registered Nurse, Emergency Care",
      links: [
        { id: "l1", label: "ORCID", url: "https://orcid.org/0000-0002-1825-0097" },
        { id: "l2", label: "", url: "rosaquinn.example" },
      ],
    },
    summary: "Nurse with eight years in acute care.",
    skills: ["IV therapy", "Triage", "Epic", "Meditech", "Spanish", "Wound care"],
    skillGroups: [
      { id: "g1", name: "Clinical", skills: ["IV therapy", "Triage", "Wound care"] },
      { id: "g2", name: "Records", skills: ["Epic", "Meditech"] },
    ],
    experience: [
      {
        ...{ id: "a", company: "Riverside Medical Center", position: "Charge Nurse" },
        ...{ startDate: "2021", endDate: "", current: true, employerId: "r" },
        description: "Led a shift of nine nurses\nCut waiting time by 18%",
        location: "Columbus, OH",
      },
      {
        ...{ id: "b", company: "Riverside Medical Center", position: "Registered Nurse" },
        ...{ startDate: "2017-06", endDate: "2021", current: false, employerId: "r" },
        description: "Cared for 30 patients a shift\nTrained six new nurses",
        location: "Columbus, OH",
      },
      {
        ...{ id: "h", company: "Unseen Clinic", position: "Unseen Aide", hidden: true },
        ...{ startDate: "2014", endDate: "2015", current: false, description: "Unseen work" },
      },
      {
        ...{ id: "c", company: "Olive Court", position: "Nursing Assistant" },
        ...{ startDate: "2012", endDate: "2016", current: false },
        description: "Helped 12 residents with meals and walks\nKept the records of a ward",
        location: "Dublin, OH",
      },
    ],
    education: [
      {
        ...{ id: "e", institution: "Ohio State University", degree: "BSN" },
        ...{ fieldOfStudy: "Nursing", startDate: "2012-23", endDate: "2016-21", gpa: "" },
        location: "Columbus, OH",
      },
      {
        ...{ id: "eh", institution: "Unseen School", degree: "Unseen diploma", fieldOfStudy: "" },
        ...{ startDate: "2008", endDate: "2011", gpa: "", hidden: true },
      },
    ],
    projects: [
      {
        ...{ id: "ph", name: "Unseen project", description: "Unseen", technologies: ["Unseen"] },
        ...{ githubLink: "", liveLink: "", hidden: true },
      },
    ],
    certificates: [
      {
        ...{ id: "k", name: "Registered Nurse License", issuer: "Ohio Board of Nursing" },
        ...{ date: "2016", url: "", number: "RN.412345", validUntil: "2027-10" },
      },
      {
        ...{ id: "k2", name: "ACLS", issuer: "American Heart Association" },
        ...{ date: "", url: "", validUntil: "2026-08" },
      },
      { id: "kh", name: "Unseen licence", issuer: "Unseen", date: "", url: "", hidden: true },
    ],
    languages: [
      { id: "s1", name: "Spanish", level: "C1" },
      { id: "s2", name: "Unseen tongue", level: "", hidden: true },
    ],
    awards: [
      { id: "w", title: "Nurse of the Year", issuer: "Riverside", date: "2019", description: "" },
      { id: "wh", title: "Unseen prize", issuer: "", date: "", description: "", hidden: true },
    ],
    volunteering: [
      {
        ...{ id: "v", organization: "Red Cross", role: "Instructor", current: false },
        ...{ startDate: "2018", endDate: "2019", description: "Taught first aid to 300 people" },
        location: "Dayton, OH",
      },
      {
        ...{ id: "vh", organization: "Unseen club", role: "", current: false, hidden: true },
        ...{ startDate: "", endDate: "", description: "" },
      },
    ],
    publications: [
      {
        ...{ id: "p", title: "Triage in small wards", publisher: "Nursing Today" },
        ...{ date: "2020-22", url: "" },
      },
      { id: "pu", title: "Unseen paper", publisher: "", date: "", url: "", hidden: true },
    ],
    ...moreSections(),
    customSections: [
      {
        ...{ id: "x", title: "Teaching", body: "Since the first year at Riverside." },
        entries: [
          {
            ...{ id: "x1", title: "Wound care in practice", subtitle: "Columbus State" },
            ...{ startDate: "2019-09", endDate: "", current: true, location: "Columbus, OH" },
            description: "Teaches two groups of 20\nWrote the workbook",
          },
          {
            ...{ id: "x2", title: "Unseen lecture", subtitle: "", hidden: true },
            ...{ startDate: "2018", endDate: "", current: false, description: "" },
          },
        ],
      },
      { id: "xh", title: "Unseen section", body: "Unseen text", hidden: true },
    ],
  };
}
