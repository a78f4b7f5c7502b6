/** Labels for roles, expirations and activity in the share dialog. */
import type { ShareRole } from "#app/core/collab/protocol/room-api.ts";

export const ROLE_LABELS: Record<ShareRole, string> = {
  view: "Can view",
  comment: "Can comment",
  edit: "Can edit",
};

export const ROLE_HINTS: Record<ShareRole, string> = {
  view: "They can see the resume, and nothing of your job search.",
  comment: "They can also see the job description, comment, suggest changes and download.",
  edit: "They can also change everything in the resume.",
};

const DAY_MS = 86_400_000;
export const EXPIRIES = {
  never: { label: "Never", days: null },
  day: { label: "After 1 day", days: 1 },
  week: { label: "After 7 days", days: 7 },
  month: { label: "After 30 days", days: 30 },
  quarter: { label: "After 90 days", days: 90 },
} as const;
export type Expiry = keyof typeof EXPIRIES;

export function expirationDate(expiry: Expiry, now: number): string | null {
  const { days } = EXPIRIES[expiry];
  return days === null ? null : new Date(now + days * DAY_MS).toISOString();
}

export function expirationText(expiresAt: string | null): string {
  if (expiresAt === null) return "Never expires";
  const date = new Date(expiresAt).toLocaleString(undefined, {
    dateStyle: "medium",
    timeStyle: "short",
  });
  return `Expires ${date}`;
}

export function openCountText({ members, guests }: { members: number; guests: number }): string {
  const people = members + guests;
  if (people === 0) return "Not opened yet";
  const text = people === 1 ? "1 person has opened it" : `${people} people have opened it`;
  return guests > 0 ? `${text} (${guests} without an account)` : text;
}

const SECTION_LABELS: Record<string, string> = {
  personalInfo: "Personal Information",
  summary: "Professional Summary",
  skills: "Skills",
  experience: "Experience",
  education: "Education",
  projects: "Projects",
  certificates: "Certifications",
  languages: "Languages",
  awards: "Awards",
  volunteering: "Volunteer Experience",
  publications: "Publications",
  courses: "Courses",
  memberships: "Memberships",
  patents: "Patents",
  militaryService: "Military Service",
  interests: "Interests",
  references: "References",
  customSections: "custom sections",
  customEntries: "custom sections",
  photo: "the photo",
  templateId: "the template",
  jobDescription: "the job description",
};

/** "joined" or "changed Skills". */
export function auditText({ kind, section }: { kind: string; section: string | null }): string {
  if (kind === "joined" || section === null) return "joined";
  if (section.startsWith("design.")) return "changed the design";
  return `changed ${SECTION_LABELS[section] ?? section}`;
}
