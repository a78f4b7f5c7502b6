/** Version 3 of Startup Entrepreneur, made for several pages. */
import { nextVersion } from "./next-version.tsx";
import { layout as previous } from "./startup-entrepreneur-2.tsx";
import css from "./startup-entrepreneur-3.css?raw";

export const layout = nextVersion(previous, css);
