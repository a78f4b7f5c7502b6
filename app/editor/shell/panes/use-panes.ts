/**
 * The editor's panes by screen width: side by side, with job & score as a drawer, or as tabs.
 * Stores sizes per browser.
 */
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import * as v from "valibot";
import type { Pane } from "#app/editor/command-palette/editor-actions.ts";
import { useMediaQuery } from "#app/editor/shell/use-media-query.ts";
import { useIsAdopted } from "#app/editor/sync/device/use-is-adopted.ts";
import {
  DEFAULT_PANE_SETTINGS,
  gridColumns,
  type PaneSettings,
  type SizedPane,
  sizeBounds,
  withPaneToggled,
} from "./pane-settings.ts";

/** Panes were once called regions; the keys stay, because browsers have stored sizes under them. */
const STORAGE_KEY = "covitae:regions";
/** Reviewers begin on the page, with the form collapsed, and keep sizes of their own. */
const REVIEW_STORAGE_KEY = "covitae:regions:review";
const REVIEW_PANE_SETTINGS: PaneSettings = { sizes: {}, collapsed: { edit: true } };
const size = v.optional(v.pipe(v.number(), v.finite()));
const flag = v.optional(v.boolean());
const storedSchema = v.object({
  sizes: v.object({ edit: size, job: size }),
  collapsed: v.object({ edit: flag, preview: flag, job: flag }),
  /** The tab or drawer that was last open, which opens again after signing up. */
  pane: v.optional(v.string()),
});

const TABS: readonly Pane[] = ["edit", "preview", "job"];
const NO_TABS: readonly Pane[] = [];

/** @param isReviewing whether the user may only comment */
export function usePanes(isReviewing: boolean) {
  const isWide = useMediaQuery("(min-width: 80rem)");
  const isMedium = useMediaQuery("(min-width: 56.25rem)");
  // Named by the number of panes side by side.
  const layout = isWide ? "three" : isMedium ? "two" : "one";
  const hasJobPane = layout === "three";
  const windowWidth = useWindowWidth();
  // By the initial role: a commenter who becomes an editor keeps these settings, and the ones stored
  // for editing are not overwritten.
  const [storageKey] = useState(isReviewing ? REVIEW_STORAGE_KEY : STORAGE_KEY);
  const [stored] = useState(() => load(storageKey));
  const [settings, setSettings] = useState<PaneSettings>(
    stored ?? (isReviewing ? REVIEW_PANE_SETTINGS : DEFAULT_PANE_SETTINGS),
  );
  const isAdopted = useIsAdopted();
  const left = isAdopted ? TABS.find((pane) => pane === stored?.pane) : null;
  const [tab, setTab] = useState<Pane>(left ?? (isReviewing ? "preview" : "edit"));
  const [isDrawerOpen, setDrawerOpen] = useState(left === "job");
  const pane = isDrawerOpen ? "job" : tab;
  useEffect(() => save(storageKey, { ...settings, pane }), [storageKey, settings, pane]);

  const bounds = useMemo(() => {
    // The job pane is sized first, and the form gets at most what it leaves.
    const job = sizeBounds("job", settings, { windowWidth });
    const otherWidth = hasJobPane && !settings.collapsed.job ? job.value : 0;
    return { edit: sizeBounds("edit", settings, { windowWidth, otherWidth }), job };
  }, [settings, windowWidth, hasJobPane]);

  /** Brings a pane into view. */
  const show = useCallback(
    (pane: Pane) => {
      if (layout === "one") return setTab(pane);
      if (layout === "two" && pane === "job") return setDrawerOpen(true);
      setSettings((now) => (now.collapsed[pane] ? withPaneToggled(now, pane) : now));
    },
    [layout],
  );
  const toggle = useCallback(
    (pane: Pane) => {
      if (layout === "one") return setTab(pane);
      if (layout === "two" && pane === "job") return setDrawerOpen((now) => !now);
      setSettings((now) => withPaneToggled(now, pane));
    },
    [layout],
  );
  /** Null resets to the default. */
  const resize = useCallback(
    (pane: SizedPane, px: number | null) =>
      setSettings((now) => ({ ...now, sizes: { ...now.sizes, [pane]: px ?? undefined } })),
    [],
  );
  const isShown = (pane: Pane): boolean =>
    layout === "one"
      ? pane === tab
      : layout === "two" && pane === "job"
        ? isDrawerOpen
        : !settings.collapsed[pane];

  return {
    layout,
    tabs: layout === "one" ? TABS : NO_TABS,
    tab,
    bounds,
    columns:
      layout === "one"
        ? "minmax(0,1fr)"
        : gridColumns(settings, { edit: bounds.edit.value, job: bounds.job.value }, hasJobPane),
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

function load(key: string): v.InferOutput<typeof storedSchema> | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    const parsed = v.safeParse(storedSchema, stored);
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

function save(key: string, settings: PaneSettings & { pane: Pane }): void {
  try {
    localStorage.setItem(key, JSON.stringify(settings));
  } catch {
    // The sizes then last until the page is closed.
  }
}
