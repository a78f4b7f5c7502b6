/** Whether bytes have the form of a whole PDF; what is in it, readers find out. */

/** Readers look for the end mark this far from the end. */
const END_WITHIN = 1024;

export function isWholePdf(bytes: Uint8Array): boolean {
  const start = latin1(bytes.subarray(0, 8));
  const end = latin1(bytes.subarray(-END_WITHIN));
  return /^%PDF-\d\.\d/.test(start) && /startxref\s+\d+\s+%%EOF\s*$/.test(end);
}

const latin1 = (bytes: Uint8Array) => String.fromCharCode(...bytes);
