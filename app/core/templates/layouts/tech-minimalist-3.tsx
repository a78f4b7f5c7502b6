import type { Layout } from "#app/core/templates/template.ts";
import { layout as previous } from "./tech-minimalist-2.tsx";
import css from "./tech-minimalist-3.css?raw";

export const layout: Layout = { ...previous, css: previous.css + css };
