/** Employers and results stand out: figures in bold, headings on a rule. */
import pageEnds from "#app/core/templates/page/page-ends.css?raw";
import { salesImpact } from "./sales-impact.tsx";
import css from "./sales-impact-2.css?raw";

export const layout = salesImpact("sales-impact-2", pageEnds + css, {
  marksFigures: "without years",
  marksVentures: "without years",
});
