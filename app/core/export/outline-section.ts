import type { FormattedBlock } from "#app/core/resume/description.ts";
import type { Run } from "#app/core/resume/inline-text.ts";

export interface OutlineLine {
  text: string;
  /** `sub` is what the title belongs to, such as the organization; `aside` is when, a grade and the like. */
  kind: "sub" | "aside";
}
/** An address as it is shown, and where it leads. */
export interface OutlineLink {
  /** Stands before the address, as in "ORCID: orcid.org/0000-0001"; empty for most. */
  label: string;
  text: string;
  /** Null for text that is not an address. */
  href: string | null;
}
export const textOfLink = ({ label, text }: OutlineLink): string =>
  label ? `${label}: ${text}` : text;

export interface OutlineEntry {
  /** Empty for an entry with only body text. */
  title: string;
  /** Short lines below the title: organization, dates, technologies. */
  lines: OutlineLine[];
  body: FormattedBlock | null;
  links: OutlineLink[];
}
export interface OutlineSection {
  heading: string;
  paragraphs: Run[][];
  /** Short items, such as skills. */
  items: string[];
  entries: OutlineEntry[];
}
