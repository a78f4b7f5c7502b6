/** pdf.js labels its highlights under a role that takes no label, and its stamps not at all. */

export function nameEditors(container: HTMLElement, signal: AbortSignal): void {
  const observer = new MutationObserver(() => {
    for (const editor of container.querySelectorAll(".highlightEditor[role=mark]")) {
      editor.setAttribute("role", "group");
    }
    for (const canvas of container.querySelectorAll(".stampEditor canvas:not([aria-label])")) {
      const file = canvas.closest(".stampEditor")?.getAttribute("aria-description") ?? "";
      canvas.setAttribute("aria-label", file.replace(/\.\w+$/, "") || "Picture");
    }
  });
  observer.observe(container, { childList: true, subtree: true });
  signal.addEventListener("abort", () => observer.disconnect());
}
