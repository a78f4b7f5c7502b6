/**
 * A resume's own first page, drawn by its layout in a frame that runs nothing and takes no part; the template's
 * picture where nothing is written yet or the page cannot be had (docs/decisions/0017).
 */
import { useEffect, useRef, useState } from "react";
import { SHEET_ID } from "#app/core/templates/page/sheet.ts";
import type { DashboardResume } from "./dashboard-data.ts";
import { Thumbnail } from "./thumbnail.tsx";
import { useNearby } from "./use-nearby.ts";

/** Inside its border. */
const WIDTH_PX = 70;

/** With the sheet's size in pixels, before it is made small. */
type Drawn = { state: "waiting" | "absent" } | { state: "drawn"; width: number; height: number };
/** React 18 knows no such attribute. */
const INERT = { inert: "" };
const WAITING: Drawn = { state: "waiting" };

export function ResumePicture({ resume: { id, thumbnail } }: { resume: DashboardResume }) {
  const box = useRef<HTMLDivElement>(null);
  const isNearby = useNearby(box);
  const [drawn, setDrawn] = useState(WAITING);
  // What could not be had is asked for again when it comes near again.
  useEffect(() => {
    if (!isNearby) setDrawn(WAITING);
  }, [isNearby]);
  const size = drawn.state === "drawn" ? drawn : { width: 1, height: 1 };
  return drawn.state === "absent" ? (
    <div ref={box}>
      <Thumbnail src={thumbnail} />
    </div>
  ) : (
    <div
      ref={box}
      {...INERT}
      aria-hidden
      className="h-[102px] w-[72px] shrink-0 overflow-hidden rounded-control border border-line bg-[#fff]"
    >
      {isNearby ? (
        <iframe
          src={`/resumes/${id}/picture`}
          title="First page"
          tabIndex={-1}
          sandbox="allow-same-origin"
          onLoad={({ currentTarget }) => setDrawn(readSheet(currentTarget))}
          className="origin-top-left border-0 transition-opacity"
          style={{
            ...{ width: size.width, height: size.height },
            transform: `scale(${WIDTH_PX / size.width})`,
            opacity: drawn.state === "drawn" ? 1 : 0,
          }}
        />
      ) : null}
    </div>
  );
}

/** A browser's own page about a failure cannot be looked into, and has no sheet. */
function readSheet({ contentDocument }: HTMLIFrameElement): Drawn {
  const sheet = contentDocument?.getElementById(SHEET_ID);
  if (!sheet) return { state: "absent" };
  return { state: "drawn", width: sheet.offsetWidth, height: sheet.offsetHeight };
}
