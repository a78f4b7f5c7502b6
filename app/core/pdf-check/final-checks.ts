/** The checks of a resume and its PDF right before it is sent. Texts are shown to the user. */

import { isDateBefore } from "#app/core/dates.ts";
import { linesInFileOrder } from "#app/core/pdf-text/lines.ts";
import type { PdfText } from "#app/core/pdf-text/text-run.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import type { ParseReport } from "./parse-report.ts";

export interface FinalCheck {
  id: "sample" | "contact" | "dates" | "requirements" | "last-page" | "read-back";
  state: "good" | "warn";
  /** The result as a sentence. */
  text: string;
  /** The field to change, as the form names it; null where no single field is the cause. */
  field: string | null;
}

/** A last page with at most this many lines looks unfinished. */
const MAX_SHORT_PAGE_LINES = 8;

/**
 * Whether the resume shows the job description's must-haves (required skills), also as a sentence.
 */
export interface MustHavesCheck {
  isMet: boolean;
  text: string;
}

/**
 * @param samples the resumes that the product offers as examples
 * @param mustHaves null without an analysis, and where the posting has none
 * @param report what a parser reads from the same PDF, compared with the resume
 */
export function runFinalChecks({
  resume,
  samples,
  mustHaves,
  pdf,
  report,
}: {
  resume: Resume;
  samples: readonly Resume[];
  mustHaves: MustHavesCheck | null;
  pdf: PdfText;
  report: ParseReport;
}): FinalCheck[] {
  return [
    ...findSampleContacts(resume, samples),
    ...findMissingContacts(resume),
    ...findReversedDates(resume),
    ...describeMustHaves(mustHaves),
    ...findShortLastPage(pdf),
    describeReadBack(report),
  ];
}

const CONTACT_LABELS = {
  fullName: "name",
  email: "email address",
  phone: "phone number",
  linkedIn: "LinkedIn address",
} as const;
type ContactKey = keyof typeof CONTACT_LABELS;
const CONTACT_KEYS = Object.keys(CONTACT_LABELS) as ContactKey[];

const warn = (id: FinalCheck["id"], text: string, field: string | null = null): FinalCheck => ({
  id,
  state: "warn",
  text,
  field,
});

function findSampleContacts(resume: Resume, samples: readonly Resume[]): FinalCheck[] {
  return CONTACT_KEYS.flatMap((key) => {
    const value = resume.personalInfo[key];
    if (!value || !samples.some((sample) => sample.personalInfo[key] === value)) return [];
    const text = `The ${CONTACT_LABELS[key]} is from the sample: ${value}.`;
    return [warn("sample", text, `personalInfo.${key}`)];
  });
}

function findMissingContacts({ personalInfo }: Resume): FinalCheck[] {
  const checks: FinalCheck[] = [];
  if (!personalInfo.fullName.trim())
    checks.push(warn("contact", "Your name is missing.", "personalInfo.fullName"));
  if (!personalInfo.email.trim() && !personalInfo.phone.trim())
    checks.push(
      warn(
        "contact",
        "There is no email address or phone number to reach you.",
        "personalInfo.email",
      ),
    );
  return checks;
}

function findReversedDates(resume: Resume): FinalCheck[] {
  const dated = [
    ...resume.experience.map((job) => ({
      ...job,
      name: job.position || job.company || "A job",
      section: "experience",
    })),
    ...resume.education.map((school) => ({
      ...school,
      name: school.degree || school.institution || "A school",
      current: false,
      section: "education",
    })),
    ...(resume.volunteering ?? []).map((work) => ({
      ...work,
      name: work.role || work.organization || "A volunteer role",
      section: "volunteering",
    })),
    ...(resume.memberships ?? []).map((entry) => ({
      ...entry,
      name: entry.organization || entry.role || "A membership",
      section: "memberships",
    })),
    ...(resume.militaryService ?? []).map((entry) => ({
      ...entry,
      name: entry.branch || entry.rank || "A time of service",
      section: "militaryService",
    })),
    ...(resume.customSections ?? []).flatMap(({ title, entries = [] }) =>
      entries.map((entry) => ({
        ...entry,
        name: entry.title || title || "An entry",
        section: "customEntries",
      })),
    ),
  ];
  return dated.flatMap(({ id, section, name, startDate, endDate, current }) => {
    if (current || !isDateBefore(endDate, startDate)) return [];
    return [warn("dates", `${name} ends before it starts.`, `${section}.${id}.endDate`)];
  });
}

function describeMustHaves(mustHaves: MustHavesCheck | null): FinalCheck[] {
  if (!mustHaves) return [];
  const { isMet, text } = mustHaves;
  return [{ id: "requirements", state: isMet ? "good" : "warn", text, field: null }];
}

function findShortLastPage({ pages }: PdfText): FinalCheck[] {
  const last = pages.at(-1);
  if (!last || pages.length < 2) return [];
  const lines = linesInFileOrder([last]).length;
  if (lines > MAX_SHORT_PAGE_LINES) return [];
  const count = lines === 1 ? "1 line" : `${lines} lines`;
  return [warn("last-page", `Page ${pages.length} has only ${count}.`)];
}

function describeReadBack({ fields }: ParseReport): FinalCheck {
  const recovered = fields.filter(({ state }) => state === "recovered").length;
  const [first] = fields.filter(({ state }) => state !== "recovered");
  if (!first)
    return {
      id: "read-back",
      state: "good",
      text: `Software that reads this PDF finds all ${fields.length} fields.`,
      field: null,
    };
  return warn(
    "read-back",
    `Software that reads this PDF finds ${recovered} of ${fields.length} fields. First to check: ${first.group}, ${first.label}.`,
    first.key,
  );
}
