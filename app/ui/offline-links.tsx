/** Without a network a link would end on the browser's error page and take unsent work's screen away; stay, and say so. */
import { useEffect } from "react";
import { notify } from "./toast.tsx";

const STAY =
  "You are offline. This page stays as it is; try the link again once you are connected.";

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

export function OfflineLinks() {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (navigator.onLine || !leavesThisPage(event)) return;
      event.preventDefault();
      event.stopPropagation();
      notify.error(STAY);
    };
    document.addEventListener("click", onClick, true);
    return () => document.removeEventListener("click", onClick, true);
  }, []);
  return null;
}
