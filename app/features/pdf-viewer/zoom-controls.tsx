/** Zoom controls: by steps, by percentage, or fitted to the window. */
import { Minus, Plus } from "lucide-react";
import { IconButton } from "#app/ui/controls/button.tsx";
import { TEXTS } from "./texts.ts";
import type { Fit, ViewerHandle, ViewerState } from "./viewer-handle.ts";

const PERCENTS = [50, 75, 100, 125, 150, 200, 300, 400];
const FITS: Record<Fit, string> = { "page-width": TEXTS.fitWidth, "page-fit": TEXTS.fitPage };

export function ZoomControls({
  handle,
  state: { scale, fit },
}: {
  handle: ViewerHandle | null;
  state: ViewerState;
}) {
  const percent = Math.round(scale * 100);
  const value = fit ?? String(percent);
  const isPresetValue = fit !== null || PERCENTS.includes(percent);
  return (
    <div className="flex items-center gap-1">
      {/* Hidden on phones, where pinching zooms. */}
      <IconButton
        size="small"
        label={TEXTS.zoomOut}
        className="max-sm:hidden"
        onClick={() => handle?.zoomBy(-1)}
      >
        <Minus aria-hidden size={18} />
      </IconButton>
      <select
        aria-label={TEXTS.zoom}
        value={value}
        onChange={({ target }) =>
          handle?.zoomTo(target.value in FITS ? (target.value as Fit) : Number(target.value) / 100)
        }
        className="h-8 rounded-control border border-line-strong bg-raised px-1 text-sm tabular-nums pointer-coarse:h-10 pointer-coarse:text-base"
      >
        {isPresetValue ? null : <option value={value}>{percent}%</option>}
        {Object.entries(FITS).map(([key, label]) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
        {PERCENTS.map((step) => (
          <option key={step} value={step}>
            {step}%
          </option>
        ))}
      </select>
      <IconButton
        size="small"
        label={TEXTS.zoomIn}
        className="max-sm:hidden"
        onClick={() => handle?.zoomBy(1)}
      >
        <Plus aria-hidden size={18} />
      </IconButton>
    </div>
  );
}
