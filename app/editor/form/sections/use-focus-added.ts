/** Focuses the first field of an entry that was just added. */
import { useEffect, useRef } from "react";

export function useFocusAdded(added: string | null) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.querySelector<HTMLElement>(`[data-item="${added}"] input`)?.focus();
  }, [added]);
  return list;
}
