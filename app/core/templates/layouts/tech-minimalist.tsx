/**
 * The layout of the template Tech Minimalist. A compact layout: skills in columns at the top, projects with their
 * technologies.
 */
import type { SectionName } from "#app/core/resume/design.ts";
import base from "#app/core/templates/page/base.css?raw";
import pageEnds from "#app/core/templates/page/page-ends.css?raw";
import { ContactHeader } from "#app/core/templates/parts/contact-header.tsx";
import { arrangeSections, Sections } from "#app/core/templates/parts/sections.tsx";
import type { Layout, LayoutProps } from "#app/core/templates/template.ts";
import css from "./tech-minimalist.css?raw";

const SECTION_ORDER: SectionName[] = [
  "summary",
  "skills",
  "experience",
  "projects",
  "education",
  "certificates",
  "publications",
  "awards",
  "languages",
  "volunteering",
  "courses",
  "memberships",
  "patents",
  "militaryService",
  "interests",
  "references",
  "customSections",
];

function TechMinimalist({ resume, design, photo, words }: LayoutProps) {
  return (
    <div className="resume tech-minimalist">
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
  fonts: ["IBM Plex Sans"],
  Component: TechMinimalist,
};
