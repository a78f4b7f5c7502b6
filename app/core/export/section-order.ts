/** Reads the section order of a template from its markup, as ["summary", "skills"]; empty sections are absent. */
import type { Design } from "#app/core/resume/design.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import { renderResume } from "#app/core/templates/page/render-page.server.ts";

export async function sectionOrder(
  templateId: string,
  resume: Resume,
  design?: Design,
): Promise<string[]> {
  const markup = await renderResume({ templateId, resume, design });
  return [...markup.matchAll(/<section[^>]* data-section="(\w+)"/g)].map(([, name]) => name ?? "");
}
