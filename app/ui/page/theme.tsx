/** The light or dark theme: the stored choice or the system's, applied as a class on the root [spec 4]. */
import { Moon, Sun } from "lucide-react";
import { useEffect, useState } from "react";
import { IconButton } from "#app/ui/controls/button.tsx";
import { afterPaint } from "#app/ui/loading/after-paint.ts";
import { TEXTS } from "./texts.ts";

const STORAGE_KEY = "theme";
const PREFERS_DARK = "(prefers-color-scheme: dark)";
export type Theme = "light" | "dark";

/** Runs before the first paint, so that the wrong theme does not flash. */
const EARLY_SCRIPT = `(function(){var t;try{t=localStorage.getItem("${STORAGE_KEY}")}catch(e){}if(t!=="light"&&t!=="dark")t=matchMedia("${PREFERS_DARK}").matches?"dark":"light";document.documentElement.classList.add(t)})()`;

export function ThemeScript({ nonce }: { nonce: string }) {
  const html = { __html: EARLY_SCRIPT };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant script with the page's nonce
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={html} />;
}

/** A choice that could not be stored; valid until the page is closed. */
let unstoredChoice: { choice: Theme | null } | null = null;

function chosenTheme(): Theme | null {
  if (unstoredChoice) return unstoredChoice.choice;
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return stored === "light" || stored === "dark" ? stored : null;
  } catch {
    return null;
  }
}

function resolveTheme(): Theme {
  return chosenTheme() ?? (matchMedia(PREFERS_DARK).matches ? "dark" : "light");
}

/** Without the fading of colors, which would compute the styles of the whole page again for each of its frames. */
function applyTheme(theme: Theme): void {
  const { classList, dataset } = document.documentElement;
  if (classList.contains(theme)) return;
  dataset.changesTheme = "";
  classList.remove("light", "dark");
  classList.add(theme);
  afterPaint(() => delete dataset.changesTheme);
}

/** Calls back when another tab or the system changes the theme. */
function watchTheme(onChange: () => void): () => void {
  const system = matchMedia(PREFERS_DARK);
  const onStorage = (event: StorageEvent) => {
    if (event.key === STORAGE_KEY || event.key === null) onChange();
  };
  system.addEventListener("change", onChange);
  window.addEventListener("storage", onStorage);
  return () => {
    system.removeEventListener("change", onChange);
    window.removeEventListener("storage", onStorage);
  };
}

/** Keeps the root's class in sync with the stored and system theme. */
export function ThemeSync() {
  useEffect(() => {
    const apply = () => applyTheme(resolveTheme());
    // The system theme may have changed since the early script, and a failed hydration recreates the root without its class.
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
      const shown = document.documentElement.matches(".dark") ? "dark" : "light";
      setTheme({ shown, chosen: chosenTheme() });
    };
    readTheme();
    // Observes the root's class, because another tab, the system or another control may change it.
    const observer = new MutationObserver(readTheme);
    observer.observe(document.documentElement, { attributeFilter: ["class"] });
    return () => observer.disconnect();
  }, []);

  function choose(next: Theme | null) {
    try {
      if (next) localStorage.setItem(STORAGE_KEY, next);
      else localStorage.removeItem(STORAGE_KEY);
      unstoredChoice = null;
    } catch {
      unstoredChoice = { choice: next };
    }
    applyTheme(next ?? resolveTheme());
  }
  return [theme, choose];
}

export function ThemeToggle() {
  const [theme, choose] = useTheme();
  return (
    <IconButton
      label={theme?.shown === "dark" ? TEXTS.switchToLightTheme : TEXTS.switchToDarkTheme}
      onClick={() => choose(document.documentElement.matches(".dark") ? "light" : "dark")}
    >
      <Sun aria-hidden size={18} className="hidden dark:block" />
      <Moon aria-hidden size={18} className="dark:hidden" />
    </IconButton>
  );
}
