/** On narrow screens the file takes the place of the fields, which are where they were afterwards. */
import { useRef, useState } from "react";

export function useViews() {
  const [isOriginal, setOriginal] = useState(false);
  const scrolled = useRef(0);
  function show(original: boolean) {
    if (original === isOriginal) return;
    const position = original ? 0 : scrolled.current;
    if (original) scrolled.current = scrollY;
    setOriginal(original);
    requestAnimationFrame(() => {
      // The place that is marked in the file is scrolled to by the file itself.
      if (!original) scrollTo({ top: position, behavior: "instant" });
    });
  }
  return {
    isOriginal,
    showOriginal: () => show(true),
    switchView: () => show(!isOriginal),
  };
}
