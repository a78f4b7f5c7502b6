/** How a page is printed, and what it may do meanwhile: nothing. Pure, so that a command line can share it. */

/** Nothing answers at this name, whatever a resolver says: it is reserved. */
export const PRINT_ADDRESS = "https://resume.invalid/";

/** An endless layout ends here. */
export const PRINT_TIMEOUT_MS = 15_000;

/** More would not fit the isolate beside everything else, nor be a resume. */
export const MAX_PDF_BYTES = 20 * 1_048_576;

/** Title and language come from the document; tags and outline are what screen readers and parsers use. */
export const PDF_OPTIONS = {
  preferCSSPageSize: true,
  printBackground: true,
  tagged: true,
  outline: true,
} as const;

/** The same in the protocol's words; without margins it would make some of its own. */
export const PROTOCOL_PDF_OPTIONS = {
  preferCSSPageSize: PDF_OPTIONS.preferCSSPageSize,
  printBackground: PDF_OPTIONS.printBackground,
  generateTaggedPDF: PDF_OPTIONS.tagged,
  generateDocumentOutline: PDF_OPTIONS.outline,
  ...{ marginTop: 0, marginRight: 0, marginBottom: 0, marginLeft: 0 },
} as const;

/** As a header it also binds what a meta element cannot: `sandbox`, and a refresh by meta. */
export const PAGE_HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy":
    "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; form-action 'none'; base-uri 'none'",
  "x-dns-prefetch-control": "off",
  "referrer-policy": "no-referrer",
  "cache-control": "no-store",
} as const;

/** Outbound traffic of the hosted browser: an empty list might refuse even the page we answer ourselves. */
export const GUARDRAILS = { allowedDomains: ["resume.invalid"] };
