/** Whether resumes are shown as a list or a grid; kept in this browser. */
import { useEffect, useState } from "react";

export type ListLayout = "list" | "grid";
const KEY = "covitae-dashboard-layout";

export function useListLayout(): [ListLayout, (next: ListLayout) => void] {
  const [layout, setLayout] = useState<ListLayout>("list");
  useEffect(() => {
    try {
      if (localStorage.getItem(KEY) === "grid") setLayout("grid");
    } catch {
      // Storage may be blocked.
    }
  }, []);

  function choose(next: ListLayout) {
    setLayout(next);
    try {
      localStorage.setItem(KEY, next);
    } catch {
      // Without storage, the choice lasts until the page is closed.
    }
  }
  return [layout, choose];
}
