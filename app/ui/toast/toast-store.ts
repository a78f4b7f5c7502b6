/** The visible toasts, in module state, so that any browser code can call `notify`. */

export type ToastTone = "success" | "error" | "plain";

export interface ToastOptions {
  /** Usually Undo; clicking it dismisses the toast. */
  action?: { label: string; onClick(): void };
  /** Time until it is dismissed, paused on hover and focus; Infinity keeps it open. */
  durationMs?: number;
}

export interface Toast extends ToastOptions {
  id: number;
  tone: ToastTone;
  message: string;
  durationMs: number;
}

const MAX_TOASTS = 3;
/** Toasts with an action and errors stay longer. */
const SHORT_MS = 5_000;
const LONG_MS = 10_000;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function setToasts(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

export function dismissToast(id: number): void {
  setToasts(toasts.filter((toast) => toast.id !== id));
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const currentToasts = () => toasts;

const NONE: readonly Toast[] = [];
export const serverToasts = () => NONE;

/** Returns a function that dismisses the toast. A repeated message replaces the previous one and is announced again. */
function show(tone: ToastTone, message: string, options: ToastOptions = {}): () => void {
  // Module state on the server is shared by requests, so a toast could reach another user's page.
  if (typeof document === "undefined") return () => {};
  lastId += 1;
  const id = lastId;
  const durationMs =
    options.durationMs ?? (options.action || tone === "error" ? LONG_MS : SHORT_MS);
  const others = toasts.filter((toast) => toast.message !== message);
  setToasts([...others, { ...options, id, tone, message, durationMs }].slice(-MAX_TOASTS));
  return () => dismissToast(id);
}

export const notify = {
  success: (message: string, options?: ToastOptions) => show("success", message, options),
  error: (message: string, options?: ToastOptions) => show("error", message, options),
  plain: (message: string, options?: ToastOptions) => show("plain", message, options),
};
