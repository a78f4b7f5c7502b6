/** Loads the miniature's code at the first press or focus in it; returns a cleanup function. */
export function watchMiniature(box: HTMLElement): () => void {
  const EVENTS = ["focusin", "pointerdown"] as const;
  let end = () => {};
  let isEnded = false;

  const listen = () => {
    for (const event of EVENTS) box.addEventListener(event, start);
  };
  const unlisten = () => {
    for (const event of EVENTS) box.removeEventListener(event, start);
  };
  function start() {
    unlisten();
    import("./start-miniature.client.tsx").then(
      ({ startMiniature }) => {
        if (!isEnded) end = startMiniature(box);
      },
      (error) => {
        console.warn("Failed to load the example", error);
        if (!isEnded) listen();
      },
    );
  }
  listen();
  return () => {
    isEnded = true;
    unlisten();
    end();
  };
}
