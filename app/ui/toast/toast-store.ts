/** The visible toast, in module state, so that any browser code can call `notify`. */

export type ToastTone = "success" | "error" | "plain";

export interface ToastAction {
  label: string;
  onClick(): void;
  /**
   * Subscribes to the action becoming impossible, which closes the toast. Returns an unsubscribe
   * function.
   */
  onceImpossible?(callback: () => void): () => void;
}

export interface ToastOptions {
  /** Usually Undo; clicking it dismisses the toast. */
  action?: ToastAction;
  /** Time until it is dismissed, paused on hover and focus; Infinity keeps it open. */
  durationMs?: number;
}

export interface Toast extends ToastOptions {
  id: number;
  tone: ToastTone;
  message: string;
  durationMs: number;
}

/** Toasts with an action and errors stay longer. */
const SHORT_MS = 5_000;
const LONG_MS = 10_000;

let shown: Toast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function setShown(next: Toast | null): void {
  shown = next;
  for (const listener of listeners) listener();
}

export function dismissToast(id: number): void {
  if (shown?.id === id) setShown(null);
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const currentToast = () => shown;
/** The toast during server rendering. */
export const serverToast = () => null;

/** Shows a toast in place of any other, and returns a function that dismisses it. */
function show(tone: ToastTone, message: string, options: ToastOptions = {}): () => void {
  // Module state on the server is shared by requests, so a toast could reach another user's page.
  if (typeof document === "undefined") return () => {};
  lastId += 1;
  const id = lastId;
  const durationMs =
    options.durationMs ?? (options.action || tone === "error" ? LONG_MS : SHORT_MS);
  setShown({ ...options, id, tone, message, durationMs });
  return () => dismissToast(id);
}

export const notify = {
  success: (message: string, options?: ToastOptions) => show("success", message, options),
  error: (message: string, options?: ToastOptions) => show("error", message, options),
  plain: (message: string, options?: ToastOptions) => show("plain", message, options),
};
