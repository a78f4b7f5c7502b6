import type { Resume } from "#app/core/resume/schema.ts";

/** A sample resume of a fictional person, one page long. */
export const inesCarvalho: Resume = {
  personalInfo: {
    fullName: "Inês Carvalho",
    email: "ines.carvalho@example.com",
    phone: "+351 555 019 284",
    address: "Porto, Portugal",
    linkedIn: "https://www.linkedin.com/in/ines-carvalho-sample",
    github: "",
  },
  summary:
    "Communications consultant for public bodies and foundations. I turn long reports into pages that citizens read to the end, and advise boards on what to say when it matters. Fluent in Portuguese, English and French.",
  skills: [
    "Editorial strategy",
    "Plain-language writing",
    "Crisis communication",
    "Media relations",
    "Stakeholder interviews",
    "Speechwriting",
    "Budget planning",
    "Adobe InDesign",
  ],
  experience: [
    {
      id: "vale",
      company: "Vale & Irmãos Consulting",
      position: "Senior Consultant",
      startDate: "2019-02",
      endDate: "",
      current: true,
      description:
        "Advise nine public clients, among them two ministries, on annual reports and consultations\nRewrote the national housing guide: calls to the help line fell by 34% in the first quarter\nPrepared three chief executives for parliamentary hearings",
    },
    {
      id: "fundacao",
      company: "Fundação Ponte Nova",
      position: "Head of Communications",
      startDate: "2014-05",
      endDate: "2019-01",
      current: false,
      description:
        "Led a team of five and a yearly budget of €480,000\nFounded the quarterly Margem, now read by 18,000 subscribers\nRaised donations from individuals by 41% over four campaigns",
    },
    {
      id: "diario",
      company: "Diário do Norte",
      position: "Staff Editor",
      startDate: "2010-09",
      endDate: "2014-04",
      current: false,
      description:
        "Edited the weekend supplement and trained eleven trainees in structure and fact-checking.",
    },
  ],
  education: [
    {
      id: "porto",
      institution: "University of Porto",
      degree: "MA",
      fieldOfStudy: "Communication Sciences",
      startDate: "2008-09",
      endDate: "2010-07",
      gpa: "17/20",
    },
    {
      id: "lyon",
      institution: "Université Lumière Lyon",
      degree: "BA",
      fieldOfStudy: "Modern Languages",
      startDate: "2005-09",
      endDate: "2008-06",
      gpa: "",
    },
  ],
  projects: [
    {
      id: "claro",
      name: "Claro",
      description:
        "A free handbook of plain Portuguese for town halls, downloaded 9,300 times since 2021.",
      technologies: [],
      githubLink: "",
      liveLink: "https://claro.example.org",
    },
  ],
};
