/**
 * Loads a template's layout and the words of a language; the previous ones stay until the new ones
 * have loaded.
 */

import { useEffect, useState } from "react";
import { loadWords } from "#app/core/resume-languages/load-words.ts";
import { ENGLISH, type ResumeWords } from "#app/core/resume-languages/resume-words.ts";
import { loadLayout } from "#app/core/templates/layouts.ts";
import type { Layout } from "#app/core/templates/template.ts";
import { useAttempts } from "#app/ui/loading/use-attempts.ts";
import { plainErrorText } from "#app/ui/text/plain-error-text.ts";

export function useLayout(
  templateId: string | undefined,
  version: number | undefined,
  language: string | undefined,
): {
  layout: Layout | null;
  words: ResumeWords;
  /** Why the layout failed to load; null if it did not. */
  error: string | null;
  /** Whether the user has retried: with an `error`, the retry has failed as well. */
  hasRetried: boolean;
  retry(): void;
} {
  const [loaded, setLoaded] = useState<{
    layout: Layout | null;
    words: ResumeWords;
    error: string | null;
  }>({ layout: null, words: ENGLISH, error: null });
  const { attempt, retry } = useAttempts(`${templateId} ${version} ${language}`);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    if (!templateId) return;
    let isCurrent = true;
    // Loaded together, so that no page mixes the previous language with the new one.
    Promise.all([loadLayout(templateId, version), loadWords(language)]).then(
      ([layout, words]) => isCurrent && setLoaded({ layout, words, error: null }),
      (error: unknown) =>
        isCurrent &&
        setLoaded((before) => ({
          ...before,
          error: plainErrorText(error, "Unknown error"),
        })),
    );
    return () => {
      isCurrent = false;
    };
  }, [templateId, version, language, attempt]);
  return { ...loaded, hasRetried: attempt > 0, retry };
}
