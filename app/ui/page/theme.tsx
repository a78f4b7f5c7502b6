/** The light or dark theme: its early script, its toggle, and the hook that shows the choice [spec 4]. */
import { Moon, Sun } from "lucide-react";
import { useEffect, useState } from "react";
import { IconButton } from "#app/ui/controls/button.tsx";
import { afterPaint } from "#app/ui/loading/after-paint.ts";
import { TEXTS } from "./texts.ts";
import {
  applyTheme,
  chooseTheme,
  chosenTheme,
  EARLY_SCRIPT,
  resolveTheme,
  shownTheme,
  type Theme,
  toggleTheme,
  watchTheme,
} from "./theme-choice.ts";

export type { Theme } from "./theme-choice.ts";

export function ThemeScript({ nonce }: { nonce: string }) {
  const html = { __html: EARLY_SCRIPT };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant script with the page's nonce
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={html} />;
}

/** Keeps the root's class in sync with the stored and system theme. */
export function ThemeSync() {
  useEffect(() => {
    const apply = () => applyTheme(resolveTheme());
    // The system theme may have changed since the early script, and a failed hydration recreates the root without its
    // class.
    apply();
    return watchTheme(apply);
  }, []);
  return null;
}

interface ThemeState {
  shown: Theme;
  /** Null: follow the system theme. */
  chosen: Theme | null;
}

/** Returns the shown and chosen theme (null before hydration) and a function that stores a choice. */
export function useTheme(): [ThemeState | null, choose: (next: Theme | null) => void] {
  const [theme, setTheme] = useState<ThemeState | null>(null);
  useEffect(() => {
    const readTheme = () => {
      setTheme({ shown: shownTheme(), chosen: chosenTheme() });
    };
    readTheme();
    // Observes the root's class, because another tab, the system or another control may change it.
    const observer = new MutationObserver(readTheme);
    observer.observe(document.documentElement, { attributeFilter: ["class"] });
    return () => observer.disconnect();
  }, []);

  return [theme, chooseTheme];
}

/** The attribute by which a page without React finds the toggle (app/entry.landing.ts). */
const THEME_TOGGLE = { "data-theme-toggle": "" };

export function ThemeToggle() {
  const [theme] = useTheme();
  return (
    <IconButton
      label={theme?.shown === "dark" ? TEXTS.switchToLightTheme : TEXTS.switchToDarkTheme}
      // Deferred: a new theme restyles the whole page, so the press itself is painted first.
      onClick={() => void afterPaint(toggleTheme)}
      {...THEME_TOGGLE}
    >
      <Sun aria-hidden size={18} className="hidden dark:block" />
      <Moon aria-hidden size={18} className="dark:hidden" />
    </IconButton>
  );
}
