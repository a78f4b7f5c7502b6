/** Tabs: arrow keys, roles and roving focus come from Radix. */
import { Tabs as Radix } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "#app/ui/controls/class-names.ts";

/** `value`/`onValueChange` or `defaultValue`, as in Radix. */
export const Tabs = Radix.Root;

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
  return (
    <Radix.List
      aria-label={label}
      className={classNames("flex gap-1 overflow-x-auto border-b border-line", className)}
    >
      {children}
    </Radix.List>
  );
}

export function Tab({ className, ...rest }: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger
      className={classNames(
        "-mb-px min-h-10 shrink-0 rounded-t-control border-b-2 border-transparent px-3 text-sm font-semibold text-ink-soft -outline-offset-2",
        "hover:text-ink disabled:cursor-not-allowed disabled:opacity-55 data-[state=active]:border-accent data-[state=active]:text-accent",
        className,
      )}
      {...rest}
    />
  );
}

export function TabPanel({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content className={classNames("pt-4", className)} {...rest} />;
}
