/** Opens the editor's panes at a given part: form, design tabs, page, job description, or the reading of the posting. */
import { useCallback, useState } from "react";
import type { Pane } from "#app/editor/command-palette/editor-actions.ts";
import { focusJobField, type JobField } from "#app/editor/match/job-fields.ts";
import { afterPaint } from "#app/ui/loading/after-paint.ts";
import type { LeftTab } from "./left-tabs.tsx";

export function usePaneOpeners(show: (pane: Pane) => void) {
  const [leftTab, setLeftTab] = useState<LeftTab>("content");
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
      // On a phone, its pane is hidden until then.
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
