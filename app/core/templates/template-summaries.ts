/**
 * Names, categories and versions of the templates: the nine of [spec 9], classic-executive, because every
 * category needs at least one template, and those added later.
 */
import type { Category, LayoutId } from "./template.ts";

export const DEFAULT_TEMPLATE_ID = "modern-professional";

export interface TemplateSummary {
  id: LayoutId;
  name: string;
  category: Category;
  /** Incremented when the design changes; a resume keeps the version it was created with. */
  version: number;
}

const summary = (id: LayoutId, name: string, category: Category, version = 1): TemplateSummary => ({
  id,
  name,
  category,
  version,
});

export const TEMPLATE_SUMMARIES: readonly TemplateSummary[] = [
  summary("modern-professional", "Modern Professional", "modern", 2),
  summary("professional-elegant", "Professional Elegant", "professional", 2),
  summary("creative-portfolio", "Creative Portfolio", "creative", 3),
  summary("minimal-modern", "Minimal Modern", "modern", 3),
  summary("tech-minimalist", "Tech Minimalist", "modern", 3),
  summary("academic-research", "Academic Research", "professional", 2),
  summary("sales-impact", "Sales Impact", "professional", 3),
  summary("startup-entrepreneur", "Startup Entrepreneur", "creative", 3),
  summary("healthcare-professional", "Healthcare Professional", "professional", 2),
  summary("classic-executive", "Classic Executive", "classic", 2),
  summary("engineer-compact", "Engineer Compact", "modern"),
  summary("executive-serif", "Executive Serif", "classic"),
  summary("career-timeline", "Career Timeline", "professional"),
  summary("portrait-header", "Portrait Header", "creative"),
];

/** The part of a template's data that the editor needs; descriptions are in catalogue.ts. */
export function findTemplateSummary(id: string | undefined): TemplateSummary | undefined {
  return TEMPLATE_SUMMARIES.find((template) => template.id === id);
}
