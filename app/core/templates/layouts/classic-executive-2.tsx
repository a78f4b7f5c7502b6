/** Version 2 of Classic Executive, made for several pages. */
import { layout as previous } from "./classic-executive.tsx";
import css from "./classic-executive-2.css?raw";
import { nextVersion } from "./next-version.tsx";

export const layout = nextVersion(previous, css);
