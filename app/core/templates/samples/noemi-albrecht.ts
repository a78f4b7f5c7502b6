import type { Resume } from "#app/core/resume/schema.ts";

/** A fictional hotel manager. */
export const noemiAlbrecht: Resume = {
  personalInfo: {
    fullName: "Noémi Albrecht",
    headline: "Hotel manager and host",
    email: "noemi@albrecht.example",
    phone: "+43 1 555 0119",
    address: "Vienna, Austria",
    linkedIn: "https://www.linkedin.com/in/noemi-albrecht-sample",
    github: "",
  },
  summary:
    "I run houses that guests come back to. From the reception of a station hotel to a team of 86 in Vienna’s first district; I know what breakfast costs, who folds the napkins, and why the third night decides.",
  skills: [
    "Revenue management",
    "Opera PMS",
    "Event sales",
    "Food and beverage",
    "Hiring and rosters",
    "Renovation",
    "Guest relations",
    "HACCP",
  ],
  experience: [
    {
      id: "ring",
      company: "Hotel am Ring",
      position: "General Manager",
      location: "Vienna",
      startDate: "2020-05",
      endDate: "",
      current: true,
      description:
        "Lead 86 people and 142 rooms; revenue per room rose from €118 to €171 in four years\nRenovated 60 rooms floor by floor, without closing for a night and €240,000 under budget\nBrought returning guests from 22 to 37 %, and the rating from 8.4 to 9.2",
    },
    {
      id: "seehof",
      company: "Seehof Resort",
      position: "Rooms Division Manager",
      location: "Velden",
      startDate: "2015-11",
      endDate: "2020-04",
      current: false,
      description:
        "Ran reception, housekeeping and spa with 44 people through four seasons at 91 % occupancy\nCut laundry and energy by €90,000 a year with a linen program that guests rated up",
    },
    {
      id: "central",
      company: "Central Station Hotel",
      position: "Front Office Supervisor",
      location: "Zurich",
      startDate: "2011-09",
      endDate: "2015-10",
      current: false,
      description:
        "Trained 23 receptionists; three lead front offices of their own today\nSold 1,100 upgrades a year at the desk, worth CHF 95,000",
    },
  ],
  education: [
    {
      id: "lausanne",
      institution: "Haute école hôtelière de Genève",
      degree: "BSc",
      fieldOfStudy: "Hospitality Management",
      startDate: "2008-09",
      endDate: "2011-07",
      gpa: "",
    },
  ],
  projects: [],
  certificates: [
    {
      id: "chrm",
      name: "Certified Hospitality Revenue Manager",
      issuer: "HSMAI Europe",
      date: "2019-03",
      url: "",
    },
  ],
  awards: [
    {
      id: "host",
      title: "Host of the year, city hotels",
      issuer: "Austrian Hoteliers",
      date: "2023-11",
      description: "",
    },
  ],
  languages: [
    { id: "de", name: "German", level: "native" },
    { id: "hu", name: "Hungarian", level: "native" },
    { id: "en", name: "English", level: "fluent" },
    { id: "fr", name: "French", level: "good" },
  ],
};
