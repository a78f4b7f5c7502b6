/** Code of the page that did not come; some browsers never ask for it again until the page is loaded anew. */

/** As Chromium ("… dynamically imported module"), Firefox ("… imported module") and Safari ("… module script") say. */
export function isLostCode(error: unknown): boolean {
  return error instanceof TypeError && /\bmodule\b/.test(error.message);
}
