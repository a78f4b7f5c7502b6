import { nextVersion } from "./next-version.tsx";
import { layout as first } from "./tech-minimalist.tsx";
import second from "./tech-minimalist-2.css?raw";
import css from "./tech-minimalist-3.css?raw";

export const layout = nextVersion(first, second + css);
