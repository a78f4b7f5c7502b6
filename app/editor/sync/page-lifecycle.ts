/** Reports when the page is hidden or closed, visible or online again, and when the network is gone. */
export interface PageLifecycleListener {
  /** The page is being hidden or closed, perhaps for good. */
  onHide(): void;
  /** The page is visible again, or the network is back. */
  onResume(): void;
  /** The browser has no network. */
  onOffline(): void;
}

/** Returns the function that stops observing. */
export function observePageLifecycle({
  onHide,
  onResume,
  onOffline,
}: PageLifecycleListener): () => void {
  const onVisibility = () => (document.hidden ? onHide() : onResume());
  document.addEventListener("visibilitychange", onVisibility);
  window.addEventListener("pagehide", onHide);
  window.addEventListener("online", onResume);
  window.addEventListener("offline", onOffline);
  return () => {
    document.removeEventListener("visibilitychange", onVisibility);
    window.removeEventListener("pagehide", onHide);
    window.removeEventListener("online", onResume);
    window.removeEventListener("offline", onOffline);
  };
}
