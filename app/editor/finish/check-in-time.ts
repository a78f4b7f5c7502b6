/** Limits how long a download waits for the check of its PDF. */
import type { CheckedPdf } from "./finished-pdf.ts";

/** Download & Share then makes the checks itself. */
export const MAX_CHECK_MS = 8_000;

/** Null if the check failed or took too long, whichever of its steps was slow: not every one heeds the signal. */
export async function checkInTime(
  check: (signal: AbortSignal) => Promise<CheckedPdf>,
): Promise<CheckedPdf | null> {
  const controller = new AbortController();
  const { signal } = controller;
  const tooLate = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
  });
  const timer = setTimeout(
    () => controller.abort(new DOMException("The check took too long", "TimeoutError")),
    MAX_CHECK_MS,
  );
  try {
    return await Promise.race([check(signal), tooLate]);
  } catch (error) {
    console.warn("Failed to check the PDF", error);
    return null;
  } finally {
    clearTimeout(timer);
  }
}
