/**
 * Version 2 of Startup Entrepreneur: the summary in large type, each project on a panel with its
 * numbers in color, short sections in rows at the end.
 */
import type { SectionName } from "#app/core/resume/design.ts";
import base from "#app/core/templates/page/base.css?raw";
import pageEnds from "#app/core/templates/page/page-ends.css?raw";
import { ContactHeader } from "#app/core/templates/parts/contact-header.tsx";
import { arrangeSections, Sections } from "#app/core/templates/parts/sections.tsx";
import type { Layout, LayoutProps } from "#app/core/templates/template.ts";
import css from "./startup-entrepreneur-2.css?raw";

const MAIN_SECTIONS: SectionName[] = [
  "summary",
  "projects",
  "experience",
  "volunteering",
  "publications",
  "courses",
  "memberships",
  "patents",
  "militaryService",
  "references",
  "customSections",
];
const SHORT_SECTIONS: SectionName[] = [
  "skills",
  "awards",
  "education",
  "languages",
  "certificates",
  "interests",
];

function StartupEntrepreneur({ resume, design, photo, words }: LayoutProps) {
  const sectionProps = {
    resume,
    design,
    words,
    emphasizesFigures: "without years",
    emphasizesProjectFigures: "without years",
  } as const;
  return (
    <div className="resume startup-entrepreneur-2">
      <ContactHeader person={resume.personalInfo} photo={photo} />
      <Sections {...sectionProps} names={arrangeSections(MAIN_SECTIONS, design)} />
      <div className="facts">
        <Sections {...sectionProps} names={arrangeSections(SHORT_SECTIONS, design)} />
      </div>
    </div>
  );
}

export const layout: Layout = {
  css: base + pageEnds + css,
  fonts: ["Commissioner"],
  Component: StartupEntrepreneur,
};
