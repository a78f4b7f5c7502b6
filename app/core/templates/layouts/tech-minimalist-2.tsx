/** Version 2 of Tech Minimalist, made for several pages. */
import { nextVersion } from "./next-version.tsx";
import { layout as previous } from "./tech-minimalist.tsx";
import css from "./tech-minimalist-2.css?raw";

// Published before grades had labels of their own, and a published version never changes.
export const layout = nextVersion(previous, css, { hasGradeSpecificLabels: false });
