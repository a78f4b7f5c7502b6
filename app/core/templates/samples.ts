/** Sample resumes of fictional people, for thumbnails and as examples in the editor. */
import type { Resume } from "#app/core/resume/schema.ts";
import type { LayoutId } from "./template.ts";

const LOADERS: Record<LayoutId, () => Promise<Resume>> = {
  "modern-professional": async () => (await import("./samples/amelie-novak.ts")).amelieNovak,
  "professional-elegant": async () => (await import("./samples/ines-carvalho.ts")).inesCarvalho,
  "creative-portfolio": async () => (await import("./samples/mara-lindqvist.ts")).maraLindqvist,
  "minimal-modern": async () => (await import("./samples/jonas-weber.ts")).jonasWeber,
  "tech-minimalist": async () => (await import("./samples/priya-raman.ts")).priyaRaman,
  "academic-research": async () => (await import("./samples/elena-marchetti.ts")).elenaMarchetti,
  "sales-impact": async () => (await import("./samples/marcus-bell.ts")).marcusBell,
  "startup-entrepreneur": async () => (await import("./samples/nia-adeyemi.ts")).niaAdeyemi,
  "healthcare-professional": async () => (await import("./samples/grace-okonjo.ts")).graceOkonjo,
  "classic-executive": async () => (await import("./samples/robert-okafor.ts")).robertOkafor,
  "engineer-compact": async () => (await import("./samples/tomas-halvorsen.ts")).tomasHalvorsen,
  "executive-serif": async () => (await import("./samples/helena-vandermeer.ts")).helenaVandermeer,
  "career-timeline": async () => (await import("./samples/beatriz-fontana.ts")).beatrizFontana,
  "portrait-header": async () => (await import("./samples/noemi-albrecht.ts")).noemiAlbrecht,
};

/** Loads a sample that suits the template. */
export async function loadSample(templateId: string): Promise<Resume> {
  const id = Object.hasOwn(LOADERS, templateId) ? templateId : "modern-professional";
  return LOADERS[id as LayoutId]();
}

/** Loads all samples. */
export const loadSamples = (): Promise<Resume[]> =>
  Promise.all(Object.values(LOADERS).map((load) => load()));
