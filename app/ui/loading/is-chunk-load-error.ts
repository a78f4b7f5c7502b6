/** Detects a failed dynamic import. Some browsers never retry one until the page is reloaded. */

/** Matches the messages of Chromium ("… dynamically imported module"), Firefox ("… imported module") and Safari ("… module script"). */
export function isChunkLoadError(error: unknown): boolean {
  return error instanceof TypeError && /\bmodule\b/.test(error.message);
}
