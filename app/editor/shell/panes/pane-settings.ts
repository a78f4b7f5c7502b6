/** Widths of the editor's panes side by side: form, page, and match. The page takes what the others leave. */
import type { Pane } from "#app/editor/command-palette/editor-actions.ts";

/** The panes whose width can be changed: the form and the match pane. Sizes are CSS pixels. */
export type SizedPane = "edit" | "job";

export interface PaneSettings {
  /** Widths that the user chose; absent for the default. */
  sizes: Partial<Record<SizedPane, number>>;
  collapsed: Partial<Record<Pane, boolean>>;
}

export const DEFAULT_PANE_SETTINGS: PaneSettings = { sizes: {}, collapsed: {} };

/** Width of the strip in place of a collapsed pane. */
export const RAIL_PX = 40;
const SEPARATOR_PX = 1;
/**
 * Default widths as shares of the window's, with bounds: 400 and 340 px at 1440, 356 and 302 px at
 * 1280.
 */
const DEFAULTS = {
  edit: { share: 0.278, min: 340, max: 400 },
  job: { share: 0.2362, min: 300, max: 340 },
} as const;
/** A pane narrower than this cannot hold its fields. */
const MIN_PX = { edit: 300, job: 280 } as const;
/** Together the two leave the page at least this much. */
const MIN_PAGE_PX = 320;

export interface SizeBounds {
  min: number;
  max: number;
  value: number;
}

/** @param otherWidth width of the other sized pane, if that is beside the page and its width is already known */
export function sizeBounds(
  pane: SizedPane,
  { sizes }: PaneSettings,
  { windowWidth, otherWidth = 0 }: { windowWidth: number; otherWidth?: number },
): SizeBounds {
  const { share, min, max } = DEFAULTS[pane];
  const defaultWidth = Math.round(Math.min(max, Math.max(min, windowWidth * share)));
  // The specification gives the match pane the right third of the window.
  const cap = pane === "job" ? Math.floor(windowWidth / 3) : windowWidth;
  const largest = Math.max(MIN_PX[pane], Math.min(cap, windowWidth - otherWidth - MIN_PAGE_PX));
  const value = Math.min(largest, Math.max(MIN_PX[pane], sizes[pane] ?? defaultWidth));
  return { min: MIN_PX[pane], max: largest, value };
}

/**
 * `grid-template-columns` for form, separator, page, and with `hasJob` also separator and match
 * pane (`job`).
 */
export function gridColumns(
  { collapsed }: PaneSettings,
  sizes: Record<SizedPane, number>,
  hasJob: boolean,
): string {
  const flexible = "minmax(0,1fr)";
  const rail = `${RAIL_PX}px`;
  // The form fills what a collapsed page leaves.
  const edit = collapsed.edit ? rail : collapsed.preview ? flexible : `${sizes.edit}px`;
  const page = collapsed.preview ? rail : flexible;
  const columns = [edit, `${SEPARATOR_PX}px`, page];
  if (hasJob) columns.push(`${SEPARATOR_PX}px`, collapsed.job ? rail : `${sizes.job}px`);
  return columns.join(" ");
}

/** Form and page cannot both be collapsed: collapsing one opens the other. */
export function withPaneToggled(settings: PaneSettings, pane: Pane): PaneSettings {
  const collapsed = { ...settings.collapsed, [pane]: !settings.collapsed[pane] };
  if (collapsed.edit && collapsed.preview) collapsed[pane === "edit" ? "preview" : "edit"] = false;
  return { ...settings, collapsed };
}
