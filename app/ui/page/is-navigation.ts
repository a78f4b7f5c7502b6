/** Whether a click on a link leaves the page for another one of this site, in the same tab. */
export function isNavigation(event: MouseEvent): boolean {
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download"))
    return false;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return false;
  const target = new URL(link.href);
  const isSamePage = target.pathname === location.pathname && target.search === location.search;
  return target.origin === location.origin && !(isSamePage && target.hash);
}
