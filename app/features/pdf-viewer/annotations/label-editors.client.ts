/** Fixes accessible names: pdf.js puts a label on a role that allows none, and leaves stamps unlabeled. */

export function labelEditors(container: HTMLElement, signal: AbortSignal): void {
  const observer = new MutationObserver(() => {
    for (const editor of container.querySelectorAll(".highlightEditor[role=mark]")) {
      editor.setAttribute("role", "group");
    }
    for (const canvas of container.querySelectorAll(".stampEditor canvas:not([aria-label])")) {
      const file = canvas.closest(".stampEditor")?.getAttribute("aria-description") ?? "";
      canvas.setAttribute("aria-label", file.replace(/\.\w+$/, "") || "Image");
    }
  });
  observer.observe(container, { childList: true, subtree: true });
  signal.addEventListener("abort", () => observer.disconnect());
}
