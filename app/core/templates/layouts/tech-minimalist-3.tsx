/** Version 3 of Tech Minimalist, which adds CSS to that of version 2. */
import { nextVersion } from "./next-version.tsx";
import { layout as version1 } from "./tech-minimalist.tsx";
import version2Css from "./tech-minimalist-2.css?raw";
import css from "./tech-minimalist-3.css?raw";

export const layout = nextVersion(version1, version2Css + css);
