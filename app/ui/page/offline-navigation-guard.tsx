/** Blocks navigation while offline, because it would replace the page and its unsent work with an error page. */
import { useEffect } from "react";
import { notify } from "#app/ui/toast/toast.tsx";
import { isNavigation } from "./is-navigation.ts";
import { TEXTS } from "./texts.ts";

const OFFLINE_MESSAGE = TEXTS.youAreOffline;

/** Shows an error and returns true if offline. Call it before leaving the page. */
export function blockIfOffline(): boolean {
  if (!navigator.onLine) notify.error(OFFLINE_MESSAGE);
  return !navigator.onLine;
}

/** Only forms with an action are submitted by the router; other forms handle network errors themselves. */
function isSentByRouter({ target }: Event): boolean {
  return (
    target instanceof HTMLFormElement && target.hasAttribute("action") && target.method === "post"
  );
}

export function OfflineNavigationGuard() {
  useEffect(() => {
    const cancel = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
    };
    const onClick = (event: MouseEvent) => {
      if (isNavigation(event) && blockIfOffline()) cancel(event);
    };
    const onSubmit = (event: SubmitEvent) => {
      if (isSentByRouter(event) && blockIfOffline()) cancel(event);
    };
    document.addEventListener("click", onClick, true);
    document.addEventListener("submit", onSubmit, true);
    return () => {
      document.removeEventListener("click", onClick, true);
      document.removeEventListener("submit", onSubmit, true);
    };
  }, []);
  return null;
}
