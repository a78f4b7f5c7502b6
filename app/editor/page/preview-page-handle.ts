/** What the Design panel needs of the drawn page. */
import type { Design } from "#app/core/resume/design.ts";

export interface PagePreview {
  frame: Document;
  /** Lays the page out in a design and counts its pages. */
  countPages(design: Design): number;
}
