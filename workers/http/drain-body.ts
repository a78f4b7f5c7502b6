/**
 * Reads and discards the rest of a request's body. Responding earlier would reset the connection, and a client that is
 * still sending would never read the error.
 */

/** Above the largest allowed upload; larger requests are cut off without being read. */
const MAX_DRAINED_BYTES = 8_388_608;
const MAX_DRAIN_MS = 5_000;
/** Bytes per read. Reads are large, because each takes time from other requests, however small its chunk. */
const READ_BYTES = 524_288;
/** Exists in Workers, but not in the browsers' types. */
interface ReaderWithMinimum {
  readAtLeast(bytes: number, view: Uint8Array): Promise<ReadableStreamReadResult<Uint8Array>>;
}

export async function drainBody({ body, headers }: Request): Promise<void> {
  if (!body || body.locked) return;
  if (Number(headers.get("content-length") ?? 0) > MAX_DRAINED_BYTES) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), MAX_DRAIN_MS);
  });
  try {
    const reader = body.getReader({ mode: "byob" }) as unknown as ReaderWithMinimum;
    let buffer = new ArrayBuffer(READ_BYTES);
    for (let size = 0; size <= MAX_DRAINED_BYTES; ) {
      const reading = reader.readAtLeast(READ_BYTES, new Uint8Array(buffer));
      const next = await Promise.race([reading, timeout]);
      if (!next?.value || next.done) return;
      size += next.value.byteLength;
      buffer = next.value.buffer as ArrayBuffer;
    }
  } catch {
    // The body was already read, or the client has disconnected.
  } finally {
    clearTimeout(timer);
  }
}
