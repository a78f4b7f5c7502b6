/**
 * Opens a pane at a given part: a tab of the left pane, the page, or the job description as a
 * text or line by line.
 */
import { useCallback, useState } from "react";
import type { Pane } from "#app/editor/command-palette/editor-actions.ts";
import { focusJobField, type JobField } from "#app/editor/match/job-fields.ts";
import { afterPaint } from "#app/ui/loading/after-paint.ts";
import type { LeftTab } from "./left-tabs.tsx";

/** How many frames a slow device may draw before it shows a pane. */
const MAX_FRAMES = 60;

/**
 * On a phone the pane of the job description is hidden until it is painted, and a hidden field can't
 * be focused. So this tries again with each frame.
 */
function focusOnceShown(field: JobField, frames = MAX_FRAMES): void {
  afterPaint(() => {
    if (!focusJobField(field) && frames > 1) focusOnceShown(field, frames - 1);
  });
}

/** @param show brings a pane into view */
export function usePaneOpeners(show: (pane: Pane) => void) {
  const [leftTab, setLeftTab] = useState<LeftTab>("content");
  /** Whether the job description is shown line by line, with what the program reads in each. */
  const [isPostingByLine, setPostingByLine] = useState(false);
  const openLeftTab = useCallback(
    (next: LeftTab) => {
      show("edit");
      setLeftTab(next);
    },
    [show],
  );
  const showForm = useCallback(() => openLeftTab("content"), [openLeftTab]);
  const showPage = useCallback(() => show("preview"), [show]);
  const focusJob = useCallback(
    (field: JobField) => {
      show("job");
      focusOnceShown(field);
    },
    [show],
  );
  const showPostingLines = useCallback(() => {
    show("job");
    setPostingByLine(true);
  }, [show]);
  return {
    leftTab,
    setLeftTab,
    openLeftTab,
    showForm,
    showPage,
    focusJob,
    isPostingByLine,
    setPostingByLine,
    showPostingLines,
  };
}
