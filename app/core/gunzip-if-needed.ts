/** Reads a gzipped file, whether or not the server or browser has already decompressed it. */

/** The first two bytes of a gzip file (RFC 1952). */
const GZIP = [0x1f, 0x8b];

export async function gunzipIfNeeded(response: Response): Promise<ArrayBuffer> {
  const bytes = await response.arrayBuffer();
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
  if (first !== GZIP[0] || second !== GZIP[1]) return bytes;
  const stream = new Response(bytes).body?.pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream).arrayBuffer();
}
