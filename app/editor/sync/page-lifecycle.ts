/** What of the page's own life an open room has to hear. */
export interface PageLife {
  /** The page goes away or out of sight, perhaps for good. */
  onLeaving(): void;
  /** It is looked at again, or the network is back. */
  onBack(): void;
}

/** Returns the stop. */
export function followPageLife({ onLeaving, onBack }: PageLife): () => void {
  const onVisibility = () => (document.hidden ? onLeaving() : onBack());
  document.addEventListener("visibilitychange", onVisibility);
  window.addEventListener("pagehide", onLeaving);
  window.addEventListener("online", onBack);
  return () => {
    document.removeEventListener("visibilitychange", onVisibility);
    window.removeEventListener("pagehide", onLeaving);
    window.removeEventListener("online", onBack);
  };
}
