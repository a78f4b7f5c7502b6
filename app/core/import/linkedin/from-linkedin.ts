/**
 * Imports LinkedIn's data archive ("Get a copy of your data"), a ZIP of CSV files: the opened archive in, a resume with
 * a report or an error message out.
 */

import { fitToSchema } from "#app/core/import/fit-to-schema.ts";
import type { OpenedZip } from "#app/core/import/open-zip.ts";
import { filledPaths, type ImportIssue, type ImportOutcome } from "#app/core/import/outcome.ts";
import { assignEmployerIds } from "#app/core/import/readers/employer-ids.ts";
import { findDate } from "#app/core/import/readers/read-dates.ts";
import { completeResume } from "#app/core/resume/defaults.ts";
import { readCsv } from "./read-csv.ts";

type Zip = Extract<OpenedZip, { ok: true }>;
/** Values by column name. */
type Row = Record<string, string>;

const PROFILE_FILES = /(?:^|\/)(?:Profile|Positions|Education|Skills)\.csv$/;

export const isLinkedIn = ({ names }: Zip) => names.some((name) => PROFILE_FILES.test(name));

export function fromLinkedIn(zip: Zip, newId: () => string): ImportOutcome {
  const archive = createArchiveReader(zip, newId);
  const candidate = {
    ...completeResume(),
    personalInfo: readPersonalInfo(archive, newId),
    summary: textIn(archive.rows("Profile.csv")[0], "Summary"),
    skills: archive
      .rows("Skills.csv")
      .map((row) => textIn(row, "Name"))
      .filter(Boolean),
    experience: assignEmployerIds(readExperience(archive), newId),
    education: readEducation(archive),
    projects: readProjects(archive),
    ...readOptionalSections(archive),
  };
  const { resume, uncertain: fitIssues } = fitToSchema(candidate, newId);
  const recovered = filledPaths(resume);
  if (recovered.length === 0) {
    return {
      ok: false,
      message: "This LinkedIn archive contains no profile. Ask LinkedIn for the larger archive.",
    };
  }
  return {
    ok: true,
    kind: "linkedin",
    resume,
    report: { recovered, uncertain: [...archive.uncertain, ...fitIssues] },
  };
}

type ArchiveReader = ReturnType<typeof createArchiveReader>;

function createArchiveReader(zip: Zip, newId: () => string) {
  /** Dates that could not be read. */
  const uncertain: ImportIssue[] = [];

  /** The rows of a file of the archive; none if it is missing. */
  const rows = (file: string): Row[] => {
    const path = zip.names.find((name) => name === file || name.endsWith(`/${file}`));
    const bytes = path === undefined ? null : zip.read(path);
    return bytes ? readCsv(skipNotes(new TextDecoder().decode(bytes))) : [];
  };

  /** Converts each row of a file to an entry. `toEntry` receives the entry's path, such as "awards.0". */
  const entries = <Entry extends object>(
    file: string,
    section: string,
    toEntry: (row: Row, path: string) => Entry,
  ) => rows(file).map((row, index) => ({ id: newId(), ...toEntry(row, `${section}.${index}`) }));

  /** A date such as "2022-08"; empty if it cannot be read. `path`: its field in the resume. */
  const month = (row: Row, column: string, path: string) => {
    const text = textIn(row, column);
    const date = findDate(text);
    if (text !== "" && !date) {
      uncertain.push({ field: path, text, reason: "This isn't a date format we know" });
    }
    return date?.value ?? "";
  };

  /** `path`: that of the entry. */
  const period = (row: Row, path: string) => {
    const startDate = month(row, "Started On", `${path}.startDate`);
    const endDate = month(row, "Finished On", `${path}.endDate`);
    return { startDate, endDate, current: startDate !== "" && endDate === "" };
  };

  return { uncertain, rows, entries, month, period };
}

const textIn = (row: Row | undefined, column: string) => (row?.[column] ?? "").trim();

const isGitHubUrl = (url: string) => /github\.com/i.test(url);

function readPersonalInfo({ rows }: ArchiveReader, newId: () => string) {
  const [profile] = rows("Profile.csv");
  const headline = textIn(profile, "Headline");
  const sites = parseWebsites(textIn(profile, "Websites"));
  const github = sites.find(({ url }) => isGitHubUrl(url));
  const links = sites.filter((site) => site !== github).map((site) => ({ id: newId(), ...site }));
  const emails = rows("Email Addresses.csv");
  const email = emails.find((row) => /^yes$/i.test(textIn(row, "Primary"))) ?? emails[0];
  return {
    fullName: [textIn(profile, "First Name"), textIn(profile, "Last Name")]
      .filter(Boolean)
      .join(" "),
    email: textIn(email, "Email Address"),
    phone: textIn(rows("PhoneNumbers.csv")[0], "Number"),
    address: textIn(profile, "Address") || textIn(profile, "Geo Location"),
    linkedIn: "",
    github: github?.url ?? "",
    ...(headline ? { headline } : {}),
    ...(links.length > 0 ? { links } : {}),
  };
}

const readExperience = ({ entries, period }: ArchiveReader) =>
  entries("Positions.csv", "experience", (row, path) => ({
    company: textIn(row, "Company Name"),
    position: textIn(row, "Title"),
    description: textIn(row, "Description"),
    ...period(row, path),
    ...unlessEmpty("location", textIn(row, "Location")),
  }));

const readEducation = ({ entries, month }: ArchiveReader) =>
  entries("Education.csv", "education", (row, path) => ({
    institution: textIn(row, "School Name"),
    degree: textIn(row, "Degree Name"),
    fieldOfStudy: textIn(row, "Field Of Study") || textIn(row, "Notes"),
    startDate: month(row, "Start Date", `${path}.startDate`),
    endDate: month(row, "End Date", `${path}.endDate`),
    gpa: "",
  }));

const readProjects = ({ entries }: ArchiveReader) =>
  entries("Projects.csv", "projects", (row) => {
    const url = textIn(row, "Url");
    return {
      name: textIn(row, "Title"),
      description: textIn(row, "Description"),
      technologies: [],
      githubLink: isGitHubUrl(url) ? url : "",
      liveLink: isGitHubUrl(url) ? "" : url,
    };
  });

/** Sections that a resume has only if they have entries. */
function readOptionalSections({ entries, month, period }: ArchiveReader) {
  const sections = {
    certificates: entries("Certifications.csv", "certificates", (row, path) => ({
      name: textIn(row, "Name"),
      issuer: textIn(row, "Authority"),
      date: month(row, "Started On", `${path}.date`),
      url: textIn(row, "Url"),
      ...unlessEmpty("number", textIn(row, "License Number")),
      ...unlessEmpty("validUntil", month(row, "Finished On", `${path}.validUntil`)),
    })),
    languages: entries("Languages.csv", "languages", (row) => ({
      name: textIn(row, "Name"),
      level: textIn(row, "Proficiency"),
    })),
    awards: entries("Honors.csv", "awards", (row, path) => ({
      title: textIn(row, "Title"),
      issuer: "",
      date: month(row, "Issued On", `${path}.date`),
      description: textIn(row, "Description"),
    })),
    volunteering: entries("Volunteering.csv", "volunteering", (row, path) => ({
      organization: textIn(row, "Company Name"),
      role: textIn(row, "Role"),
      description: textIn(row, "Description"),
      ...period(row, path),
    })),
    publications: entries("Publications.csv", "publications", (row, path) => ({
      title: textIn(row, "Name"),
      publisher: textIn(row, "Publisher"),
      date: month(row, "Published On", `${path}.date`),
      url: textIn(row, "Url"),
    })),
    courses: entries("Courses.csv", "courses", (row) => ({
      name: textIn(row, "Name"),
      provider: "",
      date: "",
      url: "",
      description: textIn(row, "Number"),
    })),
    memberships: entries("Organizations.csv", "memberships", (row, path) => ({
      organization: textIn(row, "Name"),
      role: textIn(row, "Position"),
      description: textIn(row, "Description"),
      ...period(row, path),
    })),
    patents: entries("Patents.csv", "patents", (row, path) => ({
      title: textIn(row, "Title") || textIn(row, "Name"),
      office: textIn(row, "Issuer"),
      ...unlessEmpty("number", textIn(row, "Number") || textIn(row, "Application Number")),
      date: month(row, "Issued On", `${path}.date`) || month(row, "Filed On", `${path}.date`),
      url: textIn(row, "Url"),
      description: textIn(row, "Description"),
    })),
  };
  return Object.fromEntries(Object.entries(sections).filter(([, list]) => list.length > 0));
}

const unlessEmpty = (key: string, text: string) => (text === "" ? {} : { [key]: text });

/** Parses "[PORTFOLIO:https://a.example,OTHER:b.example]"; the label of "OTHER" is empty. */
const parseWebsites = (text: string) =>
  text
    .replace(/^\[|\]$/g, "")
    .split(",")
    .map((site) => {
      const [, kind = "", url = ""] = /^(?:([A-Z_ ]+):)?(.*)$/.exec(site.trim()) ?? [];
      const words = kind.replaceAll("_", " ").toLowerCase();
      const label = words === "other" ? "" : words.charAt(0).toUpperCase() + words.slice(1);
      return { label, url: url.trim() };
    })
    .filter(({ url }) => url !== "");

/** Some files start with a paragraph of notes and an empty line. */
function skipNotes(text: string): string {
  return /^\ufeff?"?Notes:/.test(text) ? text.replace(/^[\s\S]*?\r?\n\s*\r?\n/, "") : text;
}
