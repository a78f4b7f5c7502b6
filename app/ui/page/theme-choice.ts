/**
 * Applies the user's theme, or else the system's, as a class on the root element [spec 4]. Without
 * React.
 */
import { afterPaint } from "#app/ui/loading/after-paint.ts";

const STORAGE_KEY = "theme";
const PREFERS_DARK = "(prefers-color-scheme: dark)";
export type Theme = "light" | "dark";

/** Runs before the first paint, so that the wrong theme does not flash. */
export const EARLY_SCRIPT = `(function(){var t;try{t=localStorage.getItem("${STORAGE_KEY}")}catch(e){}if(t!=="light"&&t!=="dark")t=matchMedia("${PREFERS_DARK}").matches?"dark":"light";document.documentElement.classList.add(t)})()`;

/** A choice that could not be stored; valid until the page is closed. */
let unstoredChoice: { choice: Theme | null } | null = null;

export function chosenTheme(): Theme | null {
  if (unstoredChoice) return unstoredChoice.choice;
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return stored === "light" || stored === "dark" ? stored : null;
  } catch {
    return null;
  }
}

export function resolveTheme(): Theme {
  return chosenTheme() ?? (matchMedia(PREFERS_DARK).matches ? "dark" : "light");
}

/**
 * Turns color transitions off meanwhile: they would restyle the whole page in each of their frames.
 */
export function applyTheme(theme: Theme): void {
  const { classList, dataset } = document.documentElement;
  if (classList.contains(theme)) return;
  dataset.changesTheme = "";
  classList.remove("light", "dark");
  classList.add(theme);
  afterPaint(() => delete dataset.changesTheme);
}

/** Calls back when another tab or the system changes the theme. */
export function watchTheme(onChange: () => void): () => void {
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

/** Stores a choice and shows it; null follows the system. */
export function chooseTheme(next: Theme | null): void {
  try {
    if (next) localStorage.setItem(STORAGE_KEY, next);
    else localStorage.removeItem(STORAGE_KEY);
    unstoredChoice = null;
  } catch {
    unstoredChoice = { choice: next };
  }
  applyTheme(next ?? resolveTheme());
}

export const shownTheme = (): Theme =>
  document.documentElement.matches(".dark") ? "dark" : "light";

export const toggleTheme = (): void => chooseTheme(shownTheme() === "dark" ? "light" : "dark");
