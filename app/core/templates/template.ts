/** The types of templates and layouts. */
import type { ComponentType } from "react";
import type { Design } from "#app/core/resume/design.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import type { ResumeWords } from "#app/core/resume-languages/resume-words.ts";

export const CATEGORIES = ["modern", "professional", "creative", "classic"] as const;
export type Category = (typeof CATEGORIES)[number];

/** The ids of the templates; layouts.ts does not compile without a layout for each. */
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
  | "classic-executive"
  | "engineer-compact"
  | "executive-serif"
  | "career-timeline"
  | "portrait-header";

/** A catalogue card [spec 3]. For `htmlStructure` and `cssStyles`, see describe-layout.ts. */
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
  /** Incremented when the design changes; a resume keeps the version it was created with. */
  version: number;
  /** The changes of the newest version, for users who may upgrade; empty for a first version. */
  news: string[];
}

export interface LayoutProps {
  resume: Resume;
  design?: Design;
  /** URL of the visible photo: a data URL in print, an object URL in the preview. */
  photo?: string | null;
  /** Headings and dates of the resume's language; English if absent. */
  words?: ResumeWords;
}

/** A layout, used for the preview, the printed page and resumeText. */
export interface Layout {
  /**
   * CSS without @font-face rules (fonts.ts), which have URLs in the browser and data URLs in print.
   */
  css: string;
  /** The font families of fonts.ts that the CSS uses. */
  fonts: string[];
  /** Whether each page from the second on has a footer with name and page number. */
  hasFooter?: boolean;
  Component: ComponentType<LayoutProps>;
}
