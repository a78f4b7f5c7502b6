/** Version 2 of Professional Elegant, made for several pages. */
import { nextVersion } from "./next-version.tsx";
import { layout as previous } from "./professional-elegant.tsx";
import css from "./professional-elegant-2.css?raw";

export const layout = nextVersion(previous, css);
