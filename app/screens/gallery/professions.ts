/** Fields of work, by the roles that templates are recommended for (core/templates/catalogue.ts). */
import { TEMPLATES } from "#app/core/templates/catalogue.ts";
import type { Template } from "#app/core/templates/template.ts";

const FIELDS = {
  technology: {
    label: "Technology",
    roles:
      /software|developer|devops|data|security analyst|engineer|analyst|product (?:designer|manager)/i,
  },
  business: {
    label: "Business and management",
    roles: /manager|consultant|analyst|executive|finance|operations|director/i,
  },
  sales: {
    label: "Sales and marketing",
    roles: /sales|market|account executive|business developer|retail|growth|communications/i,
  },
  design: {
    label: "Design and arts",
    roles: /design|photograph|art director|illustrat|architect|writer|editor/i,
  },
  health: { label: "Healthcare", roles: /nurse|physician|physio|pharmac|therap|medical/i },
  research: {
    label: "Research and teaching",
    roles: /phd|research|lecturer|teach|professor|scien/i,
  },
  law: { label: "Law and public service", roles: /law|legal|public official|government/i },
  founding: { label: "Startups", roles: /founder|early employee|product manager|growth/i },
} as const;
export type Profession = keyof typeof FIELDS;

export const PROFESSIONS = Object.entries(FIELDS).map(([id, { label }]) => ({
  id: id as Profession,
  label,
}));

export const isFor = ({ recommended }: Template, profession: Profession): boolean =>
  recommended.some((role) => FIELDS[profession].roles.test(role));

/** Parses the `profession` URL parameter; null if it is missing or unknown. */
export function parseProfession(value: string | null): Profession | null {
  return PROFESSIONS.find(({ id }) => id === value)?.id ?? null;
}

export const countFor = (profession: Profession): number =>
  TEMPLATES.filter((template) => isFor(template, profession)).length;
