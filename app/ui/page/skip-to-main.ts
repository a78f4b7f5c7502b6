/** Moves the focus to the page's main element. */
export function skipToMain(event: { preventDefault(): void }): void {
  const main = document.querySelector("main");
  if (!main) return;
  event.preventDefault();
  main.tabIndex = -1;
  main.focus();
  main.scrollIntoView();
}
