import type { Resume } from "#app/core/resume/schema.ts";

/** A fictional sales leader. */
export const marcusBell: Resume = {
  personalInfo: {
    fullName: "Marcus Bell",
    email: "marcus.bell@example.com",
    phone: "+1 312 555 0147",
    address: "Chicago, Illinois",
    linkedIn: "https://www.linkedin.com/in/marcus-bell-sample",
    github: "",
  },
  summary:
    "Enterprise account executive with 12 years in logistics and security software. 118% average quota attainment over the last 6 years, $41 million in closed new business, and 94% of accounts renewed.",
  skills: [
    "Enterprise sales",
    "MEDDPICC",
    "Contract negotiation",
    "Pipeline forecasting",
    "Salesforce",
    "Partner sales",
    "Executive presentations",
    "Team coaching",
  ],
  experience: [
    {
      id: "harbor",
      company: "Harborline Software",
      position: "Senior Account Executive",
      startDate: "2019-01",
      endDate: "",
      current: true,
      description:
        "Closed $18.4 million in new annual revenue, 124% of quota in 2023 and first of 31 in the region\nWon the company’s largest contract: $3.2 million over 4 years with a national grocer\nCut the average sales cycle from 9 months to 6 by bringing legal in at the first proposal\nCoached 5 new executives; 4 made quota in their first year",
    },
    {
      id: "sentry",
      company: "Sentrygate Security",
      position: "Account Executive",
      startDate: "2015-03",
      endDate: "2018-12",
      current: false,
      description:
        "Grew the Midwest territory from $1.1 million to $6.7 million in annual revenue\nOpened 62 new accounts, 38% of them through partners I signed\nReached President’s Club in 3 of 4 years",
    },
    {
      id: "parcel",
      company: "ParcelWise",
      position: "Sales Development Representative",
      startDate: "2012-06",
      endDate: "2015-02",
      current: false,
      description:
        "Booked 340 qualified meetings, 2x the team’s average\nRebuilt the outbound sequence; reply rate rose from 3% to 11%",
    },
  ],
  education: [
    {
      id: "uic",
      institution: "University of Illinois Chicago",
      degree: "BS",
      fieldOfStudy: "Marketing",
      startDate: "2008-08",
      endDate: "2012-05",
      gpa: "",
    },
  ],
  projects: [],
  certificates: [
    {
      id: "sf",
      name: "Salesforce Certified Administrator",
      issuer: "Salesforce",
      date: "2021-09",
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
      id: "es",
      name: "Spanish",
      level: "fluent",
    },
  ],
  awards: [
    {
      id: "pc",
      title: "President’s Club",
      issuer: "Harborline Software",
      date: "2024-01",
      description: "First of 31 account executives in North America.",
    },
  ],
};
