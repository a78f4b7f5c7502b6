/** The landing header: brand, section links, theme toggle, and a link to log in or to the dashboard. */
import { Link, useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { ButtonLink } from "#app/ui/controls/button.tsx";
import { Brand } from "#app/ui/page/brand.tsx";
import { ThemeToggle } from "#app/ui/page/theme.tsx";
import { TEXTS } from "./texts.ts";

const SECTIONS = [
  { id: "features", label: TEXTS.features },
  { id: "how-it-works", label: TEXTS.howItWorks },
  { id: "testimonials", label: TEXTS.whoItsFor },
  { id: "contact", label: TEXTS.contact },
];

/** The router scrolls to a section but does not move the keyboard focus. */
function useFocusSection() {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again changes only the key
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.focus({ preventScroll: true });
  }, [hash, key]);
}

export function LandingHeader({ isSignedIn }: { isSignedIn: boolean }) {
  useFocusSection();
  return (
    <header className="border-b border-line">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-4 px-4 py-2.5 sm:px-6">
        <Brand />
        <nav
          aria-label={TEXTS.onThisPage}
          className="-mx-1 flex flex-wrap justify-between text-sm font-semibold text-ink-soft max-md:order-last max-md:basis-full md:mx-4"
        >
          {SECTIONS.map(({ id, label }) => (
            <Link
              key={id}
              to={`#${id}`}
              className="rounded-control px-1 py-2 hover:text-ink md:px-3"
            >
              {label}
            </Link>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-1">
          <ThemeToggle />
          {isSignedIn ? (
            <ButtonLink to="/dashboard">{TEXTS.dashboard}</ButtonLink>
          ) : (
            <ButtonLink to="/login">{TEXTS.login}</ButtonLink>
          )}
        </div>
      </div>
    </header>
  );
}
