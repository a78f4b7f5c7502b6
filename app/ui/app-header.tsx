/** The bar atop every screen: brand link home, the screen's own controls, theme, who is signed in. */
import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { AccountMenu, type HeaderUser } from "./account-menu.tsx";
import { Brand } from "./brand.tsx";
import { classNames } from "./class-names.ts";
import { ThemeToggle } from "./theme.tsx";

export function AppHeader({
  user,
  links = [],
  start,
  children,
  sticky = false,
  className,
}: {
  /** Leave out where nobody is signed in. */
  user?: HeaderUser | null;
  links?: { to: string; label: string }[];
  /** Beside the brand: a name, a state. */
  start?: ReactNode;
  /** The screen's own controls, before the theme toggle. */
  children?: ReactNode;
  sticky?: boolean;
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
      <Brand />
      {start}
      <div className="ml-auto flex flex-wrap items-center justify-end gap-x-2 gap-y-2">
        {links.length > 0 ? (
          <nav aria-label="Main" className="flex items-center">
            {links.map(({ to, label }) => (
              <Link
                key={to}
                to={to}
                prefetch="intent"
                className="rounded-control px-3 py-2 text-sm font-semibold text-ink-soft hover:bg-sunken hover:text-ink"
              >
                {label}
              </Link>
            ))}
          </nav>
        ) : null}
        {children}
        <ThemeToggle />
        {user ? <AccountMenu user={user} /> : null}
      </div>
    </header>
  );
}
