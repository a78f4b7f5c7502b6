/** Resumes that are hard to print because of names, job titles and scripts. */
import { emptyResume } from "#app/core/resume/defaults.ts";
import type { Experience, Resume } from "#app/core/resume/schema.ts";
import { hardResume } from "./hard-resume.ts";
import { aPng } from "./pictures.ts";

export type Reader = "pdf.js" | "mupdf" | "pdftotext" | "PDFium";

export interface PrintFixture {
  name: string;
  resume: Resume;
  /** A data URL. */
  photo?: string;
  /** For words longer than a line: compares only letters, not line breaks. */
  isUnspaced?: true;
  /** Where readers lose words or read lines in visual order: the minimum share of words that must be complete. */
  wholeWords?: number | Record<Reader, number>;
}

function person(fullName: string, rest: Partial<Resume> = {}): Resume {
  const personalInfo = {
    ...emptyResume().personalInfo,
    fullName,
    email: "someone@example.com",
    phone: "+49 (0)30 555-0123",
  };
  return { ...emptyResume(), personalInfo, ...rest };
}

const job = (index: number, position: string, company: string, lines: string[]): Experience => ({
  id: `job-${index}`,
  company,
  position,
  startDate: `20${10 + index}-03`,
  endDate: `20${11 + index}-02`,
  current: false,
  description: lines.join("\n"),
});

/** A resume with this many unique entries, so that page breaks fall at different positions. */
export function resumeWithEntries(entries: number): Resume {
  const { experience, ...resume } = hardResume();
  return {
    ...resume,
    summary: "",
    experience: Array.from({ length: entries }, (_, index) => {
      const entry = experience[index % experience.length] as Experience;
      const description = `${entry.description}\nLast line ${index} of this entry`;
      return {
        ...entry,
        id: `grown-${index}`,
        company: `${entry.company} No${index}`,
        description,
      };
    }),
  };
}

const withoutSections = person("Only A. Name");
const sparse = person("Sparse Fields", {
  experience: [{ ...job(0, "", "Nameless Job Ltd", []), startDate: "", endDate: "" }],
  education: [
    {
      id: "e",
      institution: "",
      degree: "BSc",
      fieldOfStudy: "",
      startDate: "",
      endDate: "2012-06",
      gpa: "",
    },
  ],
  projects: [
    { id: "p", name: "", description: "Text only", technologies: [], githubLink: "", liveLink: "" },
  ],
});

const everySection: Resume = {
  ...hardResume(),
  certificates: [
    {
      id: "c1",
      name: "AWS Certified Solutions Architect",
      issuer: "Amazon Web Services",
      date: "2023-05",
      url: "https://example.org/verify/abc-123",
    },
    { id: "c2", name: "Žádost o certifikát", issuer: "ČVUT", date: "", url: "" },
  ],
  languages: [
    { id: "l1", name: "Polski", level: "native" },
    { id: "l2", name: "Français", level: "C1" },
  ],
  awards: [
    {
      id: "a1",
      title: "Best Paper",
      issuer: "FlightConf",
      date: "2019-09",
      description: "For fiflow; first of 212.",
    },
  ],
  volunteering: [
    {
      id: "v1",
      organization: "Code Club",
      role: "Mentor",
      startDate: "2018-01",
      endDate: "",
      current: true,
      description: "Weekly lessons for 14 children.",
    },
  ],
  publications: [
    {
      id: "u1",
      title: "Offline filters for flight data",
      publisher: "Journal of Avionics",
      date: "2020-02",
      url: "https://doi.example.org/10.5555/12345",
    },
  ],
  customSections: [{ id: "x1", title: "Patents", body: "EP 555 0199 filter\nEP 555 0200 office" }],
};

const photo = `data:image/png;base64,${Buffer.from(aPng({ width: 120, height: 120 })).toString("base64")}`;

export const PRINT_FIXTURES: PrintFixture[] = [
  { name: "a photo and two pages", resume: resumeWithEntries(4), photo },
  { name: "accents, marks and markup on two pages", resume: hardResume() },
  {
    name: "O'Connor-Müller with both apostrophes and every dash",
    resume: person("Siobhán O'Connor-Müller", {
      summary: "O’Connor’s and O'Connor's; well-known – and – sure—of 1990–2020, ‘so’ “said” she.",
      skills: ["O'Reilly", "L’Oréal", "Jean-Luc", "5′ 11″", "A–Z"],
    }),
  },
  { name: "every section there is", resume: everySection },
  { name: "nothing but a name", resume: withoutSections },
  { name: "entries of which most is empty", resume: sparse },
  { name: "one page, nearly full", resume: resumeWithEntries(3) },
  { name: "three pages", resume: resumeWithEntries(12) },
  { name: "four pages", resume: resumeWithEntries(18) },
  {
    name: "letters taken apart and ligatures pasted",
    resume: person("Zoe\u0308 Da\u0301vid", {
      summary:
        "E\u0301tudes a\u0300 l'e\u0301cole; e\uFB03cient o\uFB00ice \uFB01les and \uFB02oors.",
      skills: ["n\u0303andu\u0301", "soft\u00adware", "zero\u200bwidth"],
    }),
  },
  {
    name: "words longer than a line",
    isUnspaced: true,
    resume: person(
      "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft",
      {
        summary: `Address: https://example.com/${"a-name/that-does-not-fit/".repeat(9)}end`,
        skills: [
          "x".repeat(100),
          "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz",
        ],
        experience: [job(1, "y".repeat(150), "z".repeat(180), ["w".repeat(400)])],
      },
    ),
  },
  {
    name: "Greek, Cyrillic and Vietnamese",
    resume: person("Γιώργος Παπαδόπουλος", {
      summary: "Μηχανικός λογισμικού με δέκα χρόνια. Инженер-программист из Санкт-Петербурга.",
      skills: ["Ελληνικά", "Русский язык", "Українська ґ є ї", "Nguyễn Thị Ước Đặng"],
      experience: [
        job(1, "Ведущий разработчик", "ООО «Ромашка»", ["Руководил командой", "Сократил сроки"]),
      ],
    }),
  },
  {
    name: "hundreds of skills",
    resume: person("Many Skills", {
      skills: Array.from({ length: 150 }, (_, index) => `Skill number ${index}`),
      languages: [{ id: "l", name: "Irish", level: "native" }],
      experience: [job(1, "Generalist", "All of It", ["Did this", "Did that"])],
    }),
  },
];
