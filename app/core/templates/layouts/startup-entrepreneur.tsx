/**
 * The layout of the template Startup Entrepreneur. A large headline and summary; projects before jobs, with skills next
 * to them.
 */
import type { SectionName } from "#app/core/resume/design.ts";
import base from "#app/core/templates/page/base.css?raw";
import { OpeningAndColumns } from "#app/core/templates/parts/opening-and-columns.tsx";
import type { Layout, LayoutProps } from "#app/core/templates/template.ts";
import css from "./startup-entrepreneur.css?raw";

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
  "awards",
  "education",
  "languages",
  "certificates",
  "interests",
];

const StartupEntrepreneur = (props: LayoutProps) => (
  <OpeningAndColumns
    {...props}
    className="startup-entrepreneur"
    opening={OPENING}
    main={MAIN}
    side={SIDE}
  />
);

export const layout: Layout = {
  css: base + css,
  fonts: ["Commissioner"],
  Component: StartupEntrepreneur,
};
