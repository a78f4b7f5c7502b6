/** Where the focus goes when what held it has done its work and is gone, or is disabled. */
export function focusPart(id: "profile" | "email" | "password" | "devices"): void {
  document.getElementById(`${id}-title`)?.focus();
}
