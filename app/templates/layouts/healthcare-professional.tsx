/** Licences and certificates first, on a quiet ground; then clinical experience. */
import type { SectionName } from "#app/resume/design.ts";
import base from "../base.css?raw";
import pageEnds from "../page-ends.css?raw";
import { ContactHeader } from "../parts/contact-header.tsx";
import { arrange, Sections } from "../parts/sections.tsx";
import type { Layout, LayoutProps } from "../template.ts";
import css from "./healthcare-professional.css?raw";

const NAMES: SectionName[] = [
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
  "customSections",
];

function HealthcareProfessional({ resume, design, photo }: LayoutProps) {
  return (
    <div className="resume healthcare-professional">
      <ContactHeader person={resume.personalInfo} photo={photo} />
      <Sections resume={resume} design={design} names={arrange(NAMES, design)} />
    </div>
  );
}

export const layout: Layout = {
  css: base + pageEnds + css,
  fonts: ["Open Sans"],
  Component: HealthcareProfessional,
};
