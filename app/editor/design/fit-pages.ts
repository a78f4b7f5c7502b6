/**
 * Makes a resume fit a number of pages in small, bounded steps. Text never becomes smaller than 9 pt, the minimum in
 * app/core/templates/page/base.css.
 */
import type { Design } from "#app/core/resume/design.ts";
import { sheetOf } from "#app/core/templates/page/page.ts";
import { TEXTS } from "./texts.ts";

/** The tightest design, margins in mm and the rest in percent: beyond it, shortening the text is better. */
const TIGHTEST = { spacing: 60, scale: 85, margin: 12, lineHeight: 122 } as const;
/** Steps from the present design to the tightest. */
const STEPS = 10;

/** Designs from the given one to the tightest, each a little tighter than the one before. */
export function tighterDesigns(design: Design): Design[] {
  const { spacing = 100, scale = 100, lineHeight } = design;
  const margin = Math.min(sheetOf(design).verticalMm, sheetOf(design).horizontalMm);
  const between = (from: number, to: number, step: number) =>
    Math.round(from + (Math.min(from, to) - from) * (step / STEPS));
  return Array.from({ length: STEPS }, (_, index) => ({
    ...design,
    spacing: between(spacing, TIGHTEST.spacing, index + 1),
    scale: between(scale, TIGHTEST.scale, index + 1),
    margin: between(margin, TIGHTEST.margin, index + 1),
    // Only if it was changed: templates are tight by default.
    ...(lineHeight ? { lineHeight: between(lineHeight, TIGHTEST.lineHeight, index + 1) } : {}),
  }));
}

export interface FitResult {
  /** Null if nothing has to change, or no design fits. */
  design: Design | null;
  message: string;
}

/**
 * Finds the loosest design with which the resume fits on `pages` pages.
 *
 * @param countPages lays the resume out in a design and returns the number of its pages
 */
export function fitToPages(
  design: Design,
  pages: number,
  countPages: (design: Design) => number,
): FitResult {
  const pagesText = pages === 1 ? TEXTS.onePage : TEXTS.pages({ pages });
  if (countPages(design) <= pages)
    return { design: null, message: TEXTS.fitsAlready({ pages: pagesText }) };
  const tighter = tighterDesigns(design);
  const fitting = tighter.find((each) => countPages(each) <= pages);
  if (fitting)
    return {
      design: fitting,
      message: TEXTS.fitted({ pages: pagesText, design: describeDesign(fitting) }),
    };
  return {
    design: null,
    message: TEXTS.doesNotFit({ pages: pagesText, design: describeDesign(tighter.at(-1)) }),
  };
}

const describeDesign = ({ scale, spacing, margin, lineHeight }: Design = {}) =>
  TEXTS.textSizeSpacingMargins({
    scale,
    spacing,
    margin,
    lineHeight: lineHeight ? (lineHeight / 100).toFixed(2) : undefined,
  });
