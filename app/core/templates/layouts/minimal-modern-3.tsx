/** Version 3 of Minimal Modern, made for several pages. */
import { layout as previous } from "./minimal-modern-2.tsx";
import css from "./minimal-modern-3.css?raw";
import { nextVersion } from "./next-version.tsx";

export const layout = nextVersion(previous, css);
