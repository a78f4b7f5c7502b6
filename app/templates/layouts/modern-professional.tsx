/** One column, skills near the top; the safest for parsers. */
import type { SectionName } from "#app/resume/design.ts";
import base from "../base.css?raw";
import pageEnds from "../page-ends.css?raw";
import { ContactHeader } from "../parts/contact-header.tsx";
import { arrange, Sections } from "../parts/sections.tsx";
import type { Layout, LayoutProps } from "../template.ts";
import css from "./modern-professional.css?raw";

const NAMES: SectionName[] = [
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
  "customSections",
];

function ModernProfessional({ resume, design, photo }: LayoutProps) {
  return (
    <div className="resume modern-professional">
      <ContactHeader person={resume.personalInfo} photo={photo} />
      <Sections resume={resume} design={design} names={arrange(NAMES, design)} />
    </div>
  );
}

export const layout: Layout = {
  css: base + pageEnds + css,
  fonts: ["Carlito"],
  Component: ModernProfessional,
};
