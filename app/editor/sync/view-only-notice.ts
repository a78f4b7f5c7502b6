/** Tells a person whose role was lowered to view, across the reload that opens the viewer's page. */

const KEY = "covitae:lowered-to-view";

/** The view role has a page of its own, without the panels that were open until now. */
export function reloadAsViewer(resumeId: string): void {
  try {
    sessionStorage.setItem(KEY, resumeId);
  } catch {
    // Storage is denied: the page then only says that it is for viewing.
  }
  location.reload();
}

/** Whether this page was reloaded for that reason. True once. */
export function takeViewOnlyNotice(resumeId: string): boolean {
  try {
    const isLowered = sessionStorage.getItem(KEY) === resumeId;
    sessionStorage.removeItem(KEY);
    return isLowered;
  } catch {
    return false;
  }
}
