/** Components whose code is loaded after the page's, and whose load failure leaves the page intact. */
import {
  type ComponentProps,
  type ComponentType,
  type ReactNode,
  useEffect,
  useReducer,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { notify } from "#app/ui/toast/toast-store.ts";
import { afterPaint } from "./after-paint.ts";
import { preload } from "./preload.ts";
import { retryWithBackoff } from "./retry-with-backoff.ts";

const LOAD_FAILED =
  "This part of the page could not be loaded. Try again once you are online, or reload the page then.";
/** For a component that the user did not open. */
const BACKGROUND_LOAD_FAILED =
  "A part of this page could not be loaded. Reload the page once you are online.";

/** Loads code for a user action; on failure shows an error and returns undefined. */
export async function loadOrNotify<T>(load: () => Promise<T>): Promise<T | undefined> {
  try {
    return await load();
  } catch (error) {
    console.warn("Failed to load a part of the page", error);
    notify.error(LOAD_FAILED);
  }
}

/**
 * Unlike React's `lazy`, a failed load neither throws during rendering nor is final. The code is preloaded. If it
 * still is not loaded when rendered, a component that the user opened (it has `onLoadError`, which closes it) shows
 * an error. Any other retries, and shows one error if the browser is online: after a new release the code may be
 * gone for good, and some browsers (seen in Chromium 153) do not retry a failed import until the page is reloaded.
 * @param fallback rendered until the component is loaded
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  fallback: ReactNode = null,
): ComponentType<P & { onLoadError?(): void }> {
  let Part: ComponentType<P> | null = null;
  const loadPart = preload(async () => {
    Part ??= await load();
  });

  return function LazyPart({ onLoadError, ...props }) {
    const [, rerender] = useReducer((count: number) => count + 1, 0);
    // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per mount
    useEffect(() => {
      if (Part) return;
      let [isUnmounted, wasNotified] = [false, false];
      const stop = retryWithBackoff(async () => {
        try {
          await loadPart();
          if (!isUnmounted) rerender();
        } catch (error) {
          console.warn("Failed to load a part of the page", error);
          if (isUnmounted) return;
          if (onLoadError) {
            notify.error(LOAD_FAILED);
            return onLoadError();
          }
          if (!wasNotified && navigator.onLine) {
            wasNotified = true;
            notify.error(BACKGROUND_LOAD_FAILED);
          }
          throw error;
        }
      });
      return () => {
        isUnmounted = true;
        stop();
      };
    }, []);
    return Part ? <Part {...(props as unknown as P)} /> : fallback;
  };
}

/**
 * A lazy part that a press opens, such as a dialog. It renders after the press itself is painted,
 * and synchronously, so that it handles events as soon as it is visible.
 */
export function lazyOverlay<P extends object>(load: () => Promise<ComponentType<P>>) {
  const Part = lazyPart(load);
  return function LazyOverlay(props: ComponentProps<typeof Part>) {
    const [isPressPainted, setPressPainted] = useState(false);
    useEffect(() => afterPaint(() => flushSync(() => setPressPainted(true))), []);
    return isPressPainted ? <Part {...props} /> : null;
  };
}
