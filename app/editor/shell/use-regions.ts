/** The editor's regions on this screen: side by side, a drawer for match, or tabs. Sizes are kept per device. */
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import * as v from "valibot";
import type { Pane } from "#app/editor/command-palette/editor-actions.ts";
import {
  gridColumns,
  NO_REGIONS,
  type Regions,
  type SizedRegion,
  sizeBounds,
  toggleRegion,
} from "./regions.ts";
import { useMediaQuery } from "./use-media-query.ts";

const STORAGE_KEY = "covitae:regions";
const size = v.optional(v.pipe(v.number(), v.finite()));
const flag = v.optional(v.boolean());
const storedSchema = v.object({
  sizes: v.object({ edit: size, job: size }),
  collapsed: v.object({ edit: flag, preview: flag, job: flag }),
});

const TABS: readonly Pane[] = ["edit", "preview", "job"];
const NO_TABS: readonly Pane[] = [];

export function useRegions() {
  const isWide = useMediaQuery("(min-width: 80rem)");
  const isMedium = useMediaQuery("(min-width: 56.25rem)");
  const layout = isWide ? "three" : isMedium ? "two" : "one";
  const width = useWindowWidth();
  const [regions, setRegions] = useState(load);
  useEffect(() => save(regions), [regions]);
  const [tab, setTab] = useState<Pane>("edit");
  const [isDrawerOpen, setDrawerOpen] = useState(false);

  const bounds = useMemo(() => {
    const hasJob = layout === "three" && !regions.collapsed.job;
    const job = sizeBounds("job", regions, width, 0);
    return { edit: sizeBounds("edit", regions, width, hasJob ? job.value : 0), job };
  }, [regions, width, layout]);

  /** Brings a pane into view. */
  const show = useCallback(
    (pane: Pane) => {
      if (layout === "one") return setTab(pane);
      if (layout === "two" && pane === "job") return setDrawerOpen(true);
      setRegions((now) => (now.collapsed[pane] ? toggleRegion(now, pane) : now));
    },
    [layout],
  );
  const toggle = useCallback(
    (pane: Pane) => {
      if (layout === "one") return setTab(pane);
      if (layout === "two" && pane === "job") return setDrawerOpen((now) => !now);
      setRegions((now) => toggleRegion(now, pane));
    },
    [layout],
  );
  /** Null resets to the default. */
  const resize = useCallback(
    (region: SizedRegion, px: number | null) =>
      setRegions((now) => ({ ...now, sizes: { ...now.sizes, [region]: px ?? undefined } })),
    [],
  );
  const isShown = (pane: Pane): boolean =>
    layout === "one"
      ? pane === tab
      : layout === "two" && pane === "job"
        ? isDrawerOpen
        : !regions.collapsed[pane];

  return {
    layout,
    tabs: layout === "one" ? TABS : NO_TABS,
    tab,
    bounds,
    columns:
      layout === "one"
        ? "minmax(0,1fr)"
        : gridColumns(
            regions,
            { edit: bounds.edit.value, job: bounds.job.value },
            layout === "three",
          ),
    isShown,
    show,
    toggle,
    resize,
  } as const;
}

const subscribeToWidth = (listener: () => void) => {
  addEventListener("resize", listener);
  return () => removeEventListener("resize", listener);
};
const useWindowWidth = () => useSyncExternalStore(subscribeToWidth, () => innerWidth);

function load(): Regions {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "null");
    const parsed = v.safeParse(storedSchema, stored);
    return parsed.success ? parsed.output : NO_REGIONS;
  } catch {
    return NO_REGIONS;
  }
}

function save(regions: Regions): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(regions));
  } catch {
    // The sizes then last until the page is closed.
  }
}
