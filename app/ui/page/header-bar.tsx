/** The header bar: brand, a screen's controls and the theme toggle. Kept small for the initial bundle. */
import type { ReactNode } from "react";
import { classNames } from "#app/ui/controls/class-names.ts";
import { Brand } from "./brand.tsx";
import { HomeLink } from "./home-link.tsx";
import { ThemeToggle } from "./theme.tsx";

export function HeaderBar({
  start,
  children,
  end,
  sticky = false,
  isCompact = false,
  className,
}: {
  /** Shown next to the brand: a title, a status. */
  start?: ReactNode;
  /** The screen's own controls, before the theme toggle. */
  children?: ReactNode;
  /** After the theme toggle. */
  end?: ReactNode;
  sticky?: boolean;
  /** Shows only the logo on phones, to leave room for the controls. */
  isCompact?: boolean;
  className?: string;
}) {
  return (
    <header
      className={classNames(
        "flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-paper px-4 py-2 sm:px-6",
        sticky && "sticky top-0 z-30",
        className,
      )}
    >
      {isCompact ? <HomeLink /> : <Brand />}
      {start}
      <div className="ml-auto flex flex-wrap items-center justify-end gap-x-2 gap-y-2">
        {children}
        <ThemeToggle />
        {end}
      </div>
    </header>
  );
}
