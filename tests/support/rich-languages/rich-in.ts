/** A rich resume in one language: every further field, with texts of that language and its script. */
import { emptyResume } from "#app/core/resume/defaults.ts";
import type { Experience, Resume } from "#app/core/resume/schema.ts";
import type { PrintFixture } from "../print-fixtures.ts";
import { HIDDEN_WORD } from "../rich-resume.ts";

/** The texts of a fixture; an employer has one role or several. */
export interface RichTexts {
  name: string;
  headline: string;
  address: string;
  linkLabel: string;
  summary: string;
  groups: [name: string, skills: string[]][];
  moreSkills: string[];
  employers: { company: string; location: string; roles: [position: string, lines: string[]][] }[];
  study: [degree: string, field: string, school: string, location: string];
  license: [name: string, issuer: string];
  spoken: [name: string, level: string][];
  volunteered: [role: string, organization: string];
  award: [title: string, issuer: string];
  paper: [title: string, publisher: string];
}

/** Starts and ends, newest first: years alone, months and seasons (21 is spring, 24 is winter). */
const SPANS = [
  ["2023", ""],
  ["2021-24", "2023"],
  ["2019-04", "2021-23"],
  ["2016", "2019-03"],
  ["2014-21", "2016"],
  ["2011", "2013"],
] as const;

/** @param reading what readers of the printed PDF are known to lose in this script */
export function richIn(
  language: string,
  texts: RichTexts,
  reading: Partial<PrintFixture> = {},
): PrintFixture {
  return { name: `rich, ${language}`, resume: { ...resumeOf(texts), language }, ...reading };
}

function jobsOf({ employers }: RichTexts): Experience[] {
  const jobs = employers.flatMap(({ company, location, roles }, index) =>
    roles.map(([position, lines]) => ({
      ...{ company, location, position, description: lines.join("\n") },
      ...(roles.length > 1 && { employerId: `employer-${index}` }),
    })),
  );
  return jobs.map((job, index) => {
    const [startDate = "", endDate = ""] = SPANS[index] ?? [];
    return { id: `job-${index}`, ...job, startDate, endDate, current: index === 0 };
  });
}

const hiddenJob: Experience = {
  ...{ id: "hidden-job", company: HIDDEN_WORD, position: HIDDEN_WORD, description: HIDDEN_WORD },
  ...{ startDate: "1999", endDate: "2000", current: false, hidden: true },
};

function resumeOf(texts: RichTexts): Resume {
  const [degree, fieldOfStudy, institution, location] = texts.study;
  const [role, organization] = texts.volunteered;
  const [newest, ...older] = jobsOf(texts);
  return {
    ...emptyResume(),
    personalInfo: {
      fullName: texts.name,
      email: "someone@example.org",
      phone: "+49 30 555 0123",
      address: texts.address,
      linkedIn: "linkedin.com/in/someone",
      github: "",
      headline: texts.headline,
      links: [
        { id: "l1", label: texts.linkLabel, url: "https://someone.example/work" },
        { id: "l2", label: "ORCID", url: "https://orcid.org/0000-0002-1825-0097" },
      ],
    },
    summary: texts.summary,
    skills: [...texts.groups.flatMap(([, skills]) => skills), ...texts.moreSkills],
    skillGroups: texts.groups.map(([name, skills], index) => ({ id: `g${index}`, name, skills })),
    experience: [...(newest ? [newest] : []), hiddenJob, ...older],
    education: [
      {
        ...{ id: "study", institution, degree, fieldOfStudy, location, gpa: "" },
        ...{ startDate: "2007-23", endDate: "2011" },
      },
    ],
    certificates: [
      {
        ...{ id: "license", name: texts.license[0], issuer: texts.license[1], date: "2018-05" },
        ...{ url: "", number: "RN.412345", validUntil: "2027-10" },
      },
      { id: "gone", name: HIDDEN_WORD, issuer: "", date: "", url: "", hidden: true },
    ],
    languages: texts.spoken.map(([name, level], index) => ({ id: `s${index}`, name, level })),
    awards: [
      { id: "a", title: texts.award[0], issuer: texts.award[1], date: "2020", description: "" },
    ],
    volunteering: [
      {
        ...{ id: "v", organization, role, location, description: "" },
        ...{ startDate: "2017", endDate: "", current: true },
      },
    ],
    publications: [
      { id: "p", title: texts.paper[0], publisher: texts.paper[1], date: "2022-21", url: "" },
    ],
  };
}
