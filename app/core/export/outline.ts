/** Converts a resume to headings, lines and lists in reading order, the source of TXT, Markdown and DOCX. */
import {
  type Design,
  NO_DESIGN,
  SECTION_NAMES,
  type SectionName,
} from "#app/core/resume/design.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { ENGLISH, type ResumeWords } from "#app/core/resume-languages/resume-words.ts";
import { readEmail, readLink } from "#app/core/templates/links.ts";
import { cleanLine, filled } from "./clean-line.ts";
import type { OutlineEntry, OutlineSection } from "./outline-section.ts";
import { outlineSections } from "./outline-sections.ts";

export interface Outline {
  name: string;
  /** Under the name; empty for most. */
  headline: string;
  contact: string[];
  sections: OutlineSection[];
}

/** `order`: section names in the template's order; missing ones follow. */
export function toOutline(
  resume: Resume,
  order: readonly string[] = [],
  design: Design = NO_DESIGN,
  words: ResumeWords = ENGLISH,
): Outline {
  const { personalInfo } = resume;
  const orderedNames = order.filter((name): name is SectionName =>
    SECTION_NAMES.some((section) => section === name),
  );
  const hidden = design.hidden ?? [];
  return {
    name: cleanLine(personalInfo.fullName),
    headline: cleanLine(personalInfo.headline ?? ""),
    contact: filled([
      readEmail(personalInfo.email)?.text,
      cleanLine(personalInfo.phone),
      cleanLine(personalInfo.address),
      readLink(personalInfo.linkedIn)?.text,
      readLink(personalInfo.github)?.text,
      ...(personalInfo.links ?? []).map(labelledLink),
    ]),
    sections: [...new Set([...orderedNames, ...SECTION_NAMES])]
      .filter((name) => !hidden.includes(name))
      .flatMap((name) => outlineSections(resume, name, design, words))
      .filter(hasContent),
  };
}

/** "ORCID: orcid.org/0000-0001"; undefined for an address that is not printed. */
function labelledLink({ label, url }: { label: string; url: string }): string | undefined {
  const text = readLink(url)?.text;
  return text && label.trim() ? `${cleanLine(label)}: ${text}` : text;
}

function hasContent({ paragraphs, items, entries }: OutlineSection): boolean {
  const isFilled = ({ title, body, links }: OutlineEntry) => title || body || links.length > 0;
  return paragraphs.length > 0 || items.length > 0 || entries.some(isFilled);
}
