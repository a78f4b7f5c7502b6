/** Page, zoom and Design button of the preview. */
import { Maximize2, Palette, ZoomIn, ZoomOut } from "lucide-react";
import { Button, IconButton } from "#app/ui/controls/button.tsx";
import { PageSteps } from "#app/ui/page/page-steps.tsx";

export function PreviewToolbar({
  page,
  count,
  isEstimate,
  onPage,
  zoom,
  isDesigning,
  onDesign,
}: {
  page: number;
  count: number;
  /** Whether the PDF may break its pages elsewhere than this browser does. */
  isEstimate: boolean;
  onPage(page: number): void;
  zoom: { zoom: number; isFit: boolean; fit(): void; zoomIn(): void; zoomOut(): void };
  isDesigning: boolean;
  /** Null for people who may not change the resume. */
  onDesign: (() => void) | null;
}) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-1 border-b border-line px-3 py-1">
      <PageSteps page={page} pageCount={count} onPage={onPage}>
        <span className="text-sm tabular-nums">
          {/* Outside the status, so that screen readers do not repeat the reason at every page. */}
          <span role="status">
            Page {page} of {count}
          </span>
          {isEstimate ? <Estimate /> : null}
        </span>
      </PageSteps>
      {onDesign ? (
        <Button size="small" className="px-2!" aria-expanded={isDesigning} onClick={onDesign}>
          <Palette aria-hidden size={16} />
          Design
        </Button>
      ) : null}
      <div className="flex items-center">
        <IconButton size="small" label="Zoom out" onClick={zoom.zoomOut}>
          <ZoomOut aria-hidden size={16} />
        </IconButton>
        <span className="min-w-11 text-center text-sm text-ink-soft tabular-nums">
          {Math.round(zoom.zoom * 100)}%
        </span>
        <IconButton size="small" label="Zoom in" onClick={zoom.zoomIn}>
          <ZoomIn aria-hidden size={16} />
        </IconButton>
        <IconButton size="small" label="Zoom to fit" disabled={zoom.isFit} onClick={zoom.fit}>
          <Maximize2 aria-hidden size={16} />
        </IconButton>
      </div>
    </div>
  );
}

function Estimate() {
  const reason =
    "This browser spaces text slightly differently from the PDF, so the PDF may break its pages elsewhere.";
  return (
    <span title={reason} className="text-ink-soft">
      {" "}
      (estimate)<span className="sr-only">: {reason}</span>
    </span>
  );
}
