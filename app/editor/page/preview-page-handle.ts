/** The drawn page, for what is said about it and what changes its look. */
import type { Design } from "#app/core/resume/design.ts";

export interface PagePreview {
  frame: Document;
  /** Over the page and as large: marks are drawn in it, in percent of its size. */
  layer: HTMLElement;
  /** Turns to the page of a place, in CSS pixels of the frame's window. */
  showPlace(place: DOMRect): void;
  /** Lays the page out in a design and counts its pages. */
  countPages(design: Design): number;
}
