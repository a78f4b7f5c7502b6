/**
 * Replaces `sessionStorage` in browsers that deny it: Remix's client navigation fails without it.
 */

/** The replacement lasts as long as the page. */
export function replaceDeniedSessionStorage(): void {
  try {
    void window.sessionStorage;
  } catch {
    const items = new Map<string, string>();
    const value: Pick<Storage, "getItem" | "setItem" | "removeItem"> = {
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, text) => void items.set(key, text),
      removeItem: (key) => void items.delete(key),
    };
    Object.defineProperty(window, "sessionStorage", { value });
  }
}
