/** Focuses a section's heading after the focused control was removed or disabled. */
export function focusSectionHeading(id: "profile" | "email" | "password" | "devices"): void {
  document.getElementById(`${id}-title`)?.focus();
}
