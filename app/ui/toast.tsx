/** Where the specification says alert: a toast with role="alert" and the exact text. */
import { lazy, Suspense, useEffect, useState } from "react";

const Sonner = lazy(() => import("sonner").then((module) => ({ default: module.Toaster })));

export function Toaster() {
  // Toasts appear only after something happened in the browser; the first page need not wait for them.
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return mounted ? (
    <Suspense>
      <Sonner position="bottom-center" theme="system" />
    </Suspense>
  ) : null;
}

type ToastOptions = { action?: { label: string; onClick(): void }; durationMs?: number };

async function show(
  message: string,
  tone: "success" | "error" | "plain",
  options: ToastOptions = {},
) {
  const { toast } = await import("sonner");
  toast.custom(
    (id) => (
      <div
        role="alert"
        className="flex w-full items-center justify-between gap-4 rounded-control border border-line bg-raised px-4 py-3 text-ink shadow-raised"
      >
        <span
          className={tone === "error" ? "text-bad" : tone === "success" ? "text-good" : undefined}
        >
          {message}
        </span>
        {options.action ? (
          <button
            type="button"
            className="font-semibold text-accent"
            onClick={() => {
              options.action?.onClick();
              toast.dismiss(id);
            }}
          >
            {options.action.label}
          </button>
        ) : null}
      </div>
    ),
    { duration: options.durationMs ?? 5000 },
  );
}

export const notify = {
  success: (message: string, options?: ToastOptions) => show(message, "success", options),
  error: (message: string, options?: ToastOptions) => show(message, "error", options),
  plain: (message: string, options?: ToastOptions) => show(message, "plain", options),
};
