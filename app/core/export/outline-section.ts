import type { DescriptionBlock } from "#app/core/resume/description.ts";

export interface OutlineEntry {
  /** Empty where an entry has only text. */
  title: string;
  /** Short lines below the title: for whom, when, with what. */
  lines: string[];
  body: DescriptionBlock | null;
  links: string[];
}
export interface OutlineSection {
  heading: string;
  paragraphs: string[];
  /** A run of short items, such as skills. */
  items: string[];
  entries: OutlineEntry[];
}
