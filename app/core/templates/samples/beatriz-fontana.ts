import type { Resume } from "#app/core/resume/schema.ts";

/** A fictional training manager who was a teacher first. */
export const beatrizFontana: Resume = {
  personalInfo: {
    fullName: "Beatriz Fontana",
    headline: "Learning and development manager",
    email: "beatriz.fontana@example.com",
    phone: "+1 312 555 0137",
    address: "Chicago, Illinois",
    linkedIn: "https://www.linkedin.com/in/beatriz-fontana-sample",
    github: "",
  },
  summary:
    "Fifteen years of teaching, nine of them outside of schools. I came from a classroom of thirty to programs for 4,000 people, and still test each lesson on one person first.",
  skills: [
    "Curriculum design",
    "Onboarding",
    "Needs analysis",
    "Facilitation",
    "Articulate 360",
    "Workday Learning",
    "Budgeting",
    "Evaluation",
  ],
  experience: [
    {
      id: "lakeshore",
      company: "Lakeshore Health Partners",
      position: "Learning and Development Manager",
      location: "Chicago",
      startDate: "2021-02",
      endDate: "",
      current: true,
      description:
        "Run training for 4,100 clinicians and staff with a team of five and $1.2 million a year\nShortened onboarding of nurses from twelve to seven weeks; first-year turnover fell from 24 to 15 %\nReplaced 60 slide decks by 18 simulations that supervisors run on the ward",
    },
    {
      id: "brightline",
      company: "Brightline Rail",
      position: "Instructional Designer",
      location: "Chicago",
      startDate: "2017-06",
      endDate: "2021-01",
      current: false,
      description:
        "Designed the certification of 300 train crews, passed at the first attempt by 92 %\nMoved safety refreshers from a day in a hotel to three half hours on a phone, saving 2,900 shifts a year",
    },
    {
      id: "museum",
      company: "Great Lakes Science Museum",
      position: "Education Programs Coordinator",
      location: "Milwaukee",
      startDate: "2015-08",
      endDate: "2017-05",
      current: false,
      description: "Wrote six programs for school groups; bookings grew from 210 to 380 a year",
    },
    {
      id: "school",
      company: "Riverside High School",
      position: "Biology Teacher",
      location: "Milwaukee",
      startDate: "2010-08",
      endDate: "2015-07",
      current: false,
      description:
        "Taught five classes a day and chaired the science department of nine\nRaised the pass rate of the state exam from 71 to 86 %",
    },
  ],
  education: [
    {
      id: "northern",
      institution: "Northern Illinois University",
      degree: "MEd",
      fieldOfStudy: "Instructional Technology",
      startDate: "2014-09",
      endDate: "2016-12",
      gpa: "",
    },
    {
      id: "marquette",
      institution: "Marquette University",
      degree: "BS",
      fieldOfStudy: "Biology and Education",
      startDate: "2006-09",
      endDate: "2010-05",
      gpa: "",
    },
  ],
  projects: [],
  certificates: [
    {
      id: "cptd",
      name: "Certified Professional in Talent Development",
      issuer: "Association for Talent Development",
      date: "2020-10",
      url: "",
    },
  ],
  languages: [
    { id: "en", name: "English", level: "native" },
    { id: "es", name: "Spanish", level: "native" },
    { id: "pt", name: "Portuguese", level: "good" },
  ],
};
