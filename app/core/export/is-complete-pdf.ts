/** Checks that a PDF file has a header and an end marker, so that it was not cut off; not its content. */

/** PDF readers search this many bytes at the end for the end marker. */
const END_SEARCH_BYTES = 1024;

export function isCompletePdf(bytes: Uint8Array): boolean {
  const start = latin1(bytes.subarray(0, 8));
  const end = latin1(bytes.subarray(-END_SEARCH_BYTES));
  return /^%PDF-\d\.\d/.test(start) && /startxref\s+\d+\s+%%EOF\s*$/.test(end);
}

const latin1 = (bytes: Uint8Array) => String.fromCharCode(...bytes);
