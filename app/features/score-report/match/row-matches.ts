/**
 * Links the row of each requirement in the score panel to its number in the margin of the resume's
 * page, while the page shows these numbers. The editor provides the store.
 */
import { createContext, useContext, useSyncExternalStore } from "react";

/** Requirements are identified by `keywordKey`. */
export interface RowMatchesState {
  /** The requirements that are highlighted on the page and in their rows. */
  highlighted: readonly string[];
  /** The requirement whose number was clicked on the page; null once its row is shown. */
  clickedKey: string | null;
}

export interface RowMatches {
  /** Calls the listener after each change; returns a function that ends this. */
  subscribe(listener: () => void): () => void;
  getState(): RowMatchesState;
  /** The requirement's number on the page; null if it has none. */
  numberOf(key: string): number | null;
  /** Highlights the requirements whose rows are hovered or focused. */
  highlight(keys: readonly string[]): void;
  /** Clears `clickedKey`, once its row is shown. */
  clearClicked(): void;
  /** Moves the focus back to the requirement's number on the page. */
  focusOnPage(key: string): void;
}

/** Null while the page shows no numbers. */
export const RowMatchesContext = createContext<RowMatches | null>(null);

const noSubscription = () => () => {};
const NONE: RowMatchesState = { highlighted: [], clickedKey: null };

/**
 * Reads a part of the state, and renders again when it changes.
 * @param select returns a value that stays the same while nothing has changed for the caller
 */
export function useRowMatches<T>(select: (state: RowMatchesState) => T): T {
  const matches = useContext(RowMatchesContext);
  const read = () => select(matches?.getState() ?? NONE);
  return useSyncExternalStore(matches?.subscribe ?? noSubscription, read, read);
}
