/** The tabs of the side panel, and the elements that it is rendered into. */
export type PanelTab = "people" | "comments";

/** The elements into which the side panel (people and comments) and its button are rendered. */
export interface PanelSlots {
  /** Null until the bar that holds them is mounted. */
  buttons: HTMLElement | null;
  /** The right pane (job & score); null on phones, where the panel is a sheet over the page. */
  panel: HTMLElement | null;
}
