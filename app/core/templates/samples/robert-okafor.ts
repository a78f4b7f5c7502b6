import type { Resume } from "#app/core/resume/schema.ts";

/** A sample resume of a fictional person, two pages long. */
export const robertOkafor: Resume = {
  personalInfo: {
    fullName: "Robert J. Okafor",
    email: "r.okafor@example.com",
    phone: "+1 (555) 010-7733",
    address: "Chicago, Illinois",
    linkedIn: "https://www.linkedin.com/in/rj-okafor-sample",
    github: "",
  },
  summary:
    "Operations executive with twenty-two years in food manufacturing and logistics, eleven of them at board level. Turned two loss-making divisions around within eighteen months each, led 2,400 people across seven sites, and kept the group's best safety record for nine years running. Known for plain reporting, promoted successors and budgets that hold.",
  skills: [
    "Operational strategy",
    "P&L responsibility",
    "Mergers and integration",
    "Lean manufacturing",
    "Supply chain design",
    "Labor relations",
    "Capital planning",
    "Food safety (HACCP, BRCGS)",
    "SAP S/4HANA",
    "Board reporting",
    "Crisis management",
    "Succession planning",
  ],
  experience: [
    {
      id: "lakeshore",
      company: "Lakeshore Foods Group",
      position: "Chief Operating Officer",
      startDate: "2018-04",
      endDate: "",
      current: true,
      description:
        "Responsible for seven plants, 2,400 employees and an operating budget of $610 million\nReturned the frozen division from a loss of $14 million to a profit of $9 million in eighteen months\nLed the integration of Hartwell Dairies: one planning system, two sites merged, no stoppage and no forced redundancy\nReduced lost-time injuries from 3.1 to 0.8 per 200,000 hours, the lowest in the group's history\nNegotiated a five-year agreement with three unions, ratified by 87% of members\nCut water use per tonne by 28% through a $22 million capital program approved in one board session",
    },
    {
      id: "meridian",
      company: "Meridian Logistics",
      position: "Vice President, Operations",
      startDate: "2012-01",
      endDate: "2018-03",
      current: false,
      description:
        "Ran a cold-chain network of 14 warehouses and 420 vehicles in nine states\nRaised on-time delivery from 91.2% to 98.6% while fuel cost per mile fell 11%\nReplaced four regional planning offices by one control center, open around the clock\nBuilt the graduate program from which six of the present eight site directors came\nTook the company through its first external safety certification without a major finding",
    },
    {
      id: "prairie",
      company: "Prairie Mills, Inc.",
      position: "Plant Director",
      startDate: "2007-06",
      endDate: "2011-12",
      current: false,
      description:
        "Directed a 340-person mill with revenue of $120 million\nIntroduced lean cells on nine lines; output per shift rose 23% with the same headcount\nBrought unplanned downtime from 9% to 3.5% by condition-based maintenance\nOpened the company's first apprenticeship with the local community college",
    },
    {
      id: "prairie-2",
      company: "Prairie Mills, Inc.",
      position: "Production Manager",
      startDate: "2002-08",
      endDate: "2007-05",
      current: false,
      description:
        "Managed three shifts and 110 operators in milling and packing\nHalved customer complaints in two years by moving quality checks onto the line\nPlanned and ran the move to a new packing hall over one holiday weekend",
    },
  ],
  education: [
    {
      id: "northlake",
      institution: "Northlake School of Business",
      degree: "MBA",
      fieldOfStudy: "Operations and Finance",
      startDate: "2005-09",
      endDate: "2007-05",
      gpa: "3.8",
    },
    {
      id: "prairie-state",
      institution: "Prairie State University",
      degree: "BS",
      fieldOfStudy: "Industrial Engineering",
      startDate: "1998-09",
      endDate: "2002-05",
      gpa: "",
    },
  ],
  projects: [
    {
      id: "clean-water",
      name: "Clean Water at Work",
      description:
        "Chaired an industry working group of eleven producers\nPublished a shared method for measuring water use, since adopted by the state's trade association",
      technologies: [],
      githubLink: "",
      liveLink: "https://cleanwater.example.org/report",
    },
    {
      id: "mentor",
      name: "Second Shift Mentors",
      description:
        "Founded a program that pairs plant supervisors with managers from other companies; 160 pairs since 2015.",
      technologies: [],
      githubLink: "",
      liveLink: "",
    },
  ],
};
