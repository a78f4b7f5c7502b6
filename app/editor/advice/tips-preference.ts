/** Stores in this browser whether the user wants writing tips; on by default. */
const KEY = "covitae:writing-tips";

export function loadTipsPreference(): boolean {
  try {
    return localStorage.getItem(KEY) !== "off";
  } catch {
    return true;
  }
}

export function saveTipsPreference(isOn: boolean): void {
  try {
    localStorage.setItem(KEY, isOn ? "on" : "off");
  } catch {
    // Storage is denied: the choice lasts until the page is closed.
  }
}
