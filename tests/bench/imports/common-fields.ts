/**
 * Compares Covitae's import and OpenResume's parser on the fields that both support: OpenResume has no languages and no
 * certificates, only one URL, and degree and field of study in one text.
 */
import { findDate, findPeriod } from "#app/core/import/readers/read-dates.ts";
import { readDescription } from "#app/core/resume/description.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { formatRange } from "#app/core/templates/dates.ts";
import { unspaced } from "../../support/shown-values.ts";

/** A parsed resume in the form of OpenResume's parser. */
export interface ParsedResume {
  profile: { name: string; email: string; phone: string; location: string; summary: string };
  /** All URLs of the profile. */
  urls: string[];
  workExperiences: { company: string; jobTitle: string; date: string; descriptions: string[] }[];
  educations: { school: string; degree: string; date: string }[];
  projects: { project: string; descriptions: string[] }[];
  skills: string[];
}

/** Converts a resume of Covitae's schema to that form. */
export function fromResume(resume: Resume): ParsedResume {
  const { fullName, email, phone, address, linkedIn = "", github = "" } = resume.personalInfo;
  return {
    profile: { name: fullName, email, phone, location: address, summary: resume.summary },
    urls: [linkedIn, github].filter(Boolean),
    workExperiences: resume.experience.map((job) => ({
      company: job.company,
      jobTitle: job.position,
      date: formatRange(job),
      descriptions: linesOf(job.description),
    })),
    educations: resume.education.map((school) => ({
      school: school.institution,
      degree: `${school.degree} ${school.fieldOfStudy}`,
      date: formatRange(school),
    })),
    projects: resume.projects.map(({ name, description }) => ({
      project: name,
      descriptions: linesOf(description),
    })),
    skills: resume.skills,
  };
}

/** Says for each field of `wanted` whether `got` has it. Comparisons are lenient: a place needs only its town. */
export function recovered(
  wanted: ParsedResume,
  got: ParsedResume,
): [field: string, isRecovered: boolean][] {
  const { name, email, phone, summary } = wanted.profile;
  const [town = ""] = wanted.profile.location.split(",");
  const verdicts: [string, boolean][] = [["name", isSame(name, got.profile.name)]];
  if (email) verdicts.push(["email", isSame(email, got.profile.email)]);
  if (phone) verdicts.push(["phone", isSame(phone, got.profile.phone)]);
  // The parsers write the country differently.
  if (town) verdicts.push(["location", unspaced(got.profile.location).includes(unspaced(town))]);
  if (wanted.urls.length > 0)
    verdicts.push([
      "url",
      wanted.urls.some((url) => got.urls.some((given) => isSame(bare(url), bare(given)))),
    ]);
  if (summary) verdicts.push(["summary", isSame(summary, got.profile.summary)]);
  for (const [at, job] of wanted.workExperiences.entries()) {
    const given = got.workExperiences[at];
    verdicts.push(
      [`job ${at} company`, isSame(job.company, given?.company)],
      [`job ${at} title`, isSame(job.jobTitle, given?.jobTitle)],
      [`job ${at} period`, isSamePeriod(job.date, given?.date)],
      [`job ${at} description`, isSame(job.descriptions.join(), given?.descriptions.join())],
    );
  }
  for (const [at, school] of wanted.educations.entries()) {
    const given = got.educations[at];
    verdicts.push(
      [`school ${at}`, isSame(school.school, given?.school)],
      [`school ${at} degree`, hasWords(given?.degree, school.degree)],
      [`school ${at} period`, isSamePeriod(school.date, given?.date)],
    );
  }
  for (const [at, project] of wanted.projects.entries()) {
    const given = got.projects[at];
    verdicts.push(
      [`project ${at}`, isSame(project.project, given?.project)],
      [
        `project ${at} description`,
        hasWords(given?.descriptions.join(" "), project.descriptions.join(" ")),
      ],
    );
  }
  const skills = unspaced(got.skills.join(" "));
  for (const skill of wanted.skills) verdicts.push([skill, skills.includes(unspaced(skill))]);
  return verdicts;
}

function linesOf(description: string): string[] {
  const block = readDescription(description);
  if (!block) return [];
  return block.kind === "paragraph" ? [block.text] : block.items;
}

const isSame = (wanted: string, got = "") => unspaced(wanted) === unspaced(got);
const bare = (url: string) => url.replace(/^https?:\/\/(?:www\.)?|^www\.|\/$/g, "");

function hasWords(text = "", words: string): boolean {
  const read = unspaced(text);
  return words.split(/\s+/).every((word) => read.includes(unspaced(word)));
}

function isSamePeriod(wanted: string, got = ""): boolean {
  const expected = JSON.stringify(findPeriod(wanted)?.period ?? findDate(wanted)?.value);
  return expected === JSON.stringify(findPeriod(got)?.period ?? findDate(got)?.value);
}
