/** The layout of the template Minimal Modern. Only type and space: light headings, dates in the margin. */
import type { SectionName } from "#app/core/resume/design.ts";
import base from "#app/core/templates/page/base.css?raw";
import pageEnds from "#app/core/templates/page/page-ends.css?raw";
import { ContactHeader } from "#app/core/templates/parts/contact-header.tsx";
import { arrangeSections, Sections } from "#app/core/templates/parts/sections.tsx";
import type { Layout, LayoutProps } from "#app/core/templates/template.ts";
import css from "./minimal-modern.css?raw";

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

/** Shared by both versions, which differ only in the stylesheet. */
export function minimalModern(name: string, css: string): Layout {
  const Component = ({ resume, design, photo, words }: LayoutProps) => (
    <div className={`resume ${name}`}>
      <ContactHeader person={resume.personalInfo} photo={photo} />
      <Sections
        resume={resume}
        design={design}
        words={words}
        names={arrangeSections(SECTION_ORDER, design)}
      />
    </div>
  );
  return { css: base + pageEnds + css, fonts: ["Fira Sans"], Component };
}

export const layout = minimalModern("minimal-modern", css);
