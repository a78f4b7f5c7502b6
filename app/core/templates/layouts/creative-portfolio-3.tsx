/** Version 3 of Creative Portfolio, whose side column fills the first page. */
import pageColumn from "#app/core/templates/page/page-column.css?raw";
import type { SideCapacity } from "#app/core/templates/parts/side-capacity.ts";
import type { LayoutProps } from "#app/core/templates/template.ts";
import { CreativePortfolio, layout as first } from "./creative-portfolio.tsx";
import second from "./creative-portfolio-2.css?raw";
import css from "./creative-portfolio-3.css?raw";
import { nextVersion } from "./next-version.tsx";

/** How much text fits beside the main column on the first page, in this layout's font. */
const CAPACITY: SideCapacity = {
  linesPerPage: 42,
  headingLines: 2.6,
  openingCharacters: 74,
  hasSkillLines: true,
};

const Component = (props: LayoutProps) => <CreativePortfolio {...props} capacity={CAPACITY} />;

export const layout = nextVersion({ ...first, Component }, second + pageColumn + css);
