/** Moves the focus to the page's main element, as where the focused control went with its part of the page. */
export function focusMain(): void {
  const main = document.querySelector("main");
  if (!main) return;
  main.tabIndex = -1;
  main.focus();
}

export function skipToMain(event: { preventDefault(): void }): void {
  const main = document.querySelector("main");
  if (!main) return;
  event.preventDefault();
  focusMain();
  main.scrollIntoView();
}
