/**
 * Opens a pane at a given part: a tab of the left region, the page, or the job description as a
 * text or line by line.
 */
import { useCallback, useState } from "react";
import type { Pane } from "#app/editor/command-palette/editor-actions.ts";
import { focusJobField, type JobField } from "#app/editor/match/job-fields.ts";
import { afterPaint } from "#app/ui/loading/after-paint.ts";
import type { LeftTab } from "./left-tabs.tsx";

export function usePaneOpeners(show: (pane: Pane) => void) {
  const [leftTab, setLeftTab] = useState<LeftTab>("content");
  /** Whether the job description is shown line by line, with what was read in each line. */
  const [isReading, setReading] = useState(false);
  const openLeft = useCallback(
    (next: LeftTab) => {
      show("edit");
      setLeftTab(next);
    },
    [show],
  );
  const showForm = useCallback(() => openLeft("content"), [openLeft]);
  const showPage = useCallback(() => show("preview"), [show]);
  const focusJob = useCallback(
    (field: JobField) => {
      show("job");
      // On a phone its pane is hidden until it is painted.
      afterPaint(() => focusJobField(field));
    },
    [show],
  );
  const readPosting = useCallback(() => {
    show("job");
    setReading(true);
  }, [show]);
  return {
    leftTab,
    setLeftTab,
    openLeft,
    showForm,
    showPage,
    focusJob,
    isReading,
    setReading,
    readPosting,
  };
}
