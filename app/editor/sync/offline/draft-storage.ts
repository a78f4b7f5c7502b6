/**
 * Stores drafts in the browser's local storage. If it is denied or full, they last until the page
 * is closed.
 */

const unstored = new Map<string, string>();

export const draftStorage = {
  getItem(key: string): string | null {
    try {
      return unstored.get(key) ?? localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  setItem(key: string, text: string): void {
    try {
      localStorage.setItem(key, text);
      unstored.delete(key);
    } catch {
      unstored.set(key, text);
    }
  },
  removeItem(key: string): void {
    unstored.delete(key);
    try {
      localStorage.removeItem(key);
    } catch {
      // Storage is denied, so nothing is stored.
    }
  },
  keys(): string[] {
    try {
      return [...unstored.keys(), ...Object.keys(localStorage)];
    } catch {
      return [...unstored.keys()];
    }
  },
};
