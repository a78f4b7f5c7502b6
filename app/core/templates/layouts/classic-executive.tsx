/**
 * The layout of the template Classic Executive. A centered layout with ruled headings; employers come first in each
 * entry.
 */
import type { SectionName } from "#app/core/resume/design.ts";
import base from "#app/core/templates/page/base.css?raw";
import pageEnds from "#app/core/templates/page/page-ends.css?raw";
import { ContactHeader } from "#app/core/templates/parts/contact-header.tsx";
import { arrangeSections, Sections } from "#app/core/templates/parts/sections.tsx";
import type { Layout, LayoutProps } from "#app/core/templates/template.ts";
import css from "./classic-executive.css?raw";

const SECTION_ORDER: SectionName[] = [
  "summary",
  "experience",
  "education",
  "projects",
  "skills",
  "certificates",
  "languages",
  "awards",
  "volunteering",
  "publications",
  "courses",
  "memberships",
  "patents",
  "militaryService",
  "interests",
  "references",
  "customSections",
];

function ClassicExecutive({ resume, design, photo, words }: LayoutProps) {
  return (
    <div className="resume classic-executive">
      <ContactHeader person={resume.personalInfo} photo={photo} />
      <Sections
        resume={resume}
        design={design}
        words={words}
        names={arrangeSections(SECTION_ORDER, design)}
        lead="company"
      />
    </div>
  );
}

export const layout: Layout = {
  css: base + pageEnds + css,
  fonts: ["Tinos"],
  Component: ClassicExecutive,
};
