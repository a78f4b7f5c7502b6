import type { Resume } from "#app/core/resume/schema.ts";

/** A sample resume of a fictional person, one page long. */
export const amelieNovak: Resume = {
  personalInfo: {
    fullName: "Amélie Novák",
    email: "amelie.novak@example.com",
    phone: "+420 555 0142",
    address: "Brno, Czech Republic",
    linkedIn: "https://www.linkedin.com/in/amelie-novak-sample",
    github: "https://github.com/amelie-novak-sample",
  },
  summary:
    "Product-minded software engineer with nine years in web applications, from first sketch to on-call rota. Led the rebuild of a booking platform used by 1,200 clinics and cut its page load time by 62%. Happiest where accessibility, performance and plain language meet.",
  skills: [
    "TypeScript",
    "React",
    "Node.js",
    "PostgreSQL",
    "GraphQL",
    "Web accessibility",
    "Performance profiling",
    "Playwright",
    "Docker",
    "AWS",
    "CI/CD",
    "Mentoring",
  ],
  experience: [
    {
      id: "clinio",
      company: "Clinio Health",
      position: "Senior Software Engineer",
      startDate: "2021-03",
      endDate: "",
      current: true,
      description:
        "Led four engineers in rebuilding the booking flow; completed bookings rose from 71% to 84%\nCut median page load from 3.9 s to 1.5 s by splitting code by route and moving reports to the server\nBrought all public pages to WCAG 2.2 AA and wrote the checklist the team still reviews against\nIntroduced end-to-end tests in Playwright; release-day rollbacks fell from six a year to one",
    },
    {
      id: "tramway",
      company: "Tramway Digital",
      position: "Software Engineer",
      startDate: "2017-09",
      endDate: "2021-02",
      current: false,
      description:
        "Built the timetable search of three city transport sites in React and Node.js, 40,000 searches a day\nMigrated 2.1 million customer records from MySQL to PostgreSQL without downtime\nMentored two junior developers, both promoted within eighteen months",
    },
    {
      id: "paperkite",
      company: "Paperkite Studio",
      position: "Junior Web Developer",
      startDate: "2015-07",
      endDate: "2017-08",
      current: false,
      description:
        "Delivered 14 client sites with a team of three designers\nWrote the in-house component library that halved the time to a first prototype",
    },
  ],
  education: [
    {
      id: "masaryk",
      institution: "Masaryk University",
      degree: "MSc",
      fieldOfStudy: "Applied Informatics",
      startDate: "2013-09",
      endDate: "2015-06",
      gpa: "1.3",
    },
    {
      id: "masaryk-bsc",
      institution: "Masaryk University",
      degree: "BSc",
      fieldOfStudy: "Informatics",
      startDate: "2010-09",
      endDate: "2013-06",
      gpa: "",
    },
  ],
  projects: [
    {
      id: "stopwatch",
      name: "Stopwise",
      description:
        "Departure board for low-vision travellers: high contrast, large type, spoken departures. Used at 26 stops in Brno.",
      technologies: ["TypeScript", "Web Speech API", "GTFS"],
      githubLink: "https://github.com/amelie-novak-sample/stopwise",
      liveLink: "https://stopwise.example.com",
    },
  ],
};
