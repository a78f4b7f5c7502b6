/**
 * The landing page's script, which runs instead of React so that the page loads fast. It handles the theme button,
 * links, loading and offline notices, and loads the code of the miniature (the page's small example editor) at the
 * first press or focus in it.
 */
import { storedSession } from "#app/client/stored-session.ts";
import { MINIATURE_ID, NOTICE_ID } from "#app/screens/landing/ids.ts";
import { watchMiniature } from "#app/screens/landing/miniature/watch-miniature.ts";
import { isNavigation } from "#app/ui/page/is-navigation.ts";
import { skipToMain } from "#app/ui/page/skip-to-main.ts";
import { TEXTS } from "#app/ui/page/texts.ts";
import {
  applyTheme,
  resolveTheme,
  shownTheme,
  toggleTheme,
  watchTheme,
} from "#app/ui/page/theme-choice.ts";

/** Faster navigations show no notice; pages with React wait as long. */
const NOTICE_DELAY_MS = 150;
const OFFLINE_NOTICE_MS = 8_000;

// Reading the session removes one that cannot be parsed [spec 4].
storedSession();
runTheme();
runLinks();
const miniature = document.getElementById(MINIATURE_ID);
if (miniature) watchMiniature(miniature);
runPlaceholders();
runAnimations();

function runTheme(): void {
  const toggle = document.querySelector("[data-theme-toggle]");
  const show = () => {
    applyTheme(resolveTheme());
    const label = shownTheme() === "dark" ? TEXTS.switchToLightTheme : TEXTS.switchToDarkTheme;
    toggle?.setAttribute("aria-label", label);
    toggle?.setAttribute("title", label);
  };
  toggle?.addEventListener("click", () => {
    toggleTheme();
    show();
  });
  watchTheme(show);
  show();
}

function runLinks(): void {
  document.querySelector('a[href="#main"]')?.addEventListener("click", skipToMain);
  let timer: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || !isNavigation(event)) return;
    if (navigator.onLine) {
      timer = setTimeout(() => showNotice("status", TEXTS.loadingPage), NOTICE_DELAY_MS);
      return;
    }
    event.preventDefault();
    showNotice("alert", TEXTS.youAreOffline);
    clearTimeout(timer);
    timer = setTimeout(hideNotice, OFFLINE_NOTICE_MS);
  });
  // A page that the browser restores from its cache is in the state in which it was left.
  addEventListener("pageshow", () => {
    clearTimeout(timer);
    hideNotice();
  });
}

function showNotice(role: "alert" | "status", text: string): void {
  const notice = document.getElementById(NOTICE_ID);
  if (!notice) return;
  const line = document.createElement("p");
  line.setAttribute("role", role);
  line.textContent = text;
  notice.replaceChildren(line);
  notice.hidden = false;
}

function hideNotice(): void {
  const notice = document.getElementById(NOTICE_ID);
  if (!notice) return;
  notice.hidden = true;
  notice.replaceChildren();
}

/** Pictures that cannot be loaded show a placeholder [spec 8]. */
function runPlaceholders(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>("img[data-placeholder]")) {
    const replace = () => {
      image.removeAttribute("srcset");
      image.src = image.dataset.placeholder ?? "";
    };
    image.addEventListener("error", replace, { once: true });
    if (image.complete && image.naturalWidth === 0 && image.currentSrc) replace();
  }
}

/** An animation plays once, when at least 60 percent of it is in view; the CSS starts it at `data-seen`. */
function runAnimations(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        (target as HTMLElement).dataset.seen = "";
        observer.unobserve(target);
      }
    },
    { threshold: 0.6 },
  );
  for (const element of document.querySelectorAll("[data-plays]")) observer.observe(element);
}
