/**
 * A picture of a resume's first page (its "sheet"), shown in an inert, script-free iframe
 * (docs/decisions/0017). Shows the fallback if the resume is empty or the page fails to load.
 */
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { SHEET_ID } from "#app/core/templates/page/sheet.ts";
import { classNames } from "#app/ui/controls/class-names.ts";
import { useIsNearViewport } from "#app/ui/loading/use-is-near-viewport.ts";

/** `rendered` has the sheet's size in pixels before scaling. */
type PictureState =
  | { state: "loading" | "failed" }
  | { state: "rendered"; width: number; height: number };
/** React 18 does not support the `inert` attribute as a prop. */
const INERT_ATTRIBUTE = { inert: "" };
const LOADING: PictureState = { state: "loading" };

export function ResumePicture({
  resumeId,
  templateId,
  title,
  label,
  fallback,
  className,
}: {
  resumeId: string;
  /** The template to show the resume in; its own if absent. */
  templateId?: string;
  /** The iframe's title; the iframe is hidden from screen readers. */
  title: string;
  /** The accessible name; without it the picture is hidden from screen readers. The fallback has its own name. */
  label?: string | undefined;
  fallback: ReactNode;
  /** The width, the border and the corners. */
  className: string;
}) {
  const box = useRef<HTMLDivElement>(null);
  const width = useInnerWidth(box);
  const isNearViewport = useIsNearViewport(box);
  const [state, setState] = useState(LOADING);
  // A failed page is requested again the next time it comes near the viewport.
  useEffect(() => {
    if (!isNearViewport) setState(LOADING);
  }, [isNearViewport]);
  const sheet = state.state === "rendered" ? state : { width: 1, height: 1 };
  const shape = classNames("aspect-210/297 overflow-hidden", className);
  return state.state === "failed" ? (
    <div ref={box} className={shape}>
      {fallback}
    </div>
  ) : (
    <div
      ref={box}
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
      className={classNames(shape, "bg-[#fff]")}
    >
      {isNearViewport ? (
        <iframe
          {...INERT_ATTRIBUTE}
          aria-hidden
          src={`/resumes/${resumeId}/picture${templateId ? `?template=${templateId}` : ""}`}
          title={title}
          tabIndex={-1}
          sandbox="allow-same-origin"
          onLoad={({ currentTarget }) => setState(measureSheet(currentTarget))}
          className="origin-top-left border-0 transition-opacity"
          style={{
            width: sheet.width,
            height: sheet.height,
            transform: `scale(${width / sheet.width})`,
            opacity: state.state === "rendered" ? 1 : 0,
          }}
        />
      ) : (
        <noscript>{fallback}</noscript>
      )}
    </div>
  );
}

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

/** Failed for the browser's error page: its document is not accessible, or has no sheet. */
function measureSheet({ contentDocument }: HTMLIFrameElement): PictureState {
  const sheet = contentDocument?.getElementById(SHEET_ID);
  if (!sheet) return { state: "failed" };
  return { state: "rendered", width: sheet.offsetWidth, height: sheet.offsetHeight };
}
