/** light or dark: stored, else the system's choice; saved on each change, a class on the root [spec 4]. */
import { Moon, Sun } from "lucide-react";
import { useEffect, useState } from "react";
import { IconButton } from "./button.tsx";

const STORAGE_KEY = "theme";
type Theme = "light" | "dark";

/** Runs before the first paint, so that nobody sees the wrong theme flash. */
const EARLY = `try{var t=localStorage.getItem("${STORAGE_KEY}");if(t!=="light"&&t!=="dark")t=matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light";document.documentElement.classList.add(t)}catch(e){document.documentElement.classList.add("light")}`;

export function ThemeScript({ nonce }: { nonce: string }) {
  const html = { __html: EARLY };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, under the page's nonce
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={html} />;
}

export function ThemeToggle() {
  const [theme, setTheme] = useState<Theme | null>(null);
  useEffect(
    () => setTheme(document.documentElement.classList.contains("dark") ? "dark" : "light"),
    [],
  );

  function toggle() {
    const next: Theme = theme === "dark" ? "light" : "dark";
    document.documentElement.classList.remove("light", "dark");
    document.documentElement.classList.add(next);
    try {
      localStorage.setItem(STORAGE_KEY, next);
    } catch {
      // Storage may be forbidden; the choice then lasts for this page.
    }
    setTheme(next);
  }

  return (
    <IconButton
      label={theme === "dark" ? "Switch to light theme" : "Switch to dark theme"}
      onClick={toggle}
    >
      {theme === "dark" ? <Sun aria-hidden size={18} /> : <Moon aria-hidden size={18} />}
    </IconButton>
  );
}
