/** What the share dialog says about roles and times. */
import type { ShareRole } from "#app/core/collab/protocol/room-api.ts";

export const ROLE_WORDS: Record<ShareRole, string> = {
  view: "Can view",
  comment: "Can comment",
  edit: "Can edit",
};

export const ROLE_HINTS: Record<ShareRole, string> = {
  view: "They see the finished page and can score it. They do not see the job description.",
  comment: "They also see the job description, comment, suggest changes and download.",
  edit: "They can also change everything in the resume.",
};

const DAY_MS = 86_400_000;
export const EXPIRIES = {
  never: { label: "Until you end it", days: null },
  day: { label: "For 1 day", days: 1 },
  week: { label: "For 7 days", days: 7 },
  month: { label: "For 30 days", days: 30 },
  quarter: { label: "For 90 days", days: 90 },
} as const;
export type Expiry = keyof typeof EXPIRIES;

export function expiresAtOf(expiry: Expiry, now: number): string | null {
  const { days } = EXPIRIES[expiry];
  return days === null ? null : new Date(now + days * DAY_MS).toISOString();
}

export function endsText(expiresAt: string | null): string {
  if (expiresAt === null) return "Until you end it";
  const date = new Date(expiresAt).toLocaleString(undefined, {
    dateStyle: "medium",
    timeStyle: "short",
  });
  return `Until ${date}`;
}

export function cameText({ members, guests }: { members: number; guests: number }): string {
  const people = members + guests;
  if (people === 0) return "Nobody has opened it yet";
  const words = people === 1 ? "1 person has opened it" : `${people} people have opened it`;
  return guests > 0 ? `${words} (${guests} without an account)` : words;
}

const SECTIONS: Record<string, string> = {
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
  customSections: "their own sections",
  photo: "the photo",
  templateId: "the template",
  jobDescription: "the job description",
};

/** "joined" or "changed Skills". */
export function auditText({ kind, section }: { kind: string; section: string | null }): string {
  if (kind === "joined" || section === null) return "joined";
  if (section.startsWith("design.")) return "changed the design";
  return `changed ${SECTIONS[section] ?? section}`;
}
