import pageColumn from "#app/core/templates/page/page-column.css?raw";
import type { Layout } from "#app/core/templates/template.ts";
import { layout as previous } from "./creative-portfolio-2.tsx";
import css from "./creative-portfolio-3.css?raw";

export const layout: Layout = { ...previous, css: previous.css + pageColumn + css };
