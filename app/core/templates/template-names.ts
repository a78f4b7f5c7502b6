/**
 * Names and versions of the templates: the nine of [spec 9], classic-executive, because every
 * category needs one, and those added later.
 */
import type { Category, LayoutId } from "./template.ts";

export const DEFAULT_TEMPLATE_ID = "modern-professional";

export interface TemplateName {
  id: LayoutId;
  name: string;
  category: Category;
  /** Incremented when the design changes; a resume keeps the version it was created with. */
  version: number;
}

const templateName = (
  id: LayoutId,
  name: string,
  category: Category,
  version = 1,
): TemplateName => ({
  id,
  name,
  category,
  version,
});

export const TEMPLATE_NAMES: readonly TemplateName[] = [
  templateName("modern-professional", "Modern Professional", "modern", 2),
  templateName("professional-elegant", "Professional Elegant", "professional", 2),
  templateName("creative-portfolio", "Creative Portfolio", "creative", 3),
  templateName("minimal-modern", "Minimal Modern", "modern", 3),
  templateName("tech-minimalist", "Tech Minimalist", "modern", 3),
  templateName("academic-research", "Academic Research", "professional", 2),
  templateName("sales-impact", "Sales Impact", "professional", 3),
  templateName("startup-entrepreneur", "Startup Entrepreneur", "creative", 3),
  templateName("healthcare-professional", "Healthcare Professional", "professional", 2),
  templateName("classic-executive", "Classic Executive", "classic", 2),
  templateName("engineer-compact", "Engineer Compact", "modern"),
  templateName("executive-serif", "Executive Serif", "classic"),
  templateName("career-timeline", "Career Timeline", "professional"),
  templateName("portrait-header", "Portrait Header", "creative"),
];

/** The part of a template's data that the editor needs; descriptions are in catalogue.ts. */
export function findTemplateName(id: string | undefined): TemplateName | undefined {
  return TEMPLATE_NAMES.find((template) => template.id === id);
}
