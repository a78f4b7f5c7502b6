/** Finds the layout of a template; each one is its own chunk, so that a page loads only the one it shows. */
import type { Layout, LayoutId } from "./template.ts";

const LOADERS: Record<LayoutId, () => Promise<{ layout: Layout }>> = {
  "modern-professional": () => import("./layouts/modern-professional.tsx"),
  "professional-elegant": () => import("./layouts/professional-elegant.tsx"),
  "creative-portfolio": () => import("./layouts/creative-portfolio.tsx"),
  "minimal-modern": () => import("./layouts/minimal-modern.tsx"),
  "tech-minimalist": () => import("./layouts/tech-minimalist.tsx"),
  "academic-research": () => import("./layouts/academic-research.tsx"),
  "sales-impact": () => import("./layouts/sales-impact.tsx"),
  "startup-entrepreneur": () => import("./layouts/startup-entrepreneur.tsx"),
  "healthcare-professional": () => import("./layouts/healthcare-professional.tsx"),
  "classic-executive": () => import("./layouts/classic-executive.tsx"),
};

/** Throws for an id that names no template. */
export async function loadLayout(templateId: string): Promise<Layout> {
  if (!Object.hasOwn(LOADERS, templateId))
    throw new Error(`No layout for template "${templateId}"`);
  return (await LOADERS[templateId as LayoutId]()).layout;
}
