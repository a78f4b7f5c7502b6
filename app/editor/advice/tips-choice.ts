/** Stores in this browser whether writing tips are shown; on by default. */
const KEY = "covitae:writing-tips";

export function loadTipsChoice(): boolean {
  try {
    return localStorage.getItem(KEY) !== "off";
  } catch {
    return true;
  }
}

export function saveTipsChoice(isOn: boolean): void {
  try {
    localStorage.setItem(KEY, isOn ? "on" : "off");
  } catch {
    // Storage is denied: the choice lasts until the page is closed.
  }
}
