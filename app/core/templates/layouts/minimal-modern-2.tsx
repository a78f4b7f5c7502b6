/** Version 2 of Minimal Modern, with dates in the margin on the first lines of their entries. */
import { minimalModern } from "./minimal-modern.tsx";
import css from "./minimal-modern-2.css?raw";

export const layout = minimalModern("minimal-modern-2", css);
