/** Brings a section of the form to the top, unfolded, and focuses its heading. */
export function scrollToSection(name: string): void {
  const section = document.querySelector(`[data-form-section="${name}"]`);
  const heading = section?.querySelector<HTMLElement>("h2 button");
  if (!section || !heading) return;
  if (heading.getAttribute("aria-expanded") === "false") heading.click();
  section.scrollIntoView({ block: "start" });
  heading.focus({ preventScroll: true });
}
