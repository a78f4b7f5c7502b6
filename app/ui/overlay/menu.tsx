/** A dropdown menu: arrow keys, typeahead, Escape and focus come from Radix. */
import { Link } from "@remix-run/react";
import { DropdownMenu as Radix } from "radix-ui";
import {
  createContext,
  type FocusEvent,
  type ReactElement,
  type ReactNode,
  useContext,
  useRef,
  useState,
} from "react";
import { classNames } from "#app/ui/controls/class-names.ts";
import { afterPaint } from "#app/ui/loading/after-paint.ts";
import { FirstPressContext } from "./first-press.ts";

/** What the picked item does once the menu has closed; null outside of menus. */
const AfterCloseContext = createContext<{ current: (() => void) | null } | null>(null);

const FIRST_ITEM = "[role=menuitem]:not([data-disabled])";

export function Menu({
  trigger,
  align = "end",
  isOpenAtFirst = false,
  children,
}: {
  /** A single button that opens and labels the menu. */
  trigger: ReactElement;
  align?: "start" | "center" | "end";
  /** Opens on mount: for a menu whose code was loaded because its button was pressed. */
  isOpenAtFirst?: boolean;
  children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const { isByKeyboard } = useContext(FirstPressContext);
  const shouldFocusFirstItem = useRef(isOpenAtFirst && isByKeyboard);
  const afterClose = useRef<(() => void) | null>(null);
  function runAfterClose(event: Event): void {
    const run = afterClose.current;
    if (!run) return;
    afterClose.current = null;
    run();
    // Otherwise the focus returns to the button.
    if (document.activeElement !== document.body) event.preventDefault();
  }
  /** For a menu opened by keyboard. Radix does this itself only if it handled the key. */
  function focusFirstItem({ target, currentTarget }: FocusEvent): void {
    if (!shouldFocusFirstItem.current || target !== currentTarget) return;
    shouldFocusFirstItem.current = false;
    currentTarget.querySelector<HTMLElement>(FIRST_ITEM)?.focus({ preventScroll: true });
  }
  return (
    <Radix.Root
      modal={false}
      open={isOpen}
      onOpenChange={(open) => (open ? void afterPaint(() => setOpen(true)) : setOpen(false))}
    >
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          onFocus={focusFirstItem}
          onCloseAutoFocus={runAfterClose}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-44 animate-appear overflow-y-auto rounded-control border border-line bg-raised p-1 shadow-raised"
        >
          <AfterCloseContext.Provider value={afterClose}>{children}</AfterCloseContext.Provider>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

type ItemProps = {
  icon?: ReactNode;
  danger?: boolean;
  disabled?: boolean;
  children: ReactNode;
};

function itemClass(danger?: boolean): string {
  return classNames(
    "flex min-h-9 cursor-pointer items-center gap-2.5 rounded-control px-2.5 text-sm outline-none select-none pointer-coarse:min-h-11",
    "data-disabled:cursor-not-allowed data-disabled:opacity-55",
    danger ? "text-bad data-highlighted:bg-bad-wash" : "text-ink data-highlighted:bg-sunken",
  );
}

export function MenuItem({
  icon,
  danger,
  disabled,
  note,
  movesFocus = false,
  onSelect,
  children,
}: ItemProps & {
  /** More about the item, in a line below its text. */
  note?: string;
  /**
   * `onSelect` may move the focus, so it is called once the menu has closed. If it does not, the
   * focus returns to the button.
   */
  movesFocus?: boolean;
  onSelect(): void;
}) {
  const afterClose = useContext(AfterCloseContext);
  const selectLater = () => {
    if (afterClose) afterClose.current = onSelect;
    else onSelect();
  };
  return (
    <Radix.Item
      disabled={disabled}
      onSelect={movesFocus ? selectLater : onSelect}
      className={itemClass(danger)}
    >
      {icon}
      {note ? (
        <span className="grid max-w-56 py-1.5">
          {children} <span className="text-xs text-ink-soft">{note}</span>
        </span>
      ) : (
        children
      )}
    </Radix.Item>
  );
}

export function MenuLink({ icon, danger, disabled, to, children }: ItemProps & { to: string }) {
  return (
    <Radix.Item asChild disabled={disabled} className={itemClass(danger)}>
      <Link to={to}>
        {icon}
        {children}
      </Link>
    </Radix.Item>
  );
}

/** A text about the items below it; it cannot be selected. */
export function MenuLabel({ children }: { children: ReactNode }) {
  return (
    <Radix.Label className="max-w-64 px-2.5 py-1.5 text-xs text-ink-soft wrap-anywhere">
      {children}
    </Radix.Label>
  );
}

export function MenuSeparator() {
  return <Radix.Separator className="-mx-1 my-1 h-px bg-line" />;
}
