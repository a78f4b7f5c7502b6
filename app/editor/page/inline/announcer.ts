/**
 * Passes announcements for screen readers to the live region, which is loaded later than the editor:
 * the last one made before that is kept until then.
 */
export function createAnnouncer() {
  let pending: string | null = null;
  const keepUntilLoaded = (sentence: string) => {
    pending = sentence;
  };
  let announce = keepUntilLoaded;
  return {
    announce: (sentence: string) => announce(sentence),
    /** Sets the function that announces a sentence. Returns the function that removes it. */
    onAnnounce(listener: (sentence: string) => void): () => void {
      announce = listener;
      if (pending !== null) listener(pending);
      pending = null;
      return () => {
        announce = keepUntilLoaded;
      };
    },
  };
}
