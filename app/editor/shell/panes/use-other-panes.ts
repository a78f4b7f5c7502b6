/** What the match pane (`job`) needs of the others to show a resume's line on the page and in the form. */
import { useCallback, useMemo } from "react";
import type { OtherPanes } from "#app/editor/match/show-line.ts";
import type { PagePreview } from "#app/editor/page/page-preview.ts";
import type { usePanes } from "./use-panes.ts";

export function useOtherPanes(
  { layout, isShown, show, toggle }: ReturnType<typeof usePanes>,
  preview: PagePreview | null,
  /** Brings the match pane into view, whose rows are the job's requirements. */
  showRows: () => void,
): OtherPanes {
  const isFormBeside = layout !== "one" && isShown("edit");
  const isPageHidden = !isShown("preview");
  const isDrawerOpen = layout === "two" && isShown("job");
  const showPage = useCallback(() => {
    // The drawer is over the page.
    if (isDrawerOpen) toggle("job");
    if (isPageHidden && !isFormBeside) show("preview");
  }, [isDrawerOpen, isPageHidden, isFormBeside, show, toggle]);
  return useMemo(
    () => ({ preview, isFormBeside, showPage, showRows }),
    [preview, isFormBeside, showPage, showRows],
  );
}
