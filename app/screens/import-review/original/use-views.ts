/**
 * Switches between the fields and the file on narrow screens; keeps the fields' scroll position.
 */
import { useRef, useState } from "react";

export function useViews() {
  const [isOriginalShown, setOriginal] = useState(false);
  const fieldsScrollY = useRef(0);
  function show(original: boolean) {
    if (original === isOriginalShown) return;
    const position = original ? 0 : fieldsScrollY.current;
    if (original) fieldsScrollY.current = scrollY;
    setOriginal(original);
    requestAnimationFrame(() => {
      // The file's view scrolls to its marked place by itself.
      if (!original) scrollTo({ top: position, behavior: "instant" });
    });
  }
  return {
    isOriginalShown,
    showOriginal: () => show(true),
    switchView: () => show(!isOriginalShown),
  };
}
