/**
 * Loads the layout of a template. Each layout is its own chunk, so that a page loads only the one it shows.
 * A version never changes its design: a new design is a new version.
 */
import { createElement } from "react";
import { NO_DESIGN } from "#app/core/resume/design.ts";
import { withoutHiddenEntries, withoutHiddenHeadline } from "#app/core/resume/visible-content.ts";
import { ContactDesign } from "./parts/contact-design.ts";
import type { Layout, LayoutId, LayoutProps } from "./template.ts";

type LoadLayout = () => Promise<{ layout: Layout }>;

/** All versions of each template, oldest first. */
const LOADERS: Record<LayoutId, [LoadLayout, ...LoadLayout[]]> = {
  "modern-professional": [
    () => import("./layouts/modern-professional.tsx"),
    () => import("./layouts/modern-professional-2.tsx"),
  ],
  "professional-elegant": [
    () => import("./layouts/professional-elegant.tsx"),
    () => import("./layouts/professional-elegant-2.tsx"),
  ],
  "creative-portfolio": [
    () => import("./layouts/creative-portfolio.tsx"),
    () => import("./layouts/creative-portfolio-2.tsx"),
    () => import("./layouts/creative-portfolio-3.tsx"),
  ],
  "minimal-modern": [
    () => import("./layouts/minimal-modern.tsx"),
    () => import("./layouts/minimal-modern-2.tsx"),
    () => import("./layouts/minimal-modern-3.tsx"),
  ],
  "tech-minimalist": [
    () => import("./layouts/tech-minimalist.tsx"),
    () => import("./layouts/tech-minimalist-2.tsx"),
    () => import("./layouts/tech-minimalist-3.tsx"),
  ],
  "academic-research": [
    () => import("./layouts/academic-research.tsx"),
    () => import("./layouts/academic-research-2.tsx"),
  ],
  "sales-impact": [
    () => import("./layouts/sales-impact.tsx"),
    () => import("./layouts/sales-impact-2.tsx"),
    () => import("./layouts/sales-impact-3.tsx"),
  ],
  "startup-entrepreneur": [
    () => import("./layouts/startup-entrepreneur.tsx"),
    () => import("./layouts/startup-entrepreneur-2.tsx"),
    () => import("./layouts/startup-entrepreneur-3.tsx"),
  ],
  "healthcare-professional": [
    () => import("./layouts/healthcare-professional.tsx"),
    () => import("./layouts/healthcare-professional-2.tsx"),
  ],
  "classic-executive": [
    () => import("./layouts/classic-executive.tsx"),
    () => import("./layouts/classic-executive-2.tsx"),
  ],
  "engineer-compact": [() => import("./layouts/engineer-compact.tsx")],
  "executive-serif": [() => import("./layouts/executive-serif.tsx")],
  "career-timeline": [() => import("./layouts/career-timeline.tsx")],
  "portrait-header": [() => import("./layouts/portrait-header.tsx")],
};

/** How many versions of a template exist. */
export const countLayouts = (templateId: LayoutId): number => LOADERS[templateId].length;

/** Throws for an unknown template id. An unknown version loads the newest one. */
export async function loadLayout(templateId: string, version = 1): Promise<Layout> {
  if (!Object.hasOwn(LOADERS, templateId))
    throw new Error(`No layout for template "${templateId}"`);
  const [first, ...later] = LOADERS[templateId as LayoutId];
  const load = later[Math.min(version - 1, later.length) - 1] ?? first;
  return withoutHidden((await load()).layout);
}

/** A layout is wrapped once, because React remounts a page whose component is a new function. */
const wrapped = new WeakMap<Layout, Layout>();

/** Wraps a layout so that it never renders a hidden entry or headline. */
function withoutHidden(layout: Layout): Layout {
  const cached = wrapped.get(layout);
  if (cached) return cached;
  const Component = ({ resume: fullResume, design = NO_DESIGN, ...rest }: LayoutProps) => {
    const resume = withoutHiddenHeadline(withoutHiddenEntries(fullResume), design);
    const page = createElement(layout.Component, { resume, design, ...rest });
    return createElement(ContactDesign.Provider, { value: design }, page);
  };
  const wrapper = { ...layout, Component };
  wrapped.set(layout, wrapper);
  return wrapper;
}
