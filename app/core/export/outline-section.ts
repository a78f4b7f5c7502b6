/** The parts of an outline (outline.ts): a resume as headings, lines and lists, for text, Markdown, DOCX and ODT. */
import type { FormattedBlock } from "#app/core/resume/description.ts";
import type { Run } from "#app/core/resume/inline-text.ts";

export interface OutlineLine {
  text: string;
  /** `sub`: the organization or the like. `aside`: dates, a grade or the like. */
  kind: "sub" | "aside";
}
/** A link: its label, the text that is shown, and the address that it opens. */
export interface OutlineLink {
  /** Printed before the address, as in "ORCID: orcid.org/0000-0001"; usually empty. */
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
