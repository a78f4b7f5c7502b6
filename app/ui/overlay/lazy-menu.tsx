/** A menu whose code is loaded lazily: ahead of use, or at the first press, which then opens it. */
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

/**
 * Renders only `trigger` until it is pressed and the menu is loaded, then the menu, initially open.
 */
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
      // The button; or the body, because Safari does not focus clicked buttons.
      const focused = document.activeElement;
      setLoading(true);
      afterPaint(async () => {
        const Menu = await loadOrNotify(loadMenu);
        setLoading(false);
        // The menu takes the focus when it opens, so don't open it if the user has moved on.
        if (Menu && document.activeElement === focused) setOpened({ Menu, press });
      });
    }
    return cloneElement(props.trigger, {
      "aria-haspopup": "menu",
      "aria-expanded": false,
      "aria-busy": isLoading || undefined,
      // `detail` counts pointer clicks; it is 0 if a key caused the click.
      onClick: ({ detail }: MouseEvent) => open({ isByKeyboard: detail === 0 }),
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== "ArrowDown") return;
        event.preventDefault();
        open({ isByKeyboard: true });
      },
    });
  };
}
