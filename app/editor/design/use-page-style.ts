/** The size of the page's running text in points, as it prints. */
import { useCallback, useState } from "react";
import { FLOW_ID } from "#app/core/templates/page/sheet.ts";
import { usePageMeasure } from "#app/editor/page/marks/use-page-measure.ts";
import type { PagePreview } from "#app/editor/page/preview-page-handle.ts";
import { textSizeOf } from "./text-size.ts";

/** Null until the page is drawn. @param scale the setting, in percent of the template's own size */
export function useTextSize(
  preview: PagePreview | null,
  scale: number,
): { text: string; hint?: string } | null {
  const frame = preview?.frame ?? null;
  const [ownPoints, setOwnPoints] = useState<number | null>(null);
  const measure = useCallback(() => {
    const page = frame?.querySelector(`#${FLOW_ID} .resume`);
    const size = page && frame?.defaultView?.getComputedStyle(page).getPropertyValue("--size");
    const points = Number.parseFloat(size ?? "");
    setOwnPoints(Number.isFinite(points) ? points : null);
  }, [frame]);
  usePageMeasure(frame, measure);
  return ownPoints === null ? null : textSizeOf(ownPoints, scale);
}
