/**
 * The layout of the template Modern Professional. One column with skills near the top; the safest layout for parsers.
 */
import type { SectionName } from "#app/core/resume/design.ts";
import base from "#app/core/templates/page/base.css?raw";
import pageEnds from "#app/core/templates/page/page-ends.css?raw";
import { ContactHeader } from "#app/core/templates/parts/contact-header.tsx";
import { arrangeSections, Sections } from "#app/core/templates/parts/sections.tsx";
import type { Layout, LayoutProps } from "#app/core/templates/template.ts";
import css from "./modern-professional.css?raw";

const SECTION_ORDER: SectionName[] = [
  "summary",
  "skills",
  "experience",
  "education",
  "projects",
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

function ModernProfessional({ resume, design, photo, words }: LayoutProps) {
  return (
    <div className="resume modern-professional">
      <ContactHeader person={resume.personalInfo} photo={photo} />
      <Sections
        resume={resume}
        design={design}
        words={words}
        names={arrangeSections(SECTION_ORDER, design)}
      />
    </div>
  );
}

export const layout: Layout = {
  css: base + pageEnds + css,
  fonts: ["Carlito"],
  Component: ModernProfessional,
};
