/** Names and versions of the ten templates: the nine of [spec 9], and classic-executive so that no category is empty. */
import type { Category, LayoutId } from "./template.ts";

export const DEFAULT_TEMPLATE_ID = "modern-professional";

export interface TemplateName {
  id: LayoutId;
  name: string;
  category: Category;
  /** Incremented when the design changes; a resume keeps the version it was created with. */
  version: number;
}

const named = (id: LayoutId, name: string, category: Category, version = 1): TemplateName => ({
  id,
  name,
  category,
  version,
});

export const TEMPLATE_NAMES: readonly TemplateName[] = [
  named("modern-professional", "Modern Professional", "modern"),
  named("professional-elegant", "Professional Elegant", "professional"),
  named("creative-portfolio", "Creative Portfolio", "creative"),
  named("minimal-modern", "Minimal Modern", "modern", 2),
  named("tech-minimalist", "Tech Minimalist", "modern"),
  named("academic-research", "Academic Research", "professional"),
  named("sales-impact", "Sales Impact", "professional", 2),
  named("startup-entrepreneur", "Startup Entrepreneur", "creative", 2),
  named("healthcare-professional", "Healthcare Professional", "professional"),
  named("classic-executive", "Classic Executive", "classic"),
];

/** What an editor needs of a template; its description is in catalogue.ts. */
export function findTemplateName(id: string | undefined): TemplateName | undefined {
  return TEMPLATE_NAMES.find((template) => template.id === id);
}
