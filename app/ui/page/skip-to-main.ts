/**
 * Moves the focus to the page's main element, for example after the focused control was removed.
 */
export function focusMain(): void {
  const main = document.querySelector("main");
  if (!main) return;
  main.tabIndex = -1;
  main.focus();
}

/** The click handler of the link "Skip to content": focuses the main element and scrolls to it. */
export function skipToMain(event: { preventDefault(): void }): void {
  const main = document.querySelector("main");
  if (!main) return;
  event.preventDefault();
  focusMain();
  main.scrollIntoView();
}
