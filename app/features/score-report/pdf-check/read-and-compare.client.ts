/**
 * The functions that read a PDF and compare it with the resume; a client module, kept out of the
 * server's bundle.
 */
export { createParseReport } from "#app/core/pdf-check/parse-report.ts";
export { readPdf } from "#app/features/pdf-viewer/read-pdf.client.ts";
