/** Whether writing tips are shown, kept on this device; they are at first. */
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
    // The choice then lasts as long as the page.
  }
}
