/** The layout of the template Academic Research. Sections in the order of an academic CV, for several pages. */
import type { SectionName } from "#app/core/resume/design.ts";
import base from "#app/core/templates/page/base.css?raw";
import pageEnds from "#app/core/templates/page/page-ends.css?raw";
import { ContactHeader } from "#app/core/templates/parts/contact-header.tsx";
import { arrangeSections, Sections } from "#app/core/templates/parts/sections.tsx";
import type { Layout, LayoutProps } from "#app/core/templates/template.ts";
import css from "./academic-research.css?raw";

const SECTION_ORDER: SectionName[] = [
  "summary",
  "education",
  "publications",
  "patents",
  "experience",
  "awards",
  "memberships",
  "projects",
  "volunteering",
  "certificates",
  "courses",
  "skills",
  "languages",
  "militaryService",
  "interests",
  "references",
  "customSections",
];

function AcademicResearch({ resume, design, photo, words }: LayoutProps) {
  return (
    <div className="resume academic-research">
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
  fonts: ["STIX Two Text"],
  Component: AcademicResearch,
};
