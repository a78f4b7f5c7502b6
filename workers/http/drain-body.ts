/**
 * Reads and discards the rest of a request's body. Responding earlier would reset the connection, and a client that is
 * still sending would never read the error.
 */

/** Above the largest allowed upload; larger requests are cut off. */
const MAX_DRAINED_BYTES = 8_388_608;
const MAX_DRAIN_MS = 5_000;

export async function drainBody({ body }: Request): Promise<void> {
  if (!body || body.locked) return;
  const reader = body.getReader();
  const timeout = new Promise<null>((resolve) => setTimeout(() => resolve(null), MAX_DRAIN_MS));
  try {
    for (let size = 0; size <= MAX_DRAINED_BYTES; ) {
      const next = await Promise.race([reader.read(), timeout]);
      if (!next?.value) return;
      size += next.value.byteLength;
    }
  } catch {
    // The body was already read, or the client has disconnected.
  }
}
