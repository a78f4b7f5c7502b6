/** The bytes of a gzipped file, whether or not what served it has unzipped it already. */

const GZIP = [0x1f, 0x8b];

export async function gunzipIfNeeded(answer: Response): Promise<ArrayBuffer> {
  const bytes = await answer.arrayBuffer();
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
  if (first !== GZIP[0] || second !== GZIP[1]) return bytes;
  const stream = new Response(bytes).body?.pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream).arrayBuffer();
}
