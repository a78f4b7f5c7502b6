/** The text beside the Text size slider. */
import { TEXTS } from "./texts.ts";

/** The minimum font size of `.resume` in app/core/templates/page/base.css. */
export const MIN_POINTS = 9;

/**
 * The size in percent and points ("84%, 9.1 pt"), with a hint if the setting is at or below the minimum.
 * @param templatePoints the template's text size
 * @param scale in percent of it
 */
export function textSizeLabel(
  templatePoints: number,
  scale: number,
): { text: string; hint?: string } {
  const points = (templatePoints * scale) / 100;
  if (points > MIN_POINTS) return { text: `${scale}%, ${points.toFixed(1)} pt` };
  return {
    text: `${MIN_POINTS} pt`,
    hint: TEXTS.smallestSize({ points: MIN_POINTS }),
  };
}
