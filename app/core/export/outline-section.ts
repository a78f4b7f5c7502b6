import type { DescriptionBlock } from "#app/core/resume/description.ts";

export interface OutlineEntry {
  /** Empty for an entry with only body text. */
  title: string;
  /** Short lines below the title: organization, dates, technologies. */
  lines: string[];
  body: DescriptionBlock | null;
  links: string[];
}
export interface OutlineSection {
  heading: string;
  paragraphs: string[];
  /** Short items, such as skills. */
  items: string[];
  entries: OutlineEntry[];
}
