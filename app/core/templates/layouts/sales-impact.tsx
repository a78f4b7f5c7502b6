/** The layout of the template Sales Impact. Emphasizes employers and results: numbers in bold, headings on bars. */
import type { SectionName } from "#app/core/resume/design.ts";
import base from "#app/core/templates/page/base.css?raw";
import { ContactHeader } from "#app/core/templates/parts/contact-header.tsx";
import type { FigureEmphasis } from "#app/core/templates/parts/figures.tsx";
import { arrangeSections, Sections } from "#app/core/templates/parts/sections.tsx";
import type { Layout, LayoutProps } from "#app/core/templates/template.ts";
import css from "./sales-impact.css?raw";

const SECTION_ORDER: SectionName[] = [
  "summary",
  "experience",
  "awards",
  "skills",
  "education",
  "certificates",
  "projects",
  "languages",
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

/** In which texts numbers are bold: in jobs, in projects. */
interface BoldFigures {
  emphasizesFigures: FigureEmphasis;
  emphasizesProjectFigures?: FigureEmphasis;
}

/** Shared by both versions, which differ in the stylesheet and the emphasized numbers. */
export function salesImpact(name: string, css: string, boldFigures: BoldFigures): Layout {
  const Component = ({ resume, design, photo, words }: LayoutProps) => (
    <div className={`resume ${name}`}>
      <ContactHeader person={resume.personalInfo} photo={photo} />
      <Sections
        resume={resume}
        design={design}
        words={words}
        names={arrangeSections(SECTION_ORDER, design)}
        lead="company"
        {...boldFigures}
      />
    </div>
  );
  return { css: base + css, fonts: ["Roboto Slab", "Carlito"], Component };
}

export const layout = salesImpact("sales-impact", css, { emphasizesFigures: true });
