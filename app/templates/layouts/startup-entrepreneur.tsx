/** A confident headline and lead; ventures before jobs, what one knows beside them. */
import type { SectionName } from "#app/resume/design.ts";
import base from "../base.css?raw";
import { ContactHeader } from "../parts/contact-header.tsx";
import { arrange, Sections } from "../parts/sections.tsx";
import { TwoColumns } from "../parts/two-columns.tsx";
import type { Layout, LayoutProps } from "../template.ts";
import css from "./startup-entrepreneur.css?raw";

const OPENING: SectionName[] = ["summary"];
const MAIN: SectionName[] = [
  "projects",
  "experience",
  "volunteering",
  "publications",
  "customSections",
];
const SIDE: SectionName[] = ["skills", "awards", "education", "languages", "certificates"];

function StartupEntrepreneur({ resume, design }: LayoutProps) {
  return (
    <div className="resume startup-entrepreneur">
      <ContactHeader person={resume.personalInfo} />
      <Sections resume={resume} design={design} names={arrange(OPENING, design)} />
      <TwoColumns resume={resume} design={design} main={MAIN} side={SIDE}>
        {(names) => <Sections resume={resume} design={design} names={names} />}
      </TwoColumns>
    </div>
  );
}

export const layout: Layout = {
  css: base + css,
  fonts: ["Commissioner"],
  Component: StartupEntrepreneur,
};
