/** The toasts on show. A module's state, so that anything in the browser can call `notify`. */

export type ToastTone = "success" | "error" | "plain";

export interface ToastOptions {
  /** Usually Undo; choosing it dismisses the toast. */
  action?: { label: string; onClick(): void };
  /** How long it stays while nobody looks at it; Infinity keeps it until dismissed. */
  durationMs?: number;
}

export interface Toast extends ToastOptions {
  id: number;
  tone: ToastTone;
  message: string;
  durationMs: number;
}

const MOST_AT_ONCE = 3;
/** Long enough to read; what can be undone or went wrong stays longer. */
const SHORT_MS = 5_000;
const LONG_MS = 10_000;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function replace(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

export function dismissToast(id: number): void {
  replace(toasts.filter((toast) => toast.id !== id));
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const currentToasts = () => toasts;

const NONE: readonly Toast[] = [];
export const toastsOnServer = () => NONE;

/** Gives a function that takes the toast away again. A repeated text replaces itself, and is read out anew. */
function show(tone: ToastTone, message: string, options: ToastOptions = {}): () => void {
  // Server modules outlive a request; nobody's toast may reach somebody else's page.
  if (typeof document === "undefined") return () => {};
  lastId += 1;
  const id = lastId;
  const durationMs =
    options.durationMs ?? (options.action || tone === "error" ? LONG_MS : SHORT_MS);
  const others = toasts.filter((toast) => toast.message !== message);
  replace([...others, { ...options, id, tone, message, durationMs }].slice(-MOST_AT_ONCE));
  return () => dismissToast(id);
}

export const notify = {
  success: (message: string, options?: ToastOptions) => show("success", message, options),
  error: (message: string, options?: ToastOptions) => show("error", message, options),
  plain: (message: string, options?: ToastOptions) => show("plain", message, options),
};
