/** Version 3 of Sales Impact, made for several pages. */
import { nextVersion } from "./next-version.tsx";
import { layout as previous } from "./sales-impact-2.tsx";
import css from "./sales-impact-3.css?raw";

export const layout = nextVersion(previous, css);
