/** Version 2 of Modern Professional, made for several pages. */
import { layout as previous } from "./modern-professional.tsx";
import css from "./modern-professional-2.css?raw";
import { nextVersion } from "./next-version.tsx";

export const layout = nextVersion(previous, css);
