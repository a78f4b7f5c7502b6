/** Reports when the page is hidden or closed, and when it is visible or online again. */
export interface PageLifecycleListener {
  /** The page is being hidden or closed, perhaps for good. */
  onHide(): void;
  /** The page is visible again, or the network is back. */
  onResume(): void;
}

/** Returns the function that stops observing. */
export function observePageLifecycle({ onHide, onResume }: PageLifecycleListener): () => void {
  const onVisibility = () => (document.hidden ? onHide() : onResume());
  document.addEventListener("visibilitychange", onVisibility);
  window.addEventListener("pagehide", onHide);
  window.addEventListener("online", onResume);
  return () => {
    document.removeEventListener("visibilitychange", onVisibility);
    window.removeEventListener("pagehide", onHide);
    window.removeEventListener("online", onResume);
  };
}
