/**
 * The layout of the template Healthcare Professional. Licenses and certificates first, on a light background; then
 * clinical experience.
 */
import type { SectionName } from "#app/core/resume/design.ts";
import base from "#app/core/templates/page/base.css?raw";
import pageEnds from "#app/core/templates/page/page-ends.css?raw";
import { ContactHeader } from "#app/core/templates/parts/contact-header.tsx";
import { arrangeSections, Sections } from "#app/core/templates/parts/sections.tsx";
import type { Layout, LayoutProps } from "#app/core/templates/template.ts";
import css from "./healthcare-professional.css?raw";

const SECTION_ORDER: SectionName[] = [
  "summary",
  "certificates",
  "experience",
  "education",
  "skills",
  "languages",
  "volunteering",
  "awards",
  "publications",
  "projects",
  "courses",
  "memberships",
  "patents",
  "militaryService",
  "interests",
  "references",
  "customSections",
];

function HealthcareProfessional({ resume, design, photo, words }: LayoutProps) {
  return (
    <div className="resume healthcare-professional">
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
  fonts: ["Open Sans"],
  Component: HealthcareProfessional,
};
