/**
 * The layout of the template Engineer Compact. Jobs in the main column, skills and training in a narrow one at the side
 * of the first page.
 */
import type { SectionName } from "#app/core/resume/design.ts";
import base from "#app/core/templates/page/base.css?raw";
import pageColumn from "#app/core/templates/page/page-column.css?raw";
import pageEnds from "#app/core/templates/page/page-ends.css?raw";
import { OpeningAndColumns } from "#app/core/templates/parts/opening-and-columns.tsx";
import type { SideCapacity } from "#app/core/templates/parts/side-capacity.ts";
import type { LayoutProps } from "#app/core/templates/template.ts";
import css from "./engineer-compact.css?raw";
import { nextVersion } from "./next-version.tsx";

const OPENING: SectionName[] = ["summary"];
const MAIN: SectionName[] = [
  "experience",
  "projects",
  "publications",
  "patents",
  "volunteering",
  "courses",
  "memberships",
  "militaryService",
  "references",
  "customSections",
];
const SIDE: SectionName[] = [
  "skills",
  "education",
  "certificates",
  "languages",
  "awards",
  "interests",
];

/**
 * How much text fits beside the main column on the first page. The condensed font fits even more characters into a line
 * than assumed here.
 */
const CAPACITY: SideCapacity = { linesPerPage: 51, headingLines: 2.2, openingCharacters: 105 };

const EngineerCompact = (props: LayoutProps) => (
  <OpeningAndColumns
    {...props}
    className="engineer-compact"
    opening={OPENING}
    main={MAIN}
    side={SIDE}
    isSideFirst
    capacity={CAPACITY}
  />
);

/** Made for several pages from its first version on, so it is wrapped like a next version. */
export const layout = nextVersion(
  {
    css: base + pageEnds,
    fonts: ["Fira Sans Condensed"],
    Component: EngineerCompact,
  },
  pageColumn + css,
);
