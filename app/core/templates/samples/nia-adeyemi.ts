import type { Resume } from "#app/core/resume/schema.ts";

/** A fictional founder. */
export const niaAdeyemi: Resume = {
  personalInfo: {
    fullName: "Nia Adeyemi",
    email: "nia@adeyemi.example",
    phone: "+234 1 555 0166",
    address: "Lagos and London",
    linkedIn: "https://www.linkedin.com/in/nia-adeyemi-sample",
    github: "https://github.com/nia-adeyemi-sample",
  },
  summary:
    "Founder and product lead. I have taken two companies from a spreadsheet to paying customers, one to an exit, and like the part where nobody yet knows what to call the thing.",
  skills: [
    "Product strategy",
    "Customer discovery",
    "Fundraising",
    "Growth experiments",
    "Pricing",
    "Hiring",
    "SQL",
    "TypeScript",
    "Figma",
  ],
  experience: [
    {
      id: "carelane",
      company: "Carelane",
      position: "Director of Product",
      startDate: "2019-05",
      endDate: "2021-08",
      current: false,
      description:
        "Led integration of Dayshift for 1,900 care homes with no customer lost\nGrew a team of 4 to 14 and started the research practice",
    },
    {
      id: "mint",
      company: "Mintly Bank",
      position: "Product Manager",
      startDate: "2014-09",
      endDate: "2016-12",
      current: false,
      description:
        "Launched savings pots; 220,000 customers opened one in the first six months\nRan 46 growth experiments, 9 of which stayed",
    },
  ],
  education: [
    {
      id: "lse",
      institution: "London School of Economics",
      degree: "MSc",
      fieldOfStudy: "Management of Information Systems",
      startDate: "2013-09",
      endDate: "2014-08",
      gpa: "",
    },
    {
      id: "lag",
      institution: "University of Lagos",
      degree: "BSc",
      fieldOfStudy: "Economics",
      startDate: "2009-09",
      endDate: "2013-06",
      gpa: "",
    },
  ],
  projects: [
    {
      id: "kola",
      name: "Kola Credit",
      description:
        "Founder. Working capital for market traders, scored from mobile-money history.\n11,200 traders served; 97.1 % of loans repaid on time\nRaised $2.4 million from two funds and 40 angels\nTeam of 19 in Lagos and Accra",
      technologies: ["Fintech", "Seed", "B2B"],
      githubLink: "",
      liveLink: "https://kola.example.com",
    },
    {
      id: "dayshift",
      name: "Dayshift",
      description:
        "Co-founder. Rotas for care homes by text message; sold to Carelane in 2019.\n310 homes, $1.1 million in yearly revenue at the sale",
      technologies: ["SaaS", "Acquired"],
      githubLink: "",
      liveLink: "https://dayshift.example.com",
    },
    {
      id: "openrota",
      name: "Open Rota",
      description: "The scheduling core of Dayshift, given away; used by 70 volunteer groups.",
      technologies: ["TypeScript", "Open source"],
      githubLink: "https://github.com/nia-adeyemi-sample/open-rota",
      liveLink: "",
    },
  ],
  languages: [
    {
      id: "en",
      name: "English",
      level: "native",
    },
    {
      id: "yo",
      name: "Yoruba",
      level: "native",
    },
    {
      id: "fr",
      name: "French",
      level: "basic",
    },
  ],
  awards: [
    {
      id: "30",
      title: "African Fintech Founder of the Year",
      issuer: "Lagos Startup Week",
      date: "2023-11",
      description: "",
    },
  ],
  volunteering: [
    {
      id: "v",
      organization: "She Builds Lagos",
      role: "Mentor",
      startDate: "2020-02",
      endDate: "",
      current: true,
      description: "One founder a quarter, from idea to first ten customers.",
    },
  ],
};
