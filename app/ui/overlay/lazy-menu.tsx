/** A menu whose code is not in the first load: fetched ahead, or at the first press, and it then opens. */
import {
  type ComponentType,
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  useState,
} from "react";
import { afterPaint } from "#app/ui/loading/after-paint.ts";
import { loadOrNotify } from "#app/ui/loading/lazy-part.tsx";
import { preload } from "#app/ui/loading/preload.ts";

/** Renders only `trigger` until it was pressed and the menu is loaded, and from then on the menu, which begins open. */
export function lazyMenu<P extends { trigger: ReactElement }>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  const loadMenu = preload(load);

  return function LazyMenu(props) {
    const [Menu, setMenu] = useState<ComponentType<P> | null>(null);
    if (Menu) return <Menu {...props} />;
    const open = () =>
      afterPaint(async () => {
        const loaded = await loadOrNotify(loadMenu);
        if (loaded) setMenu(() => loaded);
      });
    return cloneElement(props.trigger, {
      "aria-haspopup": "menu",
      "aria-expanded": false,
      onClick: open,
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== "ArrowDown") return;
        event.preventDefault();
        open();
      },
    });
  };
}
