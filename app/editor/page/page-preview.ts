/** Handle to the rendered page, for the code that draws marks on it and for the design panel. */
import type { Design } from "#app/core/resume/design.ts";

export interface PagePreview {
  /** The document in the preview's iframe. */
  pageDocument: Document;
  /** Element of the same size over the page; marks are drawn in it, in percent of its size. */
  layer: HTMLElement;
  /** Turns to the page that shows this rectangle, which is in CSS pixels of the frame's window. */
  showPageOf(rect: DOMRect): void;
  /** Lays the resume out in another design for a moment and counts its pages. */
  countPages(design: Design): number;
}
