/** A menu whose code is not in the first load: fetched ahead, or at the first press, and it then opens. */
import { cloneElement, type ReactElement, useState } from "react";
import { afterPaint } from "#app/ui/loading/after-paint.ts";

/** Renders only `trigger` until it is pressed, and from then on the menu, which begins open. */
export function LazyMenu({
  trigger,
  children,
}: {
  trigger: ReactElement;
  /** Renders the menu; `onLoadError` returns to the bare button. */
  children(onLoadError: () => void): ReactElement;
}) {
  const [isWanted, setWanted] = useState(false);
  if (isWanted) return children(() => setWanted(false));
  return cloneElement(trigger, {
    "aria-haspopup": "menu",
    "aria-expanded": false,
    onClick: () => void afterPaint(() => setWanted(true)),
  });
}
