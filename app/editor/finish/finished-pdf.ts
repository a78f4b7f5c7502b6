import type { Design } from "#app/core/resume/design.ts";
import type { Resume } from "#app/core/resume/schema.ts";

/** A PDF that was just generated, with the content that it was printed from. */
export interface FinishedPdf {
  url: string;
  /** The file name without its extension. */
  name: string;
  resume: Resume;
  design: Design;
}
