/**
 * Focuses the first field of an entry that was just added. Returns the ref for the list; its entries
 * have `data-item` with their id.
 */
import { useEffect, useRef } from "react";

/** @param added the id of that entry; null if there is none */
export function useFocusAdded(added: string | null) {
  const listRef = useRef<HTMLUListElement>(null);
  useEffect(() => {
    listRef.current?.querySelector<HTMLElement>(`[data-item="${added}"] input`)?.focus();
  }, [added]);
  return listRef;
}
