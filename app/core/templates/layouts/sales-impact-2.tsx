/** Version 2 of Sales Impact: ruled headings, and years are no longer bold like other numbers. */
import pageEnds from "#app/core/templates/page/page-ends.css?raw";
import { salesImpact } from "./sales-impact.tsx";
import css from "./sales-impact-2.css?raw";

export const layout = salesImpact("sales-impact-2", pageEnds + css, {
  emphasizesFigures: "without years",
  emphasizesProjectFigures: "without years",
});
