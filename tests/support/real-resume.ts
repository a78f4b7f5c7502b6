/** A realistic resume and job description: accents, apostrophes, markup, two pages. */
import type { Resume } from "#app/core/resume/schema.ts";

const lines = (...items: string[]) => items.join("\n");

export const REAL_RESUME: Resume = {
  personalInfo: {
    fullName: "Zoë O'Connor-Müller",
    email: "zoe.oconnor@example.org",
    phone: "+49 (0)30 1234-5678",
    address: "Kraków, Śródmieście",
    linkedIn: "https://www.linkedin.com/in/zoe-oconnor",
    github: "https://github.com/zoe-oconnor",
  },
  summary:
    "Software engineer with nine years in logistics and health care. I build services that stay up when the warehouse is busiest, and I write down why. At home in TypeScript & PostgreSQL; comfortable explaining <b>trade-offs</b> to people who don't code.",
  skills: [
    "TypeScript",
    "React",
    "Node.js",
    "PostgreSQL",
    "C++",
    "CI/CD",
    "Docker",
    "Kubernetes",
    "Español",
  ],
  experience: [
    {
      id: "exp-1",
      company: "Łódź Logistics GmbH & Co. KG",
      position: "Senior Software Engineer",
      startDate: "2021-03",
      endDate: "",
      current: true,
      description: lines(
        "• Cut order-routing latency from 900 ms to 120 ms by moving the hot path to PostgreSQL partitions",
        "- Led four engineers through the replacement of a 14-year-old warehouse system without a day of downtime",
        "* Introduced trunk-based development; releases went from monthly to daily",
        "Wrote the on-call handbook that halved night-time pages in two quarters",
        "Paired with the warehouse crew at Poznań every sprint to see <b>& hear</b> what the screens do to their day",
      ),
    },
    {
      id: "exp-2",
      company: "Clínica São José",
      position: "Full-Stack Developer",
      startDate: "2017-09",
      endDate: "2021-02",
      current: false,
      description: lines(
        "Built the appointment portal that 30,000 patients use, in React and Node.js",
        "Brought accessibility to WCAG 2.1 AA and kept it there with tests in the pipeline",
        "Migrated 4 million records to FHIR with a reversible, rehearsed plan",
        "Taught the reception team to file bug reports that developers could act on",
      ),
    },
    {
      id: "exp-3",
      company: "Ó Briain & Sons",
      position: "Junior Developer",
      startDate: "2015-06",
      endDate: "2017-08",
      current: false,
      description: lines(
        "Maintained the C++ till software of forty shops in Cork, Galway and Dublin",
        "Automated the nightly stock report, saving the office eleven hours a week",
        "Replaced hand-run deployments by a script with a roll-back that was used twice, and worked twice",
        "Answered the shops' telephone on Saturdays and learned more there than anywhere since",
      ),
    },
    {
      id: "exp-4",
      company: "Żabka Studencka",
      position: "Working Student, IT Support",
      startDate: "2013-10",
      endDate: "2015-05",
      current: false,
      description: lines(
        "Looked after 120 laptops, three printers and one stubborn mail server",
        "Documented every recurring fault in a wiki that is still in use",
        "Trained nineteen new colleagues in data protection and safe passwords",
        "Rebuilt the ticket queue so that nobody waited longer than a working day",
      ),
    },
  ],
  education: [
    {
      id: "edu-1",
      institution: "Technische Universität Berlin",
      degree: "M.Sc.",
      fieldOfStudy: "Computer Science",
      startDate: "2013-10",
      endDate: "2015-09",
      gpa: "1.3",
    },
    {
      id: "edu-2",
      institution: "Uniwersytet Jagielloński",
      degree: "B.Sc.",
      fieldOfStudy: "Mathematics",
      startDate: "2010-10",
      endDate: "2013-07",
      gpa: "",
    },
  ],
  projects: [
    {
      id: "prj-1",
      name: "tide-tables",
      description: lines(
        "Open-source tide forecasts for small harbours, read by 2,000 sailors a week",
        "Runs on one small server; restores itself from a nightly backup",
      ),
      technologies: ["Rust", "SQLite", "Leaflet"],
      githubLink: "https://github.com/zoe-oconnor/tide-tables",
      liveLink: "https://tides.example.org",
    },
  ],
};

export const REAL_POSTING = {
  title: "Senior Backend Engineer (f/m/x)",
  company: "Häfele & Partner",
  description: lines(
    "We're looking for a Senior Backend Engineer to join our platform team in Berlin or remotely.",
    "",
    "What you bring:",
    "- 5+ years of professional experience with TypeScript and Node.js",
    "- Strong knowledge of PostgreSQL and SQL performance tuning",
    "- Experience with Docker, Kubernetes and CI/CD pipelines",
    "- Excellent communication skills; you explain trade-offs to non-technical colleagues",
    "",
    "Nice to have:",
    "* Terraform or another infrastructure-as-code tool",
    "* Experience with Apache Kafka",
    "* German at B2 level",
    "",
    "What we offer: flexible hours, 30 days of holiday, a dog-friendly office and free coffee.",
  ),
};

/** Every value that a reader of the document must find. */
export function fieldValues(resume: Resume): string[] {
  const lineValues = (text: string) =>
    text.split("\n").map((line) => line.replace(/^\s*[•\-*]\s*/, "").trim());
  const withoutScheme = (url: string) => url.replace(/^https?:\/\/(www\.)?/, "");
  const { fullName, email, phone, address, linkedIn, github } = resume.personalInfo;
  return [
    fullName,
    email,
    phone,
    address,
    withoutScheme(linkedIn),
    withoutScheme(github),
    resume.summary,
    ...resume.skills,
    ...resume.experience.flatMap((e) => [e.company, e.position, ...lineValues(e.description)]),
    ...resume.education.flatMap((e) => [e.institution, e.degree, e.fieldOfStudy, e.gpa]),
    ...resume.projects.flatMap((p) => [
      p.name,
      ...lineValues(p.description),
      ...p.technologies,
      withoutScheme(p.githubLink),
      withoutScheme(p.liveLink),
    ]),
  ].filter((value) => value !== "");
}

/** Joins lines like a parser, to compare extracted text with values. */
export function flatten(text: string): string {
  return text.normalize("NFC").replace(/\s+/g, " ");
}
