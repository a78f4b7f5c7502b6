/**
 * Switches between the fields and the file on narrow screens; keeps the fields' scroll position.
 */
import { useRef, useState } from "react";

export function useViews() {
  const [isOriginal, setOriginal] = useState(false);
  const fieldsScrollY = useRef(0);
  function show(original: boolean) {
    if (original === isOriginal) return;
    const position = original ? 0 : fieldsScrollY.current;
    if (original) fieldsScrollY.current = scrollY;
    setOriginal(original);
    requestAnimationFrame(() => {
      // The file's view scrolls to its marked place by itself.
      if (!original) scrollTo({ top: position, behavior: "instant" });
    });
  }
  return {
    isOriginal,
    showOriginal: () => show(true),
    switchView: () => show(!isOriginal),
  };
}
