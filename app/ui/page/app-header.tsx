/** The header of signed-in screens: links, the screen's controls and the account menu. */
import { Link } from "@remix-run/react";
import type { ComponentProps } from "react";
import { AccountMenu, type HeaderUser } from "./account-menu.tsx";
import { HeaderBar } from "./header-bar.tsx";
import { TEXTS } from "./texts.ts";

export function AppHeader({
  user,
  links = [],
  children,
  ...bar
}: Omit<ComponentProps<typeof HeaderBar>, "end" | "isCompact"> & {
  /** Omit when no user is signed in. */
  user?: HeaderUser | null;
  links?: { to: string; label: string }[];
}) {
  return (
    <HeaderBar {...bar} isCompact end={user ? <AccountMenu user={user} /> : null}>
      {links.length > 0 ? (
        <nav aria-label={TEXTS.main} className="flex items-center">
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
    </HeaderBar>
  );
}
