/**
 * Reads what is left of a request's body and drops it. A server that answers earlier resets the connection, and a
 * client that is still sending never reads why it was refused.
 */

/** Above the largest file that a call takes; whoever sends more is cut off. */
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
    // Read to its end by whoever answered, or the client has gone.
  }
}
