/**
 * Notice that only a few lines are on the last page, with a button that fits them on the pages
 * before.
 */
import { useEffect, useState } from "react";
import type { Design } from "#app/core/resume/design.ts";
import { countLinesOnLastPage } from "#app/editor/page/lines-on-last-page.ts";
import type { Columns } from "#app/editor/page/page-columns.ts";
import { createDebounce } from "#app/editor/sync/debounce.ts";
import { useOpenRoom, useRoomValue } from "#app/editor/sync/room-context.ts";
import { notify } from "#app/ui/toast/toast.tsx";
import { undoAction } from "#app/ui/toast/undo-action.ts";
import { fitToPages } from "./fit-pages.ts";
import { TEXTS } from "./texts.ts";

/** With more lines than this, no notice is shown. */
const FEW_LINES = 8;
/** Delay after the last change, so that keystrokes don't measure. */
const DELAY_MS = 400;

export function OverflowNotice({
  pageDocument,
  count,
  columns,
  countPages,
  className,
}: {
  pageDocument: Document;
  /** The number of pages, at least 2. */
  count: number;
  columns: Columns;
  countPages(design: Design): number;
  className: string;
}) {
  const room = useOpenRoom();
  const design = useRoomValue((snapshot) => snapshot.design);
  const lines = useLinesOnLastPage(pageDocument, count, columns, room.document.subscribe);
  if (lines === 0 || lines > FEW_LINES) return null;
  const pages = count === 2 ? "1 page" : `${count - 1} pages`;
  function fit() {
    const { design: fitted, message } = fitToPages(design, count - 1, countPages);
    if (!fitted) return void notify.plain(message);
    room.edits.setDesign(fitted);
    notify.plain(message, { action: undoAction(room.history), durationMs: 10_000 });
  }
  return (
    <p className={className}>
      <span>{TEXTS.linesOnPage({ lines, page: count })}</span>
      <span aria-hidden>·</span>
      <button
        type="button"
        onClick={fit}
        className="min-h-8 font-semibold text-accent hover:underline pointer-coarse:min-h-10"
      >
        {TEXTS.fitToPages({ pages })}
      </button>
    </p>
  );
}

function useLinesOnLastPage(
  pageDocument: Document,
  count: number,
  columns: Columns,
  subscribe: (listener: () => void) => () => void,
): number {
  const [lines, setLines] = useState(0);
  useEffect(() => {
    const { schedule, cancel } = createDebounce(DELAY_MS, () =>
      setLines(countLinesOnLastPage(pageDocument, count, columns, FEW_LINES)),
    );
    schedule();
    const unsubscribe = subscribe(schedule);
    return () => {
      cancel();
      unsubscribe();
    };
  }, [pageDocument, count, columns, subscribe]);
  return lines;
}
