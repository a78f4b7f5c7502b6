/** Messages between the page and the worker that finds writing tips. */
import type { Design } from "#app/core/resume/design.ts";
import type { Resume } from "#app/core/resume/schema.ts";
import type { Tip } from "#app/core/writing-advice/list-tips.ts";

export interface AdviceRequest {
  /** Increases with each request; the response has the same id. */
  id: number;
  resume: Resume;
  design: Design;
}

export interface AdviceResponse {
  id: number;
  tips: Tip[];
  /** Whether the words of this resume were checked with a dictionary. */
  isSpellingChecked: boolean;
}
