export type PanelTab = "people" | "comments";

/** Where the panel of people and comments and its button are drawn. */
export interface PanelSlots {
  /** Null until the bar that holds them is mounted. */
  buttons: HTMLElement | null;
  /** The match region; null on phones, where the panel is a sheet over the page. */
  panel: HTMLElement | null;
}
