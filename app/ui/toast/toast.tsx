/**
 * Toasts with role="alert", used wherever the specification calls for an alert.
 * Part of the initial bundle, so that they also work offline.
 */
import { CircleAlert, CircleCheck, X } from "lucide-react";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { TEXTS } from "./texts.ts";
import {
  currentToast,
  dismissToast,
  serverToast,
  subscribeToToasts,
  type Toast,
} from "./toast-store.ts";
import { useToastPlace, watchPresses } from "./use-toast-place.ts";

export { notify } from "./toast-store.ts";

const REGION_ID = "toasts";
const TICK_MS = 250;

/** True while the toasts are hovered or focused, or the tab is in the background. */
function isPaused(): boolean {
  const region = document.getElementById(REGION_ID);
  return document.hidden || (region?.matches(":hover, :focus-within") ?? false);
}

export function Toaster() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, serverToast);
  const region = useRef<HTMLElement>(null);
  const isEmpty = toast === null;

  useEffect(() => {
    // Otherwise a dialog would treat a click on a toast as a click outside and close.
    const stopPropagation = (event: Event) => event.stopPropagation();
    const element = region.current;
    element?.addEventListener("pointerdown", stopPropagation);
    return () => element?.removeEventListener("pointerdown", stopPropagation);
  }, []);

  useEffect(watchPresses, []);

  useEffect(() => {
    if (isEmpty) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "F8") region.current?.focus();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [isEmpty]);

  return (
    // aria-live prevents an open modal dialog from hiding the region; the alerts inside announce themselves.
    <section
      ref={region}
      id={REGION_ID}
      aria-label={TEXTS.notifications}
      aria-live="off"
      tabIndex={-1}
      // The padding keeps it above the editor's bottom tabs.
      className="pointer-events-none fixed inset-0 z-60 p-4 outline-none max-[56.25rem]:[:root:has([data-above-page])_&]:pb-32"
    >
      {toast ? <ToastCard key={toast.id} toast={toast} /> : null}
    </section>
  );
}

const TOAST_STYLES = {
  success: { Icon: CircleCheck, color: "text-good" },
  error: { Icon: CircleAlert, color: "text-bad" },
  plain: { Icon: null, color: "" },
} as const;

function ToastCard({ toast: { id, tone, message, action, durationMs } }: { toast: Toast }) {
  const card = useRef<HTMLDivElement>(null);
  const updatePosition = useToastPlace(card);
  useEffect(() => {
    let remainingMs = durationMs;
    const timer = setInterval(() => {
      if (isPaused()) return;
      // Moves the toast if a dialog has opened or closed, or the focus has moved.
      updatePosition();
      remainingMs -= TICK_MS;
      if (remainingMs <= 0) dismissToast(id);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [id, durationMs, updatePosition]);
  useEffect(() => action?.onceImpossible?.(() => dismissToast(id)), [action, id]);

  const { Icon, color } = TOAST_STYLES[tone];
  return (
    <div
      ref={card}
      className="pointer-events-auto absolute top-0 left-0 flex w-[calc(100%-2rem)] max-w-md animate-rise items-center gap-3 rounded-control border border-line-strong bg-raised py-2 pr-2 pl-3 text-ink shadow-raised"
    >
      {Icon ? <Icon aria-hidden size={18} className={`shrink-0 ${color}`} /> : null}
      <p role="alert" className="min-w-0 flex-1 py-1 wrap-break-word">
        {message}
      </p>
      {action ? (
        <button
          type="button"
          className="min-h-8 shrink-0 rounded-control px-2 font-semibold text-accent hover:bg-accent-wash"
          onClick={() => {
            dismissToast(id);
            action.onClick();
          }}
        >
          {action.label}
        </button>
      ) : null}
      <button
        type="button"
        aria-label={TEXTS.dismiss}
        className="grid size-8 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-sunken"
        onClick={() => dismissToast(id)}
      >
        <X aria-hidden size={16} />
      </button>
    </div>
  );
}
