/** Opens the editor's panes at a given part: form, design tabs, page, job title, or the reading of the posting. */
import { useCallback, useState } from "react";
import type { Pane } from "#app/editor/command-palette/editor-actions.ts";
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
  const focusJob = useCallback(() => {
    show("job");
    requestAnimationFrame(() => document.getElementById("job-title")?.focus());
  }, [show]);
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
