/** Converts a resume to headings, lines and lists in reading order, the source of TXT, Markdown, DOCX and ODT. */
import {
  type Design,
  NO_DESIGN,
  SECTION_NAMES,
  type SectionName,
} from "#app/core/resume/design.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { ENGLISH, type ResumeWords } from "#app/core/resume-languages/resume-words.ts";
import { readEmail } from "#app/core/templates/links.ts";
import { cleanLine } from "./clean-line.ts";
import { toOutlineLink } from "./outline-parts.ts";
import type { OutlineEntry, OutlineLink, OutlineSection } from "./outline-section.ts";
import { outlineSections } from "./outline-sections.ts";

export interface Outline {
  name: string;
  /** Printed under the name; may be empty. */
  headline: string;
  contact: OutlineLink[];
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
    headline: design.headline === false ? "" : cleanLine(personalInfo.headline ?? ""),
    contact: contactOf(personalInfo),
    sections: [...new Set([...orderedNames, ...SECTION_NAMES])]
      .filter((name) => !hidden.includes(name))
      .flatMap((name) => outlineSections(resume, name, design, words))
      .filter(hasContent),
  };
}

function contactOf(info: Resume["personalInfo"]): OutlineLink[] {
  const email = readEmail(info.email);
  const plain = (text: string) => ({ label: "", text: cleanLine(text), href: null });
  const items = [
    email && { label: "", ...email },
    plain(info.phone),
    plain(info.address),
    toOutlineLink(info.linkedIn),
    toOutlineLink(info.github),
    ...(info.links ?? []).map(({ label, url }) => toOutlineLink(url, label)),
  ];
  return items.filter((item) => item !== null && item.text !== "") as OutlineLink[];
}

function hasContent({ paragraphs, items, entries }: OutlineSection): boolean {
  const isFilled = ({ title, body, links }: OutlineEntry) => title || body || links.length > 0;
  return paragraphs.length > 0 || items.length > 0 || entries.some(isFilled);
}
