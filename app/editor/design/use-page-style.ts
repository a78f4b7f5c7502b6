/** Reads text size and line height of the page from the preview's computed style. */
import { useCallback, useState } from "react";
import { FLOW_ID } from "#app/core/templates/page/sheet.ts";
import { DEFAULT_LINE_HEIGHT } from "#app/core/templates/style/default-line-height.ts";
import { usePageMeasure } from "#app/editor/page/marks/use-page-measure.ts";
import type { PagePreview } from "#app/editor/page/page-preview.ts";
import { textSizeLabel } from "./text-size.ts";

/**
 * The printed size of the text in points, as a text; null until the page is rendered.
 * @param scale the setting, in percent of the template's own size
 */
export function useTextSize(
  preview: PagePreview | null,
  scale: number,
): { text: string; hint?: string } | null {
  const templatePoints = usePageStyle(preview, sizeOf);
  return templatePoints === null ? null : textSizeLabel(templatePoints, scale);
}

/** In percent of the text size; the usual one until the page is rendered. */
export function useLineHeight(preview: PagePreview | null): number {
  return usePageStyle(preview, lineHeightOf) ?? 100 * DEFAULT_LINE_HEIGHT;
}

const sizeOf = (style: CSSStyleDeclaration) => Number.parseFloat(style.getPropertyValue("--size"));
const lineHeightOf = ({ lineHeight, fontSize }: CSSStyleDeclaration) =>
  Math.round((100 * Number.parseFloat(lineHeight)) / Number.parseFloat(fontSize));

function usePageStyle(
  preview: PagePreview | null,
  read: (style: CSSStyleDeclaration) => number,
): number | null {
  const pageDocument = preview?.pageDocument ?? null;
  const [value, setValue] = useState<number | null>(null);
  const measure = useCallback(() => {
    const page = pageDocument?.querySelector(`#${FLOW_ID} .resume`);
    const style = page && pageDocument?.defaultView?.getComputedStyle(page);
    const number = style ? read(style) : Number.NaN;
    setValue(Number.isFinite(number) ? number : null);
  }, [pageDocument, read]);
  usePageMeasure(pageDocument, measure);
  return value;
}
