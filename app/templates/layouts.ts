/** Finds the layout of a template; each one is its own chunk, so that a page loads only the one it shows. */
import type { Layout } from "./template.ts";

const LOADERS: Record<string, () => Promise<{ layout: Layout }>> = {
  "modern-professional": () => import("./layouts/modern-professional.tsx"),
  "professional-elegant": () => import("./layouts/professional-elegant.tsx"),
  "classic-executive": () => import("./layouts/classic-executive.tsx"),
};

/** Throws for a template whose layout does not exist; ask the catalogue's `available` first. */
export async function loadLayout(templateId: string): Promise<Layout> {
  const load = Object.hasOwn(LOADERS, templateId) ? LOADERS[templateId] : undefined;
  if (!load) throw new Error(`No layout for template "${templateId}"`);
  return (await load()).layout;
}
