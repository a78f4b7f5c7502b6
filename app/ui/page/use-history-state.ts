/** Reads the state that a navigation stored in the browser's history. */
import { useLocation } from "@remix-run/react";
import { useSyncExternalStore } from "react";

const subscribe = () => () => {};

/** Null during hydration: a reload keeps the state, which the server's markup cannot contain. */
export function useHistoryState<T extends object>(): Partial<T> | null {
  const { state } = useLocation();
  const isHydrated = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  return isHydrated ? state : null;
}
