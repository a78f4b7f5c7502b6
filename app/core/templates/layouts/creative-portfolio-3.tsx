/** Version 3 of Creative Portfolio, whose side column fills the first page. */
import pageColumn from "#app/core/templates/page/page-column.css?raw";
import type { SideCapacity } from "#app/core/templates/parts/side-capacity.ts";
import type { LayoutProps } from "#app/core/templates/template.ts";
import { CreativePortfolio, layout as version1 } from "./creative-portfolio.tsx";
import version2Css from "./creative-portfolio-2.css?raw";
import version3Css from "./creative-portfolio-3.css?raw";
import { nextVersion } from "./next-version.tsx";

/**
 * How much text fits beside the main column on the first page, in this layout's font and CSS. Rather too little,
 * because a column that is too long would run past the page's end (docs/decisions/0052).
 */
const CAPACITY: SideCapacity = {
  linesPerPage: 42,
  headingLines: 2.6,
  openingCharacters: 74,
  hasSkillLines: true,
};

const Component = (props: LayoutProps) => <CreativePortfolio {...props} capacity={CAPACITY} />;

export const layout = nextVersion(
  { ...version1, Component },
  version2Css + pageColumn + version3Css,
);
