/** Imports LinkedIn's data archive ("Get a copy of your data"), a ZIP of CSV files. */

import { fitToSchema } from "#app/core/import/fit-to-schema.ts";
import type { OpenedZip } from "#app/core/import/open-zip.ts";
import { filledPaths, type ImportIssue, type ImportOutcome } from "#app/core/import/outcome.ts";
import { assignEmployerIds } from "#app/core/import/readers/employer-ids.ts";
import { findDate } from "#app/core/import/readers/read-dates.ts";
import { completeResume } from "#app/core/resume/defaults.ts";
import { readCsv } from "./read-csv.ts";

type Zip = Extract<OpenedZip, { ok: true }>;
type Row = Record<string, string>;

const PROFILE_FILES = /(?:^|\/)(?:Profile|Positions|Education|Skills)\.csv$/;

export const isLinkedIn = ({ names }: Zip) => names.some((name) => PROFILE_FILES.test(name));

export function fromLinkedIn(zip: Zip, newId: () => string): ImportOutcome {
  const uncertain: ImportIssue[] = [];
  const rows = (file: string): Row[] => {
    const name = zip.names.find((name) => name === file || name.endsWith(`/${file}`));
    const bytes = name === undefined ? null : zip.read(name);
    return bytes ? readCsv(skipNotes(new TextDecoder().decode(bytes))) : [];
  };
  const get = (row: Row | undefined, key: string) => (row?.[key] ?? "").trim();
  const entries = (file: string, toEntry: (row: Row, path: string) => object, path: string) =>
    rows(file).map((row, index) => ({ id: newId(), ...toEntry(row, `${path}.${index}`) }));
  const month = (row: Row, key: string, path: string) => {
    const text = get(row, key);
    const date = findDate(text);
    if (text !== "" && !date) {
      uncertain.push({ field: path, text, reason: "This isn't a date format we know" });
    }
    return date?.value ?? "";
  };
  const period = (row: Row, path: string) => {
    const startDate = month(row, "Started On", `${path}.startDate`);
    const endDate = month(row, "Finished On", `${path}.endDate`);
    return { startDate, endDate, current: startDate !== "" && endDate === "" };
  };
  const [profile] = rows("Profile.csv");
  const headline = get(profile, "Headline");
  const sites = parseWebsites(get(profile, "Websites"));
  const github = sites.find(({ url }) => /github\.com/i.test(url));
  const links = sites.filter((site) => site !== github).map((site) => ({ id: newId(), ...site }));
  const emails = rows("Email Addresses.csv");
  const email = emails.find((row) => /^yes$/i.test(get(row, "Primary"))) ?? emails[0];
  const personalInfo = {
    fullName: [get(profile, "First Name"), get(profile, "Last Name")].filter(Boolean).join(" "),
    email: get(email, "Email Address"),
    phone: get(rows("PhoneNumbers.csv")[0], "Number"),
    address: get(profile, "Address") || get(profile, "Geo Location"),
    linkedIn: "",
    github: github?.url ?? "",
    ...(headline ? { headline } : {}),
    ...(links.length > 0 ? { links } : {}),
  };
  const candidate = {
    ...completeResume(),
    personalInfo,
    summary: get(profile, "Summary"),
    skills: rows("Skills.csv")
      .map((row) => get(row, "Name"))
      .filter(Boolean),
    experience: assignEmployerIds(
      rows("Positions.csv").map((row, index) => ({
        id: newId(),
        company: get(row, "Company Name"),
        position: get(row, "Title"),
        description: get(row, "Description"),
        ...period(row, `experience.${index}`),
        ...filled("location", get(row, "Location")),
      })),
      newId,
    ),
    education: entries(
      "Education.csv",
      (row, path) => ({
        institution: get(row, "School Name"),
        degree: get(row, "Degree Name"),
        fieldOfStudy: get(row, "Field Of Study") || get(row, "Notes"),
        startDate: month(row, "Start Date", `${path}.startDate`),
        endDate: month(row, "End Date", `${path}.endDate`),
        gpa: "",
      }),
      "education",
    ),
    projects: entries(
      "Projects.csv",
      (row) => ({
        name: get(row, "Title"),
        description: get(row, "Description"),
        technologies: [],
        githubLink: /github\.com/i.test(get(row, "Url")) ? get(row, "Url") : "",
        liveLink: /github\.com/i.test(get(row, "Url")) ? "" : get(row, "Url"),
      }),
      "projects",
    ),
    ...optional(
      "certificates",
      entries(
        "Certifications.csv",
        (row, path) => ({
          name: get(row, "Name"),
          issuer: get(row, "Authority"),
          date: month(row, "Started On", `${path}.date`),
          url: get(row, "Url"),
          ...filled("number", get(row, "License Number")),
          ...filled("validUntil", month(row, "Finished On", `${path}.validUntil`)),
        }),
        "certificates",
      ),
    ),
    ...optional(
      "languages",
      entries(
        "Languages.csv",
        (row) => ({
          name: get(row, "Name"),
          level: get(row, "Proficiency"),
        }),
        "languages",
      ),
    ),
    ...optional(
      "awards",
      entries(
        "Honors.csv",
        (row, path) => ({
          title: get(row, "Title"),
          issuer: "",
          date: month(row, "Issued On", `${path}.date`),
          description: get(row, "Description"),
        }),
        "awards",
      ),
    ),
    ...optional(
      "volunteering",
      entries(
        "Volunteering.csv",
        (row, path) => ({
          organization: get(row, "Company Name"),
          role: get(row, "Role"),
          description: get(row, "Description"),
          ...period(row, path),
        }),
        "volunteering",
      ),
    ),
    ...optional(
      "publications",
      entries(
        "Publications.csv",
        (row, path) => ({
          title: get(row, "Name"),
          publisher: get(row, "Publisher"),
          date: month(row, "Published On", `${path}.date`),
          url: get(row, "Url"),
        }),
        "publications",
      ),
    ),
    ...optional(
      "courses",
      entries(
        "Courses.csv",
        (row) => ({
          name: get(row, "Name"),
          ...{ provider: "", date: "", url: "" },
          description: get(row, "Number"),
        }),
        "courses",
      ),
    ),
    ...optional(
      "memberships",
      entries(
        "Organizations.csv",
        (row, path) => ({
          organization: get(row, "Name"),
          role: get(row, "Position"),
          description: get(row, "Description"),
          ...period(row, path),
        }),
        "memberships",
      ),
    ),
    ...optional(
      "patents",
      entries(
        "Patents.csv",
        (row, path) => ({
          title: get(row, "Title") || get(row, "Name"),
          office: get(row, "Issuer"),
          ...filled("number", get(row, "Number") || get(row, "Application Number")),
          date: month(row, "Issued On", `${path}.date`) || month(row, "Filed On", `${path}.date`),
          url: get(row, "Url"),
          description: get(row, "Description"),
        }),
        "patents",
      ),
    ),
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
    report: { recovered, uncertain: [...uncertain, ...fitIssues] },
  };
}

const optional = (name: string, entries: object[]) =>
  entries.length > 0 ? { [name]: entries } : {};

const filled = (key: string, text: string) => (text === "" ? {} : { [key]: text });

/** Parses "[PORTFOLIO:https://a.example,OTHER:b.example]"; "other" becomes an empty label. */
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
