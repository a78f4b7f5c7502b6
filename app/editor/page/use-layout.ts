/** Loads the layout of a template; the previous one stays until the next has loaded. */
import { useEffect, useState } from "react";
import { loadLayout } from "#app/core/templates/layouts.ts";
import type { Layout } from "#app/core/templates/template.ts";
import { useAttempts } from "#app/ui/loading/use-attempts.ts";

export function useLayout(
  templateId: string | undefined,
  version: number | undefined,
): {
  layout: Layout | null;
  /** Why the layout failed to load; null if it did not. */
  error: string | null;
  /** A retry has failed as well. */
  isStuck: boolean;
  retry(): void;
} {
  const [loaded, setLoaded] = useState<{ layout: Layout | null; error: string | null }>({
    layout: null,
    error: null,
  });
  const { attempt, retry } = useAttempts(`${templateId} ${version}`);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    if (!templateId) return;
    let isCurrent = true;
    loadLayout(templateId, version).then(
      (layout) => isCurrent && setLoaded({ layout, error: null }),
      (error: unknown) =>
        isCurrent &&
        setLoaded((before) => ({
          ...before,
          error: error instanceof Error ? error.message : "Unknown error",
        })),
    );
    return () => {
      isCurrent = false;
    };
  }, [templateId, version, attempt]);
  return { ...loaded, isStuck: attempt > 0, retry };
}
