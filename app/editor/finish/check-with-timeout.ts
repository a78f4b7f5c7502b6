/** Limits how long a download waits for the check of its PDF. */
import type { CheckedPdf } from "./finished-pdf.ts";

/**
 * After this time the file is downloaded unchecked, and the Download & Share dialog runs the checks
 * itself.
 */
export const MAX_CHECK_MS = 8_000;

/**
 * Runs the check; null if it failed or took too long. Raced with a timeout, since not all steps of
 * the check obey the signal.
 */
export async function checkWithTimeout(
  check: (signal: AbortSignal) => Promise<CheckedPdf>,
): Promise<CheckedPdf | null> {
  const controller = new AbortController();
  const { signal } = controller;
  const timeout = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
  });
  const timer = setTimeout(
    () => controller.abort(new DOMException("The check took too long", "TimeoutError")),
    MAX_CHECK_MS,
  );
  try {
    return await Promise.race([check(signal), timeout]);
  } catch (error) {
    console.warn("Failed to check the PDF", error);
    return null;
  } finally {
    clearTimeout(timer);
  }
}
