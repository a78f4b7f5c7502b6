/**
 * Redraws the middle square of an uploaded image as a new JPEG of `side` × `side` pixels, in the isolated browser that
 * prints client HTML, so that no metadata or other hidden content of the upload is kept.
 */
import type { RedrawOutcome } from "#app/server/context.ts";
import type { RedrawResult } from "./pdf-printer.ts";

export async function redrawPhoto(
  env: Env,
  { type, bytes }: { type: string; bytes: Uint8Array<ArrayBuffer> },
  side: number,
): Promise<RedrawOutcome> {
  try {
    const printer = env.PRINTER.get(env.PRINTER.idFromName("client"));
    const image = `data:${type};base64,${Buffer.from(bytes).toString("base64")}`;
    // Cast to the plain result, because the stub's type also includes RPC promises.
    return (await printer.redraw(image, side)) as RedrawResult;
  } catch (error) {
    console.error("Printer unreachable", error);
    return { ok: false, reason: "failed" };
  }
}
