/** Ties the rows of requirements to their numbers on the page, while these are shown. */
import { createContext, useContext, useSyncExternalStore } from "react";

/** Requirements are named by `keywordKey`. */
export interface RowMatchesState {
  /** Lit on the page and in their rows. */
  lit: readonly string[];
  /** The requirement whose row was asked for on the page, until it is shown. */
  picked: string | null;
}

export interface RowMatches {
  subscribe(listener: () => void): () => void;
  read(): RowMatchesState;
  numberOf(key: string): number | null;
  /** Rows pointed at or focused. */
  light(keys: readonly string[]): void;
  /** The row that was asked for is shown. */
  endPick(): void;
  /** Escape was pressed there: back to its number on the page. */
  backToPage(key: string): void;
}

/** Null while the page shows no numbers. */
export const RowMatchesContext = createContext<RowMatches | null>(null);

const never = () => () => {};
const NONE: RowMatchesState = { lit: [], picked: null };

/** @param select returns a value that stays the same while nothing has changed for the caller */
export function useRowMatches<T>(select: (state: RowMatchesState) => T): T {
  const matches = useContext(RowMatchesContext);
  const read = () => select(matches?.read() ?? NONE);
  return useSyncExternalStore(matches?.subscribe ?? never, read, read);
}
