/** Without a network a link or form would end on an error page and take unsent work's screen away; stay, and say so. */
import { useEffect } from "react";
import { notify } from "#app/ui/toast/toast.tsx";

const STAY = "You are offline. This page stays as it is; try again once you are connected.";

function leavesThisPage(event: MouseEvent): boolean {
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download"))
    return false;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return false;
  const there = new URL(link.href);
  const isSamePage = there.pathname === location.pathname && there.search === location.search;
  return there.origin === location.origin && !(isSamePage && there.hash);
}

/** Says so where there is no network: whoever is about to leave the page asks first. */
export function mustStay(): boolean {
  if (!navigator.onLine) notify.error(STAY);
  return !navigator.onLine;
}

/** A form with an address is sent by the router; others say themselves what becomes of their call. */
function isSentByRouter({ target }: Event): boolean {
  return (
    target instanceof HTMLFormElement && target.hasAttribute("action") && target.method === "post"
  );
}

export function OfflineLinks() {
  useEffect(() => {
    const stay = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
    };
    const onClick = (event: MouseEvent) => {
      if (leavesThisPage(event) && mustStay()) stay(event);
    };
    const onSubmit = (event: SubmitEvent) => {
      if (isSentByRouter(event) && mustStay()) stay(event);
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
