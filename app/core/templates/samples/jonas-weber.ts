import type { Resume } from "#app/core/resume/schema.ts";

/** A fictional architect. */
export const jonasWeber: Resume = {
  personalInfo: {
    fullName: "Jonas Weber",
    email: "jonas.weber@example.com",
    phone: "+41 44 555 01 28",
    address: "Zürich, Switzerland",
    linkedIn: "https://www.linkedin.com/in/jonas-weber-sample",
    github: "",
  },
  summary:
    "Architect of small public buildings: schools, halls, libraries. I look for the plan that needs the least explaining and the detail that can be built twice.",
  skills: [
    "Timber construction",
    "Competition design",
    "Site supervision",
    "Building physics",
    "Rhino",
    "ArchiCAD",
    "Model making",
  ],
  experience: [
    {
      id: "halde",
      company: "Halde Architekten",
      position: "Project Architect",
      startDate: "2018-02",
      endDate: "",
      current: true,
      description:
        "Led design and tender of a primary school for 240 pupils in timber, finished 6 % under budget\nWon two of five open competitions, each with a team of four\nRun the office’s detail library, used on every site since 2020",
    },
    {
      id: "muri",
      company: "Muri & Frey",
      position: "Architect",
      startDate: "2013-08",
      endDate: "2018-01",
      current: false,
      description:
        "Drew and supervised the renewal of a 1962 concrete library while it stayed open\nReduced heating demand of three halls by 58 % without changing their outside",
    },
    {
      id: "tanaka",
      company: "Atelier Tanaka",
      position: "Assistant Architect",
      startDate: "2012-01",
      endDate: "2013-07",
      current: false,
      description: "Built models at 1:20 for a museum of paper in Gifu",
    },
  ],
  education: [
    {
      id: "eth",
      institution: "ETH Zürich",
      degree: "MSc",
      fieldOfStudy: "Architecture",
      startDate: "2009-09",
      endDate: "2011-12",
      gpa: "",
    },
    {
      id: "ethb",
      institution: "ETH Zürich",
      degree: "BSc",
      fieldOfStudy: "Architecture",
      startDate: "2006-09",
      endDate: "2009-07",
      gpa: "",
    },
  ],
  projects: [
    {
      id: "pavilion",
      name: "Reading pavilion, Wädenswil",
      description: "A room of 46 m² for one long table, built by apprentices in nine days.",
      technologies: ["Spruce", "Limestone"],
      githubLink: "",
      liveLink: "https://weber.example.com/pavilion",
    },
  ],
  languages: [
    {
      id: "de",
      name: "German",
      level: "native",
    },
    {
      id: "en",
      name: "English",
      level: "fluent",
    },
    {
      id: "ja",
      name: "Japanese",
      level: "basic",
    },
  ],
  awards: [
    {
      id: "h",
      title: "Hase in Gold, shortlist",
      issuer: "Hochparterre",
      date: "2021-12",
      description: "",
    },
  ],
};
