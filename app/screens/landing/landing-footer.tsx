/** The footer of the landing page. */
import { Link } from "@remix-run/react";
import { Brand } from "#app/ui/page/brand.tsx";
import { TEXTS } from "./texts.ts";

const TEMPLATES = { to: "/templates", label: TEXTS.templates };
const LINKS = [
  TEMPLATES,
  { to: "/signup", label: TEXTS.createAnAccount },
  { to: "/login", label: TEXTS.signIn },
];
const LINKS_SIGNED_IN = [
  TEMPLATES,
  { to: "/dashboard", label: TEXTS.dashboard },
  { to: "/settings", label: TEXTS.settings },
];

export function LandingFooter({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <footer className="border-t border-line">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-8 gap-y-3 px-4 py-8 sm:px-6">
        <Brand />
        <nav aria-label={TEXTS.site} className="-mx-2 flex flex-wrap text-sm text-ink-soft">
          {(isSignedIn ? LINKS_SIGNED_IN : LINKS).map(({ to, label }) => (
            <Link key={to} to={to} className="rounded-control px-2 py-2 hover:text-ink">
              {label}
            </Link>
          ))}
        </nav>
      </div>
    </footer>
  );
}
