/**
 * A thumbnail of the resume's first page, rendered by its layout in an inert, script-free iframe; falls back to
 * the template's image if the resume is empty or the page fails to load (docs/decisions/0017).
 */
import { useEffect, useRef, useState } from "react";
import { SHEET_ID } from "#app/core/templates/page/sheet.ts";
import type { DashboardResume } from "./dashboard-data.ts";
import { TemplateThumbnail } from "./template-thumbnail.tsx";
import { TEXTS } from "./texts.ts";
import { useIsNearViewport } from "./use-is-near-viewport.ts";

/** The width inside the border. */
const WIDTH_PX = 70;

/** `rendered` has the sheet's size in pixels before scaling. */
type ThumbnailState =
  | { state: "loading" | "failed" }
  | { state: "rendered"; width: number; height: number };
/** React 18 does not support the `inert` attribute as a prop. */
const INERT_ATTRIBUTE = { inert: "" };
const LOADING: ThumbnailState = { state: "loading" };

export function ResumeThumbnail({ resume: { id, thumbnail } }: { resume: DashboardResume }) {
  const box = useRef<HTMLDivElement>(null);
  const isNearViewport = useIsNearViewport(box);
  const [state, setState] = useState(LOADING);
  // A failed page is requested again the next time it comes near the viewport.
  useEffect(() => {
    if (!isNearViewport) setState(LOADING);
  }, [isNearViewport]);
  const size = state.state === "rendered" ? state : { width: 1, height: 1 };
  return state.state === "failed" ? (
    <div ref={box}>
      <TemplateThumbnail src={thumbnail} />
    </div>
  ) : (
    <div
      ref={box}
      {...INERT_ATTRIBUTE}
      aria-hidden
      className="h-[102px] w-[72px] shrink-0 overflow-hidden rounded-control border border-line bg-[#fff]"
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
            ...{ width: size.width, height: size.height },
            transform: `scale(${WIDTH_PX / size.width})`,
            opacity: state.state === "rendered" ? 1 : 0,
          }}
        />
      ) : null}
    </div>
  );
}

/** The browser's error page is not accessible, and has no sheet. */
function measureSheet({ contentDocument }: HTMLIFrameElement): ThumbnailState {
  const sheet = contentDocument?.getElementById(SHEET_ID);
  if (!sheet) return { state: "failed" };
  return { state: "rendered", width: sheet.offsetWidth, height: sheet.offsetHeight };
}
