/** What reads a PDF and compares it with the resume: in the browser only, so that it is not bundled with the server. */
export { createParseReport } from "#app/core/pdf-check/parse-report.ts";
export { readPdf } from "#app/features/pdf-viewer/read-pdf.client.ts";
