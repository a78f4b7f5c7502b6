import type { FormattedBlock } from "#app/core/resume/description.ts";
import type { Run } from "#app/core/resume/inline-text.ts";

export interface OutlineEntry {
  /** Empty for an entry with only body text. */
  title: string;
  /** Short lines below the title: organization, dates, technologies. */
  lines: string[];
  body: FormattedBlock | null;
  links: string[];
}
export interface OutlineSection {
  heading: string;
  paragraphs: Run[][];
  /** Short items, such as skills. */
  items: string[];
  entries: OutlineEntry[];
}
