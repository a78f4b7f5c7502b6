/** The toolbar of the preview: its heading, page navigation and zoom. */

import { Maximize2, ZoomIn, ZoomOut } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "#app/ui/controls/button.tsx";
import { classNames } from "#app/ui/controls/class-names.ts";
import { PageSteps } from "#app/ui/page/page-steps.tsx";
import { Sentence } from "#app/ui/text/sentence.tsx";
import { TEXTS } from "./texts.ts";
import type { Zoom } from "./use-zoom.ts";

export function PreviewToolbar({
  page,
  count,
  isEstimate,
  onPage,
  zoom,
  isBelow,
  children,
}: {
  page: number;
  count: number;
  /** Whether the PDF may break its pages elsewhere than this browser does. */
  isEstimate: boolean;
  onPage(page: number): void;
  zoom: Zoom;
  /** Whether the toolbar is over the bottom of the page, without a visible heading. */
  isBelow: boolean;
  /** More controls, at the end. */
  children: ReactNode;
}) {
  return (
    <div
      className={classNames(
        "@container flex items-center justify-between gap-x-1 bg-raised",
        isBelow
          ? "absolute inset-x-2 bottom-2 z-10 rounded-control border border-line-strong px-1 shadow-raised"
          : "min-h-11 border-b border-line px-3",
      )}
    >
      <h2 className={isBelow ? "sr-only" : "text-lg whitespace-nowrap @max-[26rem]:sr-only"}>
        {TEXTS.livePreview}
      </h2>
      <PageSteps page={page} pageCount={count} onPage={onPage}>
        <span className="text-sm tabular-nums">
          {/* Outside the status, so that screen readers do not repeat the reason at every page. */}
          <span role="status" className="whitespace-nowrap">
            <Sentence
              text={TEXTS.pageOfPages}
              word={<span className="@max-[24rem]:sr-only">{TEXTS.page} </span>}
              page={page}
              count={count}
            />
          </span>
          {isEstimate ? <Estimate isCrowded={Boolean(children)} /> : null}
        </span>
      </PageSteps>
      <div className="flex items-center">
        <IconButton size="small" label={TEXTS.zoomOut} onClick={zoom.zoomOut}>
          <ZoomOut aria-hidden size={16} />
        </IconButton>
        <button
          type="button"
          title={TEXTS.zoomTo100WithShortcut}
          aria-label={TEXTS.zoomTo100From(Math.round(zoom.zoom * 100))}
          onClick={zoom.actualSize}
          className="min-h-8 min-w-11 rounded-control text-center text-sm text-ink-soft tabular-nums hover:bg-sunken hover:text-ink pointer-coarse:min-h-10"
        >
          {TEXTS.percent(Math.round(zoom.zoom * 100))}
        </button>
        <IconButton size="small" label={TEXTS.zoomIn} onClick={zoom.zoomIn}>
          <ZoomIn aria-hidden size={16} />
        </IconButton>
        {/* Hidden at 320 px with touch: the larger buttons leave no room, and a pinch can fit the
            page, too. */}
        <IconButton
          size="small"
          label={TEXTS.zoomToFit}
          disabled={zoom.isFit}
          onClick={zoom.fit}
          className="@max-[20rem]:pointer-coarse:hidden"
        >
          <Maximize2 aria-hidden size={16} />
        </IconButton>
      </div>
      {children}
    </div>
  );
}

/** @param isCrowded whether more controls share the row */
function Estimate({ isCrowded }: { isCrowded: boolean }) {
  const reason = TEXTS.pageBreaksMayDiffer;
  return (
    <span
      title={reason}
      className={classNames(
        "whitespace-nowrap text-ink-soft",
        isCrowded ? "@max-[41rem]:sr-only" : "@max-[34rem]:sr-only",
      )}
    >
      {" "}
      {TEXTS.estimate}
      <span className="sr-only">: {reason}</span>
    </span>
  );
}
