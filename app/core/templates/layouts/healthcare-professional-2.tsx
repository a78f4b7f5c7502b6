/** Version 2 of Healthcare Professional, made for several pages. */
import { layout as previous } from "./healthcare-professional.tsx";
import css from "./healthcare-professional-2.css?raw";
import { nextVersion } from "./next-version.tsx";

export const layout = nextVersion(previous, css);
