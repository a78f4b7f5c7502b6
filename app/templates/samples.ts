/** Sample content: believable, invented people; what thumbnails show and what the editor offers to try. */
import type { Resume } from "#app/resume/schema.ts";

/** A sample that suits the template, loaded only when somebody asks for it. */
export async function loadSample(templateId: string): Promise<Resume> {
  if (templateId === "classic-executive") {
    return (await import("./samples/robert-okafor.ts")).robertOkafor;
  }
  if (templateId === "professional-elegant") {
    return (await import("./samples/ines-carvalho.ts")).inesCarvalho;
  }
  return (await import("./samples/amelie-novak.ts")).amelieNovak;
}
