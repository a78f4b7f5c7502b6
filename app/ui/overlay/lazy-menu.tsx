/** A menu whose code is not in the first load: fetched ahead, or at the first press, and it then opens. */
import {
  type ComponentType,
  cloneElement,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  useState,
} from "react";
import { afterPaint } from "#app/ui/loading/after-paint.ts";
import { loadOrNotify } from "#app/ui/loading/lazy-part.tsx";
import { preload } from "#app/ui/loading/preload.ts";
import { FirstPressContext, type Press } from "./first-press.ts";

/** Renders only `trigger` until it was pressed and the menu is loaded, and from then on the menu, which begins open. */
export function lazyMenu<P extends { trigger: ReactElement }>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  const loadMenu = preload(load);

  return function LazyMenu(props) {
    const [opened, setOpened] = useState<{ Menu: ComponentType<P>; press: Press } | null>(null);
    const [isLoading, setLoading] = useState(false);
    if (opened) {
      const { Menu, press } = opened;
      return (
        <FirstPressContext.Provider value={press}>
          <Menu {...props} />
        </FirstPressContext.Provider>
      );
    }
    function open(press: Press): void {
      // The button, or in Safari after a click the body.
      const focused = document.activeElement;
      setLoading(true);
      afterPaint(async () => {
        const Menu = await loadOrNotify(loadMenu);
        setLoading(false);
        // A menu takes the focus: it must not take it from where the person has gone meanwhile.
        if (Menu && document.activeElement === focused) setOpened({ Menu, press });
      });
    }
    return cloneElement(props.trigger, {
      "aria-haspopup": "menu",
      "aria-expanded": false,
      "aria-busy": isLoading || undefined,
      // A key's click counts no presses of a pointer.
      onClick: ({ detail }: MouseEvent) => open({ isByKeyboard: detail === 0 }),
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== "ArrowDown") return;
        event.preventDefault();
        open({ isByKeyboard: true });
      },
    });
  };
}
