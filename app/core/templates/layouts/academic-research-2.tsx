/** Version 2 of Academic Research, made for several pages. */
import { layout as previous } from "./academic-research.tsx";
import css from "./academic-research-2.css?raw";
import { nextVersion } from "./next-version.tsx";

export const layout = nextVersion(previous, css);
