/** light or dark: stored, else the system's choice; saved on each change, a class on the root [spec 4]. */
import { Moon, Sun } from "lucide-react";
import { useEffect, useState } from "react";
import { IconButton } from "#app/ui/controls/button.tsx";

const STORAGE_KEY = "theme";
const DARK_SYSTEM = "(prefers-color-scheme: dark)";
export type Theme = "light" | "dark";

/** Runs before the first paint, so that nobody sees the wrong theme flash. */
const EARLY = `(function(){var t;try{t=localStorage.getItem("${STORAGE_KEY}")}catch(e){}if(t!=="light"&&t!=="dark")t=matchMedia("${DARK_SYSTEM}").matches?"dark":"light";document.documentElement.classList.add(t)})()`;

export function ThemeScript({ nonce }: { nonce: string }) {
  const html = { __html: EARLY };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, under the page's nonce
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={html} />;
}

/** A choice that could not be stored: it holds for this page. */
let unkept: { choice: Theme | null } | null = null;

function chosenTheme(): Theme | null {
  if (unkept) return unkept.choice;
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return stored === "light" || stored === "dark" ? stored : null;
  } catch {
    return null;
  }
}

function wantedTheme(): Theme {
  return chosenTheme() ?? (matchMedia(DARK_SYSTEM).matches ? "dark" : "light");
}

function applyTheme(theme: Theme): void {
  document.documentElement.classList.remove("light", "dark");
  document.documentElement.classList.add(theme);
}

/** Calls back when another tab or the system changes the theme. */
function watchTheme(onChange: () => void): () => void {
  const system = matchMedia(DARK_SYSTEM);
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

/** Keeps the root's class right for as long as the page lives. */
export function ThemeKeeper() {
  useEffect(() => {
    const apply = () => applyTheme(wantedTheme());
    // The system may have changed meanwhile; and a failed hydration draws the root anew, without its class.
    apply();
    return watchTheme(apply);
  }, []);
  return null;
}

interface ThemeState {
  shown: Theme;
  /** Null: the system's, whatever that is at the time. */
  chosen: Theme | null;
}

/** What is shown and what was chosen, null before the browser has looked; and how to choose, which is kept. */
export function useTheme(): [ThemeState | null, choose: (next: Theme | null) => void] {
  const [theme, setTheme] = useState<ThemeState | null>(null);
  useEffect(() => {
    const look = () => {
      const shown = document.documentElement.matches(".dark") ? "dark" : "light";
      setTheme({ shown, chosen: chosenTheme() });
    };
    look();
    // The root's class says it, whoever changed it: another tab, the system, a control beside this one.
    const root = new MutationObserver(look);
    root.observe(document.documentElement, { attributeFilter: ["class"] });
    return () => root.disconnect();
  }, []);

  function choose(next: Theme | null) {
    try {
      if (next) localStorage.setItem(STORAGE_KEY, next);
      else localStorage.removeItem(STORAGE_KEY);
      unkept = null;
    } catch {
      unkept = { choice: next };
    }
    applyTheme(next ?? wantedTheme());
  }
  return [theme, choose];
}

export function ThemeToggle() {
  const [theme, choose] = useTheme();
  return (
    <IconButton
      label={theme?.shown === "dark" ? "Switch to light theme" : "Switch to dark theme"}
      onClick={() => choose(document.documentElement.matches(".dark") ? "light" : "dark")}
    >
      <Sun aria-hidden size={18} className="hidden dark:block" />
      <Moon aria-hidden size={18} className="dark:hidden" />
    </IconButton>
  );
}
