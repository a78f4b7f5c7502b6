/**
 * Groups the roles that templates are recommended for (core/templates/catalogue.ts) by profession.
 */
import { TEMPLATES } from "#app/core/templates/catalogue.ts";
import type { Template } from "#app/core/templates/template.ts";

/** Roles are compared as full names: a keyword such as "engineer" would also match civil engineers. */
const PROFESSIONS_BY_ID = {
  technology: {
    label: "Technology",
    roles: [
      ...["Software Engineers", "Backend Developers", "DevOps Engineers", "Data Engineers"],
      ...["Machine Learning Engineers", "Embedded Developers", "Data Scientists"],
      ...["Security Analysts", "Analysts", "Product Designers", "Product Managers"],
    ],
  },
  engineering: {
    label: "Engineering and construction",
    roles: ["Civil Engineers", "Architects", "Embedded Developers"],
  },
  business: {
    label: "Business and management",
    roles: [
      ...["Consultants", "Analysts", "Executives", "Managing Directors", "Finance Directors"],
      ...["Operations Executives", "Operations Managers", "Project Managers", "Product Managers"],
      ...["Sales Managers", "Retail Managers", "Communications Managers"],
      ...["Hotel Managers", "Event Managers"],
    ],
  },
  sales: {
    label: "Sales and marketing",
    roles: [
      ...["Account Executives", "Sales Managers", "Sales Representatives", "Retail Managers"],
      ...["Business Developers", "Marketing Specialists", "Growth Marketers"],
      "Communications Managers",
    ],
  },
  design: {
    label: "Design and arts",
    roles: [
      ...["Graphic Designers", "Interior Designers", "Product Designers", "Art Directors"],
      ...["Architects", "Illustrators", "Photographers", "Writers", "Editors"],
    ],
  },
  health: {
    label: "Healthcare",
    roles: ["Nurses", "Physicians", "Physiotherapists", "Pharmacists"],
  },
  research: {
    label: "Research and teaching",
    roles: [
      ...["PhD Candidates", "Postdoctoral Researchers", "Researchers", "Research Assistants"],
      ...["Data Scientists", "Lecturers", "Teachers"],
    ],
  },
  law: {
    label: "Law and public service",
    roles: ["Lawyers", "Legal Counsels", "Public Officials"],
  },
  founding: {
    label: "Startups",
    roles: ["Founders", "Early Employees", "Product Managers", "Growth Marketers"],
  },
} as const satisfies Record<string, { label: string; roles: readonly string[] }>;
export type Profession = keyof typeof PROFESSIONS_BY_ID;

export const PROFESSIONS = Object.entries(PROFESSIONS_BY_ID).map(([id, { label, roles }]) => ({
  id: id as Profession,
  label,
  roles: roles as readonly string[],
}));

export const isRecommendedFor = ({ recommended }: Template, profession: Profession): boolean => {
  const roles: readonly string[] = PROFESSIONS_BY_ID[profession].roles;
  return recommended.some((role) => roles.includes(role));
};

/** Parses the `profession` URL parameter; null if it is missing or unknown. */
export function parseProfession(value: string | null): Profession | null {
  return PROFESSIONS.find(({ id }) => id === value)?.id ?? null;
}

export const templateCountFor = (profession: Profession): number =>
  TEMPLATES.filter((template) => isRecommendedFor(template, profession)).length;
