/** A coloured opening; projects first, skills and training beside them. */
import type { SectionName } from "#app/resume/design.ts";
import base from "../base.css?raw";
import { ContactHeader } from "../parts/contact-header.tsx";
import { arrange, Sections } from "../parts/sections.tsx";
import { TwoColumns } from "../parts/two-columns.tsx";
import type { Layout, LayoutProps } from "../template.ts";
import css from "./creative-portfolio.css?raw";

const OPENING: SectionName[] = ["summary"];
const MAIN: SectionName[] = [
  "projects",
  "experience",
  "volunteering",
  "publications",
  "customSections",
];
const SIDE: SectionName[] = ["skills", "education", "languages", "awards", "certificates"];

function CreativePortfolio({ resume, design }: LayoutProps) {
  return (
    <div className="resume creative-portfolio">
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
  fonts: ["Alegreya Sans"],
  Component: CreativePortfolio,
};
