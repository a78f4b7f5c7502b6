/**
 * The layout of the template Creative Portfolio. A colored opening above two columns: projects and work, and a side
 * column read first.
 */
import type { SectionName } from "#app/core/resume/design.ts";
import base from "#app/core/templates/page/base.css?raw";
import pageEnds from "#app/core/templates/page/page-ends.css?raw";
import { OpeningAndColumns } from "#app/core/templates/parts/opening-and-columns.tsx";
import type { SideCapacity } from "#app/core/templates/parts/side-capacity.ts";
import type { Layout, LayoutProps } from "#app/core/templates/template.ts";
import css from "./creative-portfolio.css?raw";

const OPENING: SectionName[] = ["summary"];
const MAIN: SectionName[] = [
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
const SIDE: SectionName[] = [
  "skills",
  "education",
  "languages",
  "awards",
  "certificates",
  "interests",
];

export const CreativePortfolio = ({
  capacity,
  ...props
}: LayoutProps & { capacity?: SideCapacity }) => (
  <OpeningAndColumns
    {...props}
    capacity={capacity}
    className="creative-portfolio"
    opening={OPENING}
    main={MAIN}
    side={SIDE}
    isSideFirst
  />
);

export const layout: Layout = {
  css: base + pageEnds + css,
  fonts: ["Alegreya Sans"],
  Component: CreativePortfolio,
};
