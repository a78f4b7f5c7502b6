/** What a template is; the catalogue lists them, a layout draws one. */
import type { ComponentType } from "react";
import type { Design } from "#app/core/resume/design.ts";
import type { Resume } from "#app/core/resume/schema.ts";

export const CATEGORIES = ["modern", "professional", "creative", "classic"] as const;
export type Category = (typeof CATEGORIES)[number];

/** The ten on offer; a layout for each is a condition of compiling (layouts.ts). */
export type LayoutId =
  | "modern-professional"
  | "professional-elegant"
  | "creative-portfolio"
  | "minimal-modern"
  | "tech-minimalist"
  | "academic-research"
  | "sales-impact"
  | "startup-entrepreneur"
  | "healthcare-professional"
  | "classic-executive";

/** A catalogue card [spec 3]; `htmlStructure` and `cssStyles` are derived from the layout (describe-layout.ts). */
export interface Template {
  id: LayoutId;
  name: string;
  description: string;
  category: Category;
  features: string[];
  recommended: string[];
  /** Static files rendered from the real layout by scripts/render-templates.mjs. */
  thumbnail: string;
  pdfPreview: string;
  /** Raised when a layout changes its look; a resume keeps the version it was made with. */
  version: number;
  /** What the newest version changes, for people who may take it; empty for a first one. */
  news: string[];
}

export interface LayoutProps {
  resume: Resume;
  design?: Design;
  /** Address of the photo, where the resume shows one: data in print, the browser's own in the preview. */
  photo?: string | null;
}

/** One layout: the live preview, the printed page and the source of resumeText. */
export interface Layout {
  /** Plain CSS without @font-face; those come from fonts.ts, by URL in the browser, as data URLs in print. */
  css: string;
  /** Family names of fonts.ts that the CSS uses. */
  fonts: string[];
  Component: ComponentType<LayoutProps>;
}
