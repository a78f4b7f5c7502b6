/** Labels for roles, expirations and activity in the share dialog. */
import type { ShareRole } from "#app/core/collab/protocol/room-api.ts";
import { TEXTS } from "./texts.ts";

export const ROLE_LABELS: Record<ShareRole, string> = {
  view: TEXTS.canView,
  comment: TEXTS.canComment,
  edit: TEXTS.canEdit,
};

export const ROLE_HINTS: Record<ShareRole, string> = {
  view: TEXTS.theyCanSee,
  comment: TEXTS.theyCanAlsoComment,
  edit: TEXTS.theyCanAlsoEdit,
};

const DAY_MS = 86_400_000;
export const EXPIRIES = {
  never: { label: TEXTS.never, days: null },
  day: { label: TEXTS.after1Day, days: 1 },
  week: { label: TEXTS.afterDays(7), days: 7 },
  month: { label: TEXTS.afterDays(30), days: 30 },
  quarter: { label: TEXTS.afterDays(90), days: 90 },
} as const;
export type Expiry = keyof typeof EXPIRIES;

export function expirationDate(expiry: Expiry, now: number): string | null {
  const { days } = EXPIRIES[expiry];
  return days === null ? null : new Date(now + days * DAY_MS).toISOString();
}

export function expirationText(expiresAt: string | null): string {
  if (expiresAt === null) return TEXTS.neverExpires;
  const date = new Date(expiresAt).toLocaleString(undefined, {
    dateStyle: "medium",
    timeStyle: "short",
  });
  return TEXTS.expiresAt({ date });
}

export function openCountText({ members, guests }: { members: number; guests: number }): string {
  const people = members + guests;
  if (people === 0) return TEXTS.notOpenedYet;
  return guests > 0 ? TEXTS.openedByGuests({ people, guests }) : TEXTS.opened(people);
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
