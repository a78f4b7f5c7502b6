/** Version 2 of Creative Portfolio, made for several pages. */
import { layout as previous } from "./creative-portfolio.tsx";
import css from "./creative-portfolio-2.css?raw";
import { nextVersion } from "./next-version.tsx";

// Published before grades had labels of their own, and a published version never changes.
export const layout = nextVersion(previous, css, { hasGradeSpecificLabels: false });
