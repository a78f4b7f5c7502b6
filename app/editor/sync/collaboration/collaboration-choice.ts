/** Stores in this browser whether collaboration is on for a resume; on by default [spec 4]. */
const keyOf = (resumeId: string) => `covitae:collaboration:${resumeId}`;

export function loadCollaborationChoice(resumeId: string): boolean {
  try {
    return localStorage.getItem(keyOf(resumeId)) !== "off";
  } catch {
    return true;
  }
}

export function saveCollaborationChoice(resumeId: string, isOn: boolean): void {
  try {
    localStorage.setItem(keyOf(resumeId), isOn ? "on" : "off");
  } catch {
    // Storage is denied: the choice lasts until the page is closed.
  }
}
