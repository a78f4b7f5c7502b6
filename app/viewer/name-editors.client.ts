/** pdf.js labels its highlights without saying what they are, which screen readers then leave out. */

export function nameEditors(container: HTMLElement, signal: AbortSignal): void {
  const observer = new MutationObserver(() => {
    for (const editor of container.querySelectorAll(".highlightEditor:not([role])")) {
      editor.setAttribute("role", "group");
    }
  });
  observer.observe(container, { childList: true, subtree: true });
  signal.addEventListener("abort", () => observer.disconnect());
}
