/**
 * Copies bytes for storing in SQLite, which takes an ArrayBuffer. An update of a Yjs document is
 * often a view of a larger buffer, whose other bytes would be stored too.
 */
export function copyToArrayBuffer(bytes: Uint8Array): ArrayBuffer {
  return bytes.slice().buffer as ArrayBuffer;
}
