/**
 * Tabs: focusing a tab shows its panel; the arrow keys, Home and End move between tabs. Not
 * Radix's, which would be a twentieth of the editor's initial code.
 */
import {
  type ButtonHTMLAttributes,
  createContext,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useId,
  useState,
} from "react";
import { classNames } from "#app/ui/controls/class-names.ts";
import { nextTab } from "./next-tab.ts";

interface TabsState {
  value: string | undefined;
  show(value: string): void;
  idOf(part: "tab" | "panel", value: string): string;
}
const TabsContext = createContext<TabsState | null>(null);

function useTabs(): TabsState {
  const shown = useContext(TabsContext);
  if (!shown) throw new Error("Tab components must be inside Tabs");
  return shown;
}

/** Controlled with `value` and `onValueChange`, or uncontrolled with `defaultValue`. */
export function Tabs({
  value,
  defaultValue,
  onValueChange,
  ...rest
}: HTMLAttributes<HTMLDivElement> & {
  value?: string;
  defaultValue?: string;
  onValueChange?(value: string): void;
}) {
  const [uncontrolledValue, setUncontrolledValue] = useState(defaultValue);
  const id = useId();
  const shown = value ?? uncontrolledValue;
  function show(next: string) {
    if (next === shown) return;
    setUncontrolledValue(next);
    onValueChange?.(next);
  }
  const idOf: TabsState["idOf"] = (part, name) => `${id}${part}-${name}`;
  return (
    <TabsContext.Provider value={{ value: shown, show, idOf }}>
      <div {...rest} />
    </TabsContext.Provider>
  );
}

export function TabList({
  label,
  className,
  children,
}: {
  /** The accessible name of the tab list. */
  label: string;
  className?: string;
  children: ReactNode;
}) {
  function move(event: KeyboardEvent<HTMLElement>) {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const tabs = [
      ...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]:not(:disabled)'),
    ];
    const next = nextTab(event.key, tabs.indexOf(event.target as HTMLElement), tabs.length);
    if (next === null) return;
    event.preventDefault();
    tabs[next]?.focus();
  }
  return (
    <div
      role="tablist"
      aria-orientation="horizontal"
      aria-label={label}
      onKeyDown={move}
      className={classNames("flex gap-1 overflow-x-auto border-b border-line", className)}
    >
      {children}
    </div>
  );
}

export function Tab({
  value,
  className,
  ...rest
}: Omit<ButtonHTMLAttributes<HTMLButtonElement>, "value"> & { value: string }) {
  const { value: shown, show, idOf } = useTabs();
  const isShown = shown === value;
  return (
    <button
      type="button"
      role="tab"
      id={idOf("tab", value)}
      aria-selected={isShown}
      aria-controls={idOf("panel", value)}
      data-state={stateOf(isShown)}
      // Only the shown tab is in the tab order; the arrow keys reach the others.
      tabIndex={isShown ? 0 : -1}
      onFocus={() => show(value)}
      // Safari does not focus a button that is clicked.
      onClick={() => show(value)}
      onMouseDown={(event) => {
        if (event.button === 0 && !event.ctrlKey) show(value);
        // Opens a context menu; without this, the tab would get the focus and be shown.
        else event.preventDefault();
      }}
      className={classNames(
        "-mb-px min-h-10 shrink-0 rounded-t-control border-b-2 border-transparent px-3 text-sm font-semibold text-ink-soft -outline-offset-2 max-[22rem]:px-1",
        "hover:text-ink disabled:cursor-not-allowed disabled:opacity-55 data-[state=active]:border-accent data-[state=active]:text-accent",
        className,
      )}
      {...rest}
    />
  );
}

/** @param forceMount keeps a hidden panel's content mounted; the caller hides it by `data-state` */
export function TabPanel({
  value,
  forceMount = false,
  className,
  children,
  ...rest
}: HTMLAttributes<HTMLDivElement> & { value: string; forceMount?: boolean }) {
  const { value: shown, idOf } = useTabs();
  const isShown = shown === value;
  const isMounted = forceMount || isShown;
  return (
    <div
      role="tabpanel"
      id={idOf("panel", value)}
      aria-labelledby={idOf("tab", value)}
      data-state={stateOf(isShown)}
      hidden={!isMounted}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may hold only text, which the keyboard must reach
      tabIndex={0}
      className={classNames("pt-4", className)}
      {...rest}
    >
      {isMounted ? children : null}
    </div>
  );
}

const stateOf = (isShown: boolean) => (isShown ? "active" : "inactive");
