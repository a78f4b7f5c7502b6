/** Options for printing a page without scripts or network access. Pure, so that the command line can share them. */

/** A reserved name (RFC 2606), which never resolves. */
export const PRINT_ADDRESS = "https://resume.invalid/";

/** Ends layouts that would never finish. */
export const PRINT_TIMEOUT_MS = 15_000;

/** Larger files would not fit the isolate's memory, and are not resumes. */
export const MAX_PDF_BYTES = 20 * 1_048_576;

/** Title and language come from the document. Tags and outline are for screen readers and parsers. */
export const PDF_OPTIONS = {
  preferCSSPageSize: true,
  printBackground: true,
  tagged: true,
  outline: true,
} as const;

/** The same as DevTools protocol options; margins must be set, because the defaults are not zero. */
export const PROTOCOL_PDF_OPTIONS = {
  preferCSSPageSize: PDF_OPTIONS.preferCSSPageSize,
  printBackground: PDF_OPTIONS.printBackground,
  generateTaggedPDF: PDF_OPTIONS.tagged,
  generateDocumentOutline: PDF_OPTIONS.outline,
  marginTop: 0,
  marginRight: 0,
  marginBottom: 0,
  marginLeft: 0,
} as const;

/** A header, because a meta element cannot set `sandbox` or prevent a meta refresh. */
export const PAGE_HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy":
    "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; form-action 'none'; base-uri 'none'",
  "x-dns-prefetch-control": "off",
  "referrer-policy": "no-referrer",
  "cache-control": "no-store",
} as const;

/** Allowed outbound traffic of the hosted browser; an empty list might block even the page that we serve ourselves. */
export const GUARDRAILS = { allowedDomains: ["resume.invalid"] };
