import type { Resume } from "#app/core/resume/schema.ts";

/** A fictional chief operating officer. */
export const helenaVandermeer: Resume = {
  personalInfo: {
    fullName: "Helena Vandermeer",
    headline: "Chief operating officer, food and logistics",
    email: "helena@vandermeer.example",
    phone: "+31 20 555 0162",
    address: "Amsterdam, Netherlands",
    linkedIn: "https://www.linkedin.com/in/helena-vandermeer-sample",
    github: "",
  },
  summary:
    "Operations leader of family-owned and listed companies, from one cold store to eleven countries. Trusted by three boards to close what does not earn its keep, and to say early what it will cost.",
  skills: [
    "Profit and loss to €1.4 billion",
    "Supply chain",
    "Restructuring",
    "Mergers and integration",
    "Works councils",
    "Energy and emissions",
    "Board reporting",
  ],
  experience: [
    {
      id: "noordzee",
      company: "Noordzee Foods N.V.",
      position: "Chief Operating Officer",
      location: "Amsterdam",
      startDate: "2018-03",
      endDate: "",
      current: true,
      description:
        "Lead 6,200 people in 14 plants; operating margin rose from 5.1 to 9.3 % in six years\nIntegrated two acquisitions worth €410 million within budget and four months ahead of plan\nCut energy per ton by 31 % and signed the first supply contract in the sector that pays farmers for it\nBrought reportable accidents down from 118 to 17 a year, by plant visits that start with the night shift",
    },
    {
      id: "hanse",
      company: "Hanse Kühl Logistik",
      position: "Managing Director, Benelux and Nordics",
      location: "Hamburg",
      startDate: "2012-09",
      endDate: "2018-02",
      current: false,
      description:
        "Turned a loss of €9 million into a profit of €22 million in three years\nClosed two of eleven sites with the works councils’ agreement and no day of strike\nWon the region’s two largest grocers as customers, together €160 million a year",
    },
    {
      id: "blakely",
      company: "Blakely & Roos",
      position: "Principal, Operations Practice",
      location: "London",
      startDate: "2006-01",
      endDate: "2012-08",
      current: false,
      description:
        "Led 19 assignments in food, retail and transport, eleven of them for the same four clients\nBuilt the firm’s practice for cold chains, from two people to twenty-six",
    },
  ],
  education: [
    {
      id: "insead",
      institution: "INSEAD",
      degree: "MBA",
      fieldOfStudy: "",
      startDate: "2004-09",
      endDate: "2005-07",
      gpa: "",
    },
    {
      id: "delft",
      institution: "Delft University of Technology",
      degree: "MSc",
      fieldOfStudy: "Industrial Engineering",
      startDate: "1996-09",
      endDate: "2001-06",
      gpa: "",
    },
  ],
  projects: [],
  memberships: [
    {
      id: "haven",
      role: "Member of the supervisory board, audit committee",
      organization: "Havenbedrijf Oost",
      startDate: "2021-05",
      endDate: "",
      current: true,
      description: "",
    },
    {
      id: "trust",
      role: "Trustee",
      organization: "Clean Seas Trust",
      startDate: "2016-01",
      endDate: "2021-12",
      current: false,
      description: "",
    },
  ],
  languages: [
    { id: "nl", name: "Dutch", level: "native" },
    { id: "en", name: "English", level: "fluent" },
    { id: "de", name: "German", level: "fluent" },
    { id: "sv", name: "Swedish", level: "good" },
  ],
};
