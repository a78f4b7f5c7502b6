/**
 * A thumbnail of the resume's first page, rendered by its layout in an inert, script-free iframe; falls back to
 * the template's image if the resume is empty or the page fails to load (docs/decisions/0017).
 */
import { type RefObject, useEffect, useRef, useState } from "react";
import { SHEET_ID } from "#app/core/templates/page/sheet.ts";
import { classNames } from "#app/ui/controls/class-names.ts";
import type { DashboardResume } from "./dashboard-data.ts";
import { TemplateThumbnail } from "./template-thumbnail.tsx";
import { TEXTS } from "./texts.ts";
import { useIsNearViewport } from "./use-is-near-viewport.ts";

/** `rendered` has the sheet's size in pixels before scaling. */
type ThumbnailState =
  | { state: "loading" | "failed" }
  | { state: "rendered"; width: number; height: number };
/** React 18 does not support the `inert` attribute as a prop. */
const INERT_ATTRIBUTE = { inert: "" };
const LOADING: ThumbnailState = { state: "loading" };

export function ResumeThumbnail({
  resume: { id, thumbnail },
  isCard,
}: {
  resume: DashboardResume;
  /** As wide as the card that it is in. */
  isCard: boolean;
}) {
  const box = useRef<HTMLDivElement>(null);
  const width = useInnerWidth(box);
  const size = isCard ? CARD_SIZE : ROW_SIZE;
  const isNearViewport = useIsNearViewport(box);
  const [state, setState] = useState(LOADING);
  // A failed page is requested again the next time it comes near the viewport.
  useEffect(() => {
    if (!isNearViewport) setState(LOADING);
  }, [isNearViewport]);
  const sheet = state.state === "rendered" ? state : { width: 1, height: 1 };
  return state.state === "failed" ? (
    <div ref={box} className={size}>
      <TemplateThumbnail src={thumbnail} />
    </div>
  ) : (
    <div
      ref={box}
      {...INERT_ATTRIBUTE}
      aria-hidden
      className={classNames(size, "overflow-hidden rounded-control border border-line bg-[#fff]")}
    >
      {isNearViewport ? (
        <iframe
          src={`/resumes/${id}/picture`}
          title={TEXTS.firstPage}
          tabIndex={-1}
          sandbox="allow-same-origin"
          onLoad={({ currentTarget }) => setState(measureSheet(currentTarget))}
          className="origin-top-left border-0 transition-opacity"
          style={{
            ...{ width: sheet.width, height: sheet.height },
            transform: `scale(${width / sheet.width})`,
            opacity: state.state === "rendered" ? 1 : 0,
          }}
        />
      ) : null}
    </div>
  );
}

/** Large enough to tell one's resumes apart by their headings. */
const ROW_SIZE = "aspect-210/297 w-24 shrink-0 sm:w-32";
const CARD_SIZE = "aspect-210/297 w-full";

/** The width inside the border. */
function useInnerWidth(box: RefObject<HTMLElement>): number {
  const [width, setWidth] = useState(1);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return width;
}

/** The browser's error page is not accessible, and has no sheet. */
function measureSheet({ contentDocument }: HTMLIFrameElement): ThumbnailState {
  const sheet = contentDocument?.getElementById(SHEET_ID);
  if (!sheet) return { state: "failed" };
  return { state: "rendered", width: sheet.offsetWidth, height: sheet.offsetHeight };
}
