/** Where the collaboration and comment panels and their buttons are drawn. */
export interface PanelSlots {
  /** Null until the bar that holds them is mounted. */
  buttons: HTMLElement | null;
  /** The match region; null on phones, where a panel is a sheet over the page. */
  panel: HTMLElement | null;
}

/** Returns the class of a panel: filling its region, or a sheet above the tabs. */
export const panelClass = (isDocked: boolean): string =>
  isDocked
    ? "flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto p-4 focus:outline-none"
    : "fixed inset-x-0 bottom-14 z-40 flex max-h-[60dvh] animate-appear flex-col gap-4 overflow-y-auto rounded-t-card border border-line bg-raised p-4 shadow-raised focus:outline-none";
