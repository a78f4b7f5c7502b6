/** Type and space alone: dates in the margin, on the lines of what they date. */
import { minimalModern } from "./minimal-modern.tsx";
import css from "./minimal-modern-2.css?raw";

export const layout = minimalModern("minimal-modern-2", css);
